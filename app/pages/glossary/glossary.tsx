import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { PaintAfter } from "#app/paint-after.tsx";
import { definedTerms } from "#app/structured-data.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getGlossary, termId } from "#collections/site/glossary.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/glossary";
import styles from "./glossary.module.css";

export function loader() {
  const opening = getPageOpening("glossary");
  const terms = getGlossary()
    .map(({ term, meaning }) => ({ id: termId(term), term, meaning }))
    .sort((a, b) => a.term.localeCompare(b.term, "en"));
  const letters = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  return {
    ...opening,
    groups: [...letters].map(([letter, entries]) => ({ letter, entries })),
    description: definedTerms(terms, opening.page, getKnownOrganisation().url),
  };
}

/** Every term that the site explains, from A to Z. */
export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { page, groups, description } = loaderData;
  return (
    <>
      <StructuredData data={description} />
      <PageOpening {...loaderData} tone="leaf" art="pattern-marks" />
      <Section top="less">
        {/* The letters share the width between them. */}
        <PaintAfter id="terms" />
        <nav className={styles.letters} aria-label={page.letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letter-${letter}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="terms" className={styles.groups}>
          {groups.map(({ letter, entries }) => (
            <section key={letter} className={styles.group} aria-labelledby={`letter-${letter}`}>
              <h2 id={`letter-${letter}`}>{letter}</h2>
              <dl>
                {entries.map(({ id, term, meaning }) => (
                  <div key={id} id={id} className={styles.entry}>
                    <dt>{term}</dt>
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
