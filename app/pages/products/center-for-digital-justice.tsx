import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./center-for-digital-justice.module.css";
import { ClosingNote } from "./parts/closing-note.tsx";

/** Four doors with their curtains drawn, and below each what will be taught behind it. */
export default function CenterForDigitalJustice() {
  const page = getPage("center-for-digital-justice");
  return (
    <>
      <PageHead page={page} />
      <Surface as="section" tone="jac">
        <Container className={`split columns-7-5 ${styles.head}`}>
          <Breadcrumbs page={page} />
          <h1 className="title-6">{page.heading}</h1>
          <div className={styles.lead}>
            <p className="lead">{page.lead}</p>
            <span className="soon">{page.label}</span>
          </div>
          <Art name="center-doors" className={styles.doors} loading="eager" />
        </Container>
      </Surface>
      <SelvedgeBand />
      <Section top="less" bottom="less" labelledBy="plans">
        <h2 id="plans" className={styles.heading}>
          {page.plans.heading}
        </h2>
        <ItemList items={page.plans.items} className={styles.plans} />
        <TextLink href={page.coursesLink.href}>{page.coursesLink.label}</TextLink>
      </Section>
      <ClosingNote tone="leaf" {...page.closing} />
    </>
  );
}
