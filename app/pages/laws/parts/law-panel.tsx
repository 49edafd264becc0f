import { citePage } from "#app/cite.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Linked } from "#app/components/text/source-list.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLawChanges } from "#collections/laws/law-history.ts";
import { allSources, changesPath, reportLawPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./law-page.module.css";
import { describeChange, type LawRow } from "./law-rows.ts";

/** Beside a law: its sources, when they were checked, what changed, how to cite and to report it. */
export function LawPanel({ law }: { law: LawRow }) {
  const { library: labels } = getPage("laws");
  const changes = (getLawChanges() ?? []).filter(({ slug }) => slug === law.slug).slice(0, 3);
  const { checkedOn: date, slug, path } = law;
  const { oscola } = citePage({ title: `${law.country}: ${law.title}`, date, slug, path });
  return (
    <aside className={styles.panel} aria-label={labels.takenFrom}>
      <h2>{labels.takenFrom}</h2>
      <ul>
        {allSources(law).map(({ name, href }) => (
          <li key={href ?? name}>
            <Linked href={href}>{name}</Linked>
          </li>
        ))}
      </ul>
      {law.sourceNotOpened && (
        <p>
          <strong>{labels.sourceNotOpened}</strong>
        </p>
      )}
      <h2>{labels.checked}</h2>
      <p>
        <time dateTime={law.checkedOn}>{formatDay(law.checkedOn)}</time>
      </p>
      {law.isStale && (
        <p>
          <strong>{labels.stale}</strong>
        </p>
      )}
      <p className="muted">{labels.honesty}</p>
      {changes.length > 0 && (
        <>
          <h2>{labels.changes.breadcrumb}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change.day} id={`changed-${change.day}`}>
                <time dateTime={change.day}>{formatDay(change.day)}</time>: {describeChange(change)}
              </li>
            ))}
          </ul>
          <TextLink href={changesPath}>{labels.changes.link}</TextLink>
        </>
      )}
      <h2>{labels.cite}</h2>
      <p className="cited" id="cite-row">
        {oscola}
      </p>
      <CopyButton of="cite-row" what="the citation" />
      <h2>{labels.report}</h2>
      <p className="muted">{labels.reportNote}</p>
      <p>
        <TextLink href={reportLawPath(law.slug)}>{labels.report}</TextLink>
      </p>
    </aside>
  );
}
