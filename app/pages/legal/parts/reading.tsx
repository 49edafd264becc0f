import type { ReactNode } from "react";
import { Section } from "#app/components/layout/section.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import styles from "./reading.module.css";

interface ReadingProps {
  /** What the page says in a few sentences, for those who read no further. */
  inShort: readonly string[];
  /** Day of the last change, as `2026-11-21`. */
  updatedOn: string;
  sections: readonly { id: string; title: string; content: ReactNode }[];
}

/** A long text made to be read or looked up: its points first, then contents, then numbered sections. */
export function Reading({ inShort, updatedOn, sections }: ReadingProps) {
  return (
    <Section top="less">
      <div className={styles.layout}>
        <section className={styles.short} aria-labelledby="in-short">
          <h2 className={styles.label} id="in-short">
            In short
          </h2>
          <PlainList items={inShort} />
          <p className={styles.changed}>
            Last changed on <time dateTime={updatedOn}>{dayInWords(updatedOn)}</time>
          </p>
        </section>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.label} id="contents">
            On this page
          </h2>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.number}>{index + 1}</span>
                  <span className={styles.entry}>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {sections.map(({ id, title, content }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={styles.title} id={`${id}-title`}>
                  {title}
                </h2>
                {content}
              </div>
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}

/** `2026-11-21` as "21 November 2026". */
function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
