import { courseBasket } from "#app/art/week-basket.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { CaseTable } from "#app/components/tables/case-table.tsx";
import { listCases } from "#app/components/tables/list-cases.ts";
import { Downloads } from "#app/components/text/downloads.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { casesPath, getCases } from "#schemas/cases/cases.ts";
import { getConsultancy } from "#schemas/consultancy.ts";
import { getCourses } from "#schemas/courses.ts";
import { getOwnProducts } from "#schemas/own-products.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/products-overview";
import { CourseTeaser } from "./parts/course-teaser.tsx";
import { NameGrid } from "./parts/name-grid.tsx";
import { PageIndex } from "./parts/page-index.tsx";
import { ProductFeature } from "./parts/product-feature.tsx";
import { SoonLabel } from "./parts/soon-label.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const page = getPage("products-overview");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    table: getPage("litigation").table,
    takeAlong: getPage("litigation").takeAlong,
    listing: listCases(getCases(), page.path, url.searchParams),
    casesPath,
    products: getOwnProducts(),
    consultancy: getConsultancy().map(({ title }) => title),
    courses: getCourses().map((course, i) => ({
      title: course.title,
      basket: courseBasket(course.duration, i),
    })),
  };
}

/** How each of the own products is shown; a third would look like the first. */
const looks = [
  { tone: "jac", art: "product-wazazi", side: "right" },
  { tone: "leaf", art: "product-records", side: "left" },
] as const;

export default function ProductsOverview({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, table, listing, products, consultancy, courses } = loaderData;
  const parts = [
    { id: "litigation", title: page.litigation.heading },
    ...products.map(({ slug, title }) => ({ id: slug, title })),
    { id: "consultancy", title: page.consultancy.heading },
    { id: "courses", title: page.shortCourses.heading },
  ];
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="dye"
        art="head-overview"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      >
        <PageIndex label="On this page" parts={parts} />
      </PageHead>
      <Section top="less" labelledBy="litigation">
        <SectionHead title={page.litigation.heading} id="litigation">
          <TextLink href={page.litigation.link.href}>{page.litigation.link.label}</TextLink>
        </SectionHead>
        <CaseTable
          casesPath={loaderData.casesPath}
          listing={listing}
          labels={table}
          labelledBy="litigation"
        />
        <Downloads
          text={loaderData.takeAlong}
          links={[
            { label: "CSV", href: "/data/cases.csv", isFile: true },
            { label: "JSON", href: "/data/cases.json", isFile: true },
          ]}
        />
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
        <SectionHead title={page.consultancy.heading} id="consultancy">
          <p>{page.consultancy.payment}</p>
          <TextLink href={page.consultancy.link.href}>{page.consultancy.link.label}</TextLink>
        </SectionHead>
        <NameGrid names={consultancy} />
      </Section>
      <Section tone="gold" top="less" bottom="less" labelledBy="courses">
        <SectionHead title={page.shortCourses.heading} id="courses">
          <SoonLabel>{page.shortCourses.label}</SoonLabel>
        </SectionHead>
        <CourseTeaser courses={courses} />
        <TextLink href={page.shortCourses.link.href}>{page.shortCourses.link.label}</TextLink>
      </Section>
    </>
  );
}
