import { courseBasket } from "#app/art/week-basket.ts";
import { ButtonLink } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getCourses } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { CoursePoster } from "./parts/course-poster.tsx";
import styles from "./short-courses.module.css";

const tones = ["dye", "gold"] as const;

export default function ShortCourses() {
  const page = getPage("short-courses");
  const { audience, expectations } = page;
  return (
    <>
      <PageOpening page={page} tone="leaf" art="head-courses" />
      <Section top="less" bottom="less">
        <div className={`split gap-5 ${styles.posters}`}>
          {getCourses().map((course, i) => (
            <CoursePoster
              key={course.slug}
              course={course}
              basket={courseBasket(course.duration, i)}
              tone={tones[i % tones.length] ?? "dye"}
              button={page.button}
            />
          ))}
        </div>
      </Section>
      <Section top="less" labelledBy="audience">
        <div className={`split columns-7-5 gap-7 ${styles.people}`}>
          <div>
            <h2 id="audience" className="title-3">
              {audience.heading}
            </h2>
            <ItemList items={audience.items} className={`title-2 ${styles.audience}`} />
          </div>
          <div className={`panel ${styles.expectations}`}>
            <h2 className="title-3">{expectations.heading}</h2>
            <PlainList items={expectations.items} />
            <ButtonLink {...page.link} icon="arrow-right" />
          </div>
        </div>
      </Section>
    </>
  );
}
