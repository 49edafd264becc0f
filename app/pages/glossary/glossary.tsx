import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { definedTerms } from "#app/structured-data.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getGlossary, termId } from "#collections/site/glossary.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import styles from "./glossary.module.css";

export default function Glossary() {
  const page = getPage("glossary");
  const terms = getGlossary()
    .map(({ term, meaning }) => ({ id: termId(term), term, meaning }))
    .sort((a, b) => a.term.localeCompare(b.term, "en"));
  const letters = [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())];
  return (
    <>
      <StructuredData data={definedTerms(terms, page, getKnownOrganisation().url)} />
      <PageOpening page={page} tone="leaf" art="pattern-marks" />
      <Section top="less">
        {/* The letters share the width between them. */}
        <PaintAfter id="terms" />
        <nav className={`no-print ${styles.letters}`} aria-label={page.letters}>
          <LinkList links={letters.map(([label]) => ({ label, href: `#letter-${label}` }))} />
        </nav>
        <div id="terms" className={styles.groups}>
          {letters.map(([letter, entries]) => (
            <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
              <h2 id={`letter-${letter}`}>{letter}</h2>
              <dl>
                {entries.map(({ id, term, meaning }) => (
                  <div key={id} id={id} className={styles.entry}>
                    <dt className="title-1">{term}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <TextLink href={page.link.href}>{page.link.label}</TextLink>
      </Section>
    </>
  );
}
