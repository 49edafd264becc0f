import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Details } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ActivityList } from "#app/components/lists/activity-list.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getDepartments } from "#collections/site/strategy.ts";
import styles from "./departments.module.css";

/** Who does the work: the departments and their key activities. What they follow is `/about/otc-framework`. */
export default function Departments() {
  const page = getPage("departments");
  const departments = getDepartments();
  return (
    <>
      <PageOpening page={page} tone="leaf" art={departments.map(({ art }) => art)} />
      <Section top="less" className="clip">
        <div className={styles.departments}>
          {departments.map(({ id, title, description, art, activities }) => (
            <article key={id} id={id} aria-label={title} className={styles.department}>
              <Art name={art} />
              <div>
                <h2>{title}</h2>
                <p>{description}</p>
                <Details of={title} labels={getMessages().buttons}>
                  <h3 className={styles.label}>{page.activitiesLabel}</h3>
                  <ActivityList activities={activities} />
                </Details>
              </div>
            </article>
          ))}
        </div>
        <p className="after-block">
          <TextLink {...page.link} />
        </p>
      </Section>
    </>
  );
}
