import { getCourses } from "#content/schemas/courses.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { courseBasket } from "../art/week-basket.ts";
import { ButtonLink } from "../components/button.tsx";
import { CoursePoster } from "../components/course-poster.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainList } from "../components/plain-list.tsx";
import { Section } from "../components/section.tsx";
import { StructuredData } from "../components/structured-data.tsx";
import { courseList } from "../structured-data.ts";
import type { Route } from "./+types/short-courses";
import styles from "./short-courses.module.css";

export function loader() {
  const page = getPage("short-courses");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    description: courseList(getCourses(), getOrganisation(), page.path),
    courses: getCourses().map((course, i) => ({
      course,
      basket: courseBasket(course.duration, i),
    })),
  };
}

const tones = ["dye", "gold"] as const;

export default function ShortCourses({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, description, courses } = loaderData;
  const { audience, expectations } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <StructuredData data={description} />
      <PageHead
        tone="leaf"
        art="head-courses"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less" bottom="less">
        <div className={styles.posters}>
          {courses.map(({ course, basket }, i) => (
            <CoursePoster
              key={course.slug}
              course={course}
              basket={basket}
              tone={tones[i % tones.length] ?? "dye"}
              labels={page.labels}
              button={page.button}
            />
          ))}
        </div>
      </Section>
      <Section top="less" labelledBy="audience">
        <div className={styles.people}>
          <div>
            <h2 id="audience">{audience.heading}</h2>
            <ul className={styles.audience}>
              {audience.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className={styles.expectations}>
            <h2>{expectations.heading}</h2>
            <PlainList items={expectations.items} />
            <ButtonLink href={page.link.href} icon="arrow-right">
              {page.link.label}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
