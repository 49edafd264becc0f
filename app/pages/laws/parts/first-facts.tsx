import { Linked } from "#app/components/text/source-list.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import type { Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type FactLine, factLines } from "./fact-lines.ts";
import styles from "./first-facts.module.css";

/** Whether a law is in force, who watches over it and where to complain, each with its source and day. */
export function FirstFacts({ law }: { law: Law }) {
  const { known, missing } = factLines(law);
  return (
    <>
      <dl className={styles.facts}>
        {known.map((fact) => (
          <div key={fact.label}>
            <dt className="small">{fact.label}</dt>
            {fact.lines.map(({ text, href }) => (
              <dd key={text} className={styles.answer}>
                <Linked href={href}>{text}</Linked>
              </dd>
            ))}
            {fact.notes.map((note) => (
              <dd key={note}>{note}</dd>
            ))}
            <dd className={styles.source}>
              <FactSource {...fact} />
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <b>{getPage("laws").library.facts.missing}</b> {missing.join(", ")}.
        </p>
      )}
    </>
  );
}

export function FactSource({ source, comparedOn }: Pick<FactLine, "source" | "comparedOn">) {
  const { facts } = getPage("laws").library;
  return (
    <>
      {facts.source} <Linked href={source.href}>{source.name}</Linked>.{" "}
      {fillPlaceholders(facts.compared, { date: formatDay(comparedOn) })}
    </>
  );
}
