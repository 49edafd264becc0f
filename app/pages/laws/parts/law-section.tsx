import { TextLink } from "#app/components/base/text-link.tsx";
import { Linked } from "#app/components/text/source-list.tsx";
import { getCases } from "#collections/cases/cases.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { isStale, type Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { factLabels, factLines, forceSentence, regulatorText } from "./fact-lines.ts";
import { firstFactsId } from "./first-facts.tsx";
import { warningFor } from "./law-rows.ts";
import styles from "./law-section.module.css";
import { SixPoints } from "./six-points.tsx";
import { SourceLine } from "./source-line.tsx";

interface LawSectionProps {
  law: Law;
  /** The law that it was made under or that it changes. */
  parent: Law | undefined;
  /** Whether its first facts stand above all laws. */
  isFirst: boolean;
}

/** A law like an entry of a register: year, title, state, what it does, sources. */
export function LawSection({ law, parent, isFirst }: LawSectionProps) {
  const { library } = getPage("laws");
  const { anchor, title, year, purpose, status, ratifiedBy, substance, officialLink } = law;
  const number = [law.number, law.chapter].filter(Boolean).join("; ");
  const [ownCase] = getCases().filter(({ slug }) => law.cases.includes(slug));
  const { since } = law.inForce ?? {};
  // The day on which it came into force stands among its facts.
  const dates = law.dates.filter(({ date }) => date !== since);
  const caution = warningFor(law);
  const inForce = isFirst ? undefined : forceSentence(law);
  // What warns that it is in force in part says since when, too.
  const isSaid = caution && inForce?.startsWith(caution);
  const [warning, force] = isSaid ? [inForce] : [caution, inForce];
  const regulator = !isFirst && regulatorText(law);
  const notes = isFirst ? [] : [law.inForce?.note, law.regulator?.note];
  return (
    <section className={`split ${styles.law}`} id={anchor} aria-labelledby={`${anchor}-title`}>
      <p className={`title-3 ${styles.year}`} aria-hidden="true">
        {year}
      </p>
      <div className={`stack gap-3 ${styles.body}`}>
        <h3 id={`${anchor}-title`}>
          <a href={`#${anchor}`}>{title}</a>
        </h3>
        {warning && <p className={styles.warning}>{warning}</p>}
        {(force || regulator || number || parent || isFirst) && (
          <ul className={`row ${styles.facts}`}>
            {/* Whoever comes by the address of the law has not seen them. */}
            {isFirst && (
              <li>
                <a href={`#${firstFactsId}`}>{Object.values(factLabels).join(" · ")}</a>
              </li>
            )}
            {force && <li className={styles.force}>{force}</li>}
            {regulator && (
              <li>
                {factLabels.regulator}: {regulator}
              </li>
            )}
            {number && <li>{number}</li>}
            {parent && (
              <li>
                Belongs to: <a href={parent.path}>{parent.title}</a>
              </li>
            )}
          </ul>
        )}
        {[purpose, ...notes, status].map((text) => text && <p key={text}>{text}</p>)}
        {!isFirst && <Complaints law={law} />}
        {ratifiedBy.length > 0 && <p>Ratified by, as listed: {ratifiedBy.join(", ")}.</p>}
        {dates.length > 0 && (
          <ul className={styles.dates} aria-label="Dates">
            {dates.map(({ date, event }) => (
              <li key={date + event}>
                <time dateTime={date}>{formatDate(date)}</time>: {event}
              </li>
            ))}
          </ul>
        )}
        {substance && <SixPoints law={law} />}
        {ownCase && <TextLink href={ownCase.path}>Our case under this law</TextLink>}
        {law.sourceNotOpened && (
          <p>
            <strong>{library.sourceNotOpened}</strong>
          </p>
        )}
        {isStale(law) && (
          <p>
            <strong>{library.stale}</strong>
          </p>
        )}
        <SourceLine
          sources={[
            ...law.sources,
            ...(isFirst ? [] : [law.inForce, law.regulator, law.complaints]).flatMap(
              (fact) => fact?.source ?? [],
            ),
            ...Object.values(substance ?? {}).flatMap((point) => point?.source ?? []),
            ...(officialLink ? [{ name: "official address, as listed", href: officialLink }] : []),
          ]}
        />
      </div>
    </section>
  );
}

function Complaints({ law }: { law: Law }) {
  const fact = factLines(law).facts.find(({ name }) => name === "complaints");
  if (!fact) return null;
  return (
    <p>
      {fact.label}:{" "}
      {fact.lines.map(({ text, href }, index) => (
        <span key={text}>
          {index > 0 && "; "}
          <Linked href={href}>{text}</Linked>
        </span>
      ))}
      . {fact.notes.join(" ")}
    </p>
  );
}
