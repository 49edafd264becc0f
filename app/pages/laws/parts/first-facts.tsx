import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Linked } from "#app/components/text/source-list.tsx";
import { formatDays } from "#collections/formats/format-day.ts";
import type { Law } from "#collections/laws/laws.ts";
import { factLines } from "./fact-lines.ts";
import styles from "./first-facts.module.css";
import { warningFor } from "./law-rows.ts";
import { SourceLine } from "./source-line.tsx";

export const firstFactsId = "first-facts";

/** Of the data protection law of a country: whether it is in force, who watches over it, where to complain. */
export function FirstFacts({ law }: { law: Law }) {
  const { facts, missing } = factLines(law);
  const warning = warningFor(law);
  const days = facts.map(({ comparedOn }) => comparedOn).toSorted();
  return (
    <Surface tone="leaf" className={styles.band} id={firstFactsId}>
      <Container>
        <h2>
          <a href={`#${law.anchor}`}>{law.title}</a>
        </h2>
        {warning && <p className={styles.warning}>{warning}</p>}
        {facts.length > 0 && (
          <dl className={`split ${styles.facts}`}>
            {facts.map(({ label, lines, notes }) => (
              <div key={label}>
                <dt>{label}</dt>
                {lines.map(({ text, href }) => (
                  <dd key={text} className={`title-2 ${styles.answer}`}>
                    <Linked href={href}>{text}</Linked>
                  </dd>
                ))}
                {notes.map((note) => (
                  <dd key={note} className={styles.note}>
                    {note}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {missing.length > 0 && (
          <p className={styles.missing}>
            <b>Nobody has confirmed yet:</b> {missing.join(", ")}.
          </p>
        )}
        {facts.length > 0 && (
          <SourceLine
            sources={facts.map(({ source }) => source)}
            note={`Last compared on ${formatDays(days[0] ?? "", days.at(-1) ?? "")}.`}
          />
        )}
      </Container>
    </Surface>
  );
}
