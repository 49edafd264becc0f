import { FactList } from "#app/components/text/fact-list.tsx";
import { formatDate } from "#collections/formats/format-day.ts";
import type { Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { FirstFacts } from "./first-facts.tsx";
import styles from "./law-page.module.css";
import type { LawRow } from "./law-rows.ts";

export function LawFacts({ law, parent }: { law: LawRow; parent: Law | undefined }) {
  const { whatWeKnow, fieldLabels: names } = getPage("laws").library;
  const { officialLink } = law;
  return (
    <>
      <h2>{whatWeKnow}</h2>
      {law.purpose && <p className={styles.purpose}>{law.purpose}</p>}
      <FirstFacts law={law} />
      <dl className={styles.numerals}>
        <div>
          <dt>{names.year}</dt>
          <dd>{law.year}</dd>
        </div>
        <div>
          <dt>{names.standing}</dt>
          <dd className={law.standingLabel.length > 8 ? styles.long : undefined}>
            {law.standingLabel}
          </dd>
        </div>
      </dl>
      <FactList
        className={styles.facts}
        facts={[
          { label: names.number, value: [law.number, law.chapter].filter(Boolean).join("; ") },
          { label: names.kind, value: law.kindLabel },
          { label: names.under, value: parent && <a href={parent.path}>{parent.title}</a> },
        ]}
      />
      <FactList
        className={styles.notes}
        facts={[
          { label: names.status, value: law.status },
          { label: names.ratifiedBy, value: law.ratifiedBy.join(", ") },
          {
            label: names.officialLink,
            value: officialLink && (
              <a href={officialLink} rel="noopener">
                {officialLink.replace("https://", "")}
              </a>
            ),
          },
        ]}
      />
      {law.dates.length > 0 && (
        <ol className={styles.dates} aria-label={names.dates}>
          {law.dates.map(({ date, event }) => (
            <li key={date + event}>
              <time dateTime={date}>{formatDate(date)}</time> <span>{event}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
