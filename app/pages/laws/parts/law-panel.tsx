import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { changesPath, reportLawPath } from "#collections/laws/law-addresses.ts";
import type { LawChange } from "#collections/laws/law-history.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { describeChange } from "./describe-change.ts";
import styles from "./law-page.module.css";
import type { LawRow } from "./law-rows.ts";

interface LawPanelProps {
  law: LawRow;
  changes: readonly LawChange[];
  citation: string;
  labels: PageContent<"laws">["library"];
}

/** Beside a law: its sources, when they were checked, what changed, how to cite and to report it. */
export function LawPanel({ law, changes, citation, labels }: LawPanelProps) {
  return (
    <aside className={styles.panel} aria-label={labels.takenFrom}>
      <h2>{labels.takenFrom}</h2>
      <ul>
        {law.sources.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a href={href} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
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
                <time dateTime={change.day}>{formatDay(change.day)}</time>:{" "}
                {describeChange(change, labels.changes)}
              </li>
            ))}
          </ul>
          <TextLink href={changesPath}>{labels.changes.link}</TextLink>
        </>
      )}
      <h2>{labels.cite}</h2>
      <p className={styles.cite} id="cite-row">
        {citation}
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
