import { courseBasket } from "#app/art/week-basket.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { CaseTable } from "#app/components/tables/case-table.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { getCases } from "#collections/cases/cases.ts";
import { getConsultancy, getCourses, getOwnProducts } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { ProductFeature } from "./parts/product-feature.tsx";
import styles from "./products-overview.module.css";

/** How each of the own products is shown; a third would look like the first. */
const looks = [
  { tone: "jac", art: "product-wazazi", side: "right" },
  { tone: "leaf", art: "product-records", side: "left" },
] as const;

export default function ProductsOverview() {
  const page = getPage("products-overview");
  const { table } = getPage("litigation");
  const products = getOwnProducts();
  const parts = [
    { label: page.litigation.heading, href: "#litigation" },
    ...products.map(({ slug, title }) => ({ label: title, href: `#${slug}` })),
    { label: page.consultancy.heading, href: "#consultancy" },
    { label: page.shortCourses.heading, href: "#courses" },
  ];
  return (
    <>
      {/* Columns of a table take their width from all of its rows. */}
      <PaintAfter id="consultancy" />
      <PageOpening page={page} tone="dye" art="head-overview">
        <nav aria-label="On this page">
          <LinkList links={parts} className={`no-print taps row ${styles.index}`} />
        </nav>
      </PageOpening>
      <Section top="less" labelledBy="litigation">
        <SectionHead {...page.litigation} id="litigation" />
        <CaseTable cases={getCases()} labels={table} labelledBy="litigation" />
      </Section>
      {products.map((product, i) => (
        <ProductFeature
          key={product.slug}
          id={product.slug}
          product={product}
          {...(looks[i % looks.length] ?? looks[0])}
        />
      ))}
      <Section labelledBy="consultancy">
        <SectionHead {...page.consultancy} intro={page.consultancy.payment} id="consultancy" />
        <ItemList
          items={getConsultancy().map(({ title }) => ({ title }))}
          className={styles.names}
        />
      </Section>
      <Section tone="gold" top="less" bottom="less" labelledBy="courses">
        <SectionHead heading={page.shortCourses.heading} id="courses">
          <span className="soon">{page.shortCourses.label}</span>
        </SectionHead>
        <ItemList
          items={getCourses().map(({ title, duration }, index) => ({ title, duration, index }))}
          className={`split-medium ${styles.courses}`}
        >
          {({ duration, index }) => (
            <InlineArt
              svg={courseBasket(duration, index)}
              className={`no-print ${styles.basket}`}
            />
          )}
        </ItemList>
        <TextLink {...page.shortCourses.link} />
      </Section>
    </>
  );
}
