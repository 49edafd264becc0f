import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Art } from "../components/art.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ClosingNote } from "../components/closing-note.tsx";
import { Field } from "../components/field.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { SelvedgeBand } from "../components/selvedge-band.tsx";
import { SoonLabel } from "../components/soon-label.tsx";
import { TextLink } from "../components/text-link.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/center-for-digital-justice";
import styles from "./center-for-digital-justice.module.css";

export function loader() {
  const page = getPage("center-for-digital-justice");
  return { page, breadcrumbs: getTrail(page), origin: getOrganisation().url };
}

/** Four doors with their curtains drawn, and below each what will be taught behind it. */
export default function CenterForDigitalJustice({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <Field as="section" tone="jac">
        <Wrap className={styles.head}>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{page.heading}</h1>
          <div className={styles.lead}>
            <p className="lead">{page.lead}</p>
            <SoonLabel>{page.label}</SoonLabel>
          </div>
          <Art name="center-doors" className={styles.doors} loading="eager" />
        </Wrap>
      </Field>
      <SelvedgeBand />
      <Section top="less" bottom="less" labelledBy="plans">
        <h2 id="plans" className={styles.heading}>
          {page.plans.heading}
        </h2>
        <ul className={styles.plans}>
          {page.plans.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <TextLink href={page.coursesLink.href}>{page.coursesLink.label}</TextLink>
      </Section>
      <ClosingNote tone="leaf" {...page.closing} />
    </>
  );
}
