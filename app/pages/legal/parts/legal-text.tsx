import type { ReactNode } from "react";
import { Section } from "#app/components/layout/section.tsx";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import type { LegalPage } from "#collections/legal/legal-pages.ts";
import type { MarkdownSection } from "#collections/reading/markdown-sections.ts";
import styles from "./legal-text.module.css";

interface LegalTextProps extends Pick<LegalPage, "inShort" | "updatedOn"> {
  sections: readonly MarkdownSection[];
  /** What stands in the places that the text leaves open, by their names. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** A long text made to be read or looked up: its points first, then contents, then numbered sections. */
export function LegalText({ inShort, updatedOn, sections, slots }: LegalTextProps) {
  return (
    <Section top="less">
      <div className={styles.layout}>
        <section className={styles.short} aria-labelledby="in-short">
          <h2 className={styles.label} id="in-short">
            In short
          </h2>
          <PlainList items={inShort} />
          <p className={styles.changed}>
            Last changed on <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
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
          {sections.map(({ id, title, parts }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={styles.title} id={`${id}-title`}>
                  {title}
                </h2>
                {parts.map((part) =>
                  "html" in part ? (
                    <MarkdownText key={part.html} html={part.html} className={styles.words} />
                  ) : (
                    <div key={part.slot}>{slots[part.slot]}</div>
                  ),
                )}
              </div>
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
