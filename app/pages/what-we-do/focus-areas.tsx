import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { SubjectLabel } from "#app/components/text/subject-label.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getSectors } from "#collections/site/strategy.ts";
import styles from "./focus-areas.module.css";

/** Each sector a band of its own: a scene that reaches one edge of the page, words beside it. */
export default function FocusAreas() {
  const page = getPage("focus-areas");
  return (
    <>
      <PageOpening page={page} tone="bark" art="head-focus-areas" />
      <div className={`stack gap-8 ${styles.sectors}`}>
        {getSectors().map(({ id, name, title, description }) => (
          <article key={id} id={id} aria-label={name} className={styles.sector}>
            <Art name={`sector-${id}`} className={styles.scene} />
            <div className={styles.text}>
              <h2 className={styles.name}>{name}</h2>
              <p className="lead">{description}</p>
              <TextLink href={page.link.href}>
                <SubjectLabel subject={title}>{page.link.label}</SubjectLabel>
              </TextLink>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
