import { casesPath, getCases } from "#content/schemas/cases.ts";
import { getConsultancy } from "#content/schemas/consultancy.ts";
import { getCourses } from "#content/schemas/courses.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getOwnProducts } from "#content/schemas/own-products.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { courseBasket } from "../art/week-basket.ts";
import { CaseTable } from "../components/case-table.tsx";
import { CourseTeaser } from "../components/course-teaser.tsx";
import { NameGrid } from "../components/name-grid.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageIndex } from "../components/page-index.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { ProductFeature } from "../components/product-feature.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { SoonLabel } from "../components/soon-label.tsx";
import { TakeAlong } from "../components/take-along.tsx";
import { TextLink } from "../components/text-link.tsx";
import { listCases } from "../newsroom/list-cases.ts";
import type { Route } from "./+types/products-overview";

export function loader({ url }: Route.LoaderArgs) {
  const page = getPage("products-overview");
  return {
    page,
    breadcrumbs: getTrail(page),
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
          words={table}
          labelledBy="litigation"
        />
        <TakeAlong
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
