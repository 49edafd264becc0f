import { getHubItems } from "#content/schemas/hub.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getOwnProducts } from "#content/schemas/own-products.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Art } from "../components/art.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { InDevelopment } from "../components/in-development.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { SelvedgeBand } from "../components/selvedge-band.tsx";
import { SoonLabel } from "../components/soon-label.tsx";
import { TextLink } from "../components/text-link.tsx";
import { WarpPatches } from "../components/warp-patches.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/innovation-hub";
import styles from "./innovation-hub.module.css";

export function loader() {
  const page = getPage("innovation-hub");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    items: getHubItems(),
    products: getOwnProducts(),
  };
}

/** A loom with its cloth just begun: everything here is still to come. */
export default function InnovationHub({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, items, products } = loaderData;
  const { inDevelopment } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <Field as="section" tone="night" className={styles.loom}>
        <Wrap className={styles.head}>
          <div className={styles.words}>
            <Breadcrumbs {...breadcrumbs} />
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
            <p>
              <SoonLabel>{page.label}</SoonLabel>
            </p>
          </div>
          <Art name="hub-loom" className={styles.art} loading="eager" />
        </Wrap>
        <div className={styles.warp}>
          <Wrap>
            <WarpPatches items={items} soon={page.label} />
          </Wrap>
        </div>
      </Field>
      <SelvedgeBand />
      <Section labelledBy="in-development">
        <SectionHead title={inDevelopment.heading} id="in-development">
          <TextLink href={inDevelopment.link.href}>{inDevelopment.link.label}</TextLink>
        </SectionHead>
        <InDevelopment products={products} soon={page.label} />
        <p className={styles.more}>
          <ButtonLink href={page.link.href} icon="arrow-right">
            {page.link.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
