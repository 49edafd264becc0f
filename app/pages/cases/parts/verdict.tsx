import { Badge } from "#app/components/base/badge.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Fold } from "#app/components/text/fold.tsx";
import { correctionAnchor, type LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import type { Place } from "#collections/pages/pages.ts";
import { caseLabels } from "./case-labels.ts";
import { DayCount } from "./day-count.tsx";
import { howWeCountAnchor } from "./how-we-count.tsx";
import styles from "./verdict.module.css";

interface VerdictProps {
  entry: LitigationCase;
  page: Place;
  landmark: TimeLimit | undefined;
}

/** What everybody reads first: what was decided, what is open, the days since; and what the page said wrongly before. */
export function Verdict({ entry, page, landmark }: VerdictProps) {
  const { caseName, verdict, status, statusType, note, corrections } = entry;
  return (
    <>
      <Surface as="section" tone="bark" className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <div
            className={classNames(styles.grid, "split-medium columns-7-5")}
            data-count={landmark ? "yes" : "no"}
          >
            <div className={classNames(styles.words, "stack gap-5")}>
              <h1 className={verdict ? classNames(styles.name, "title-2") : "title-5"}>
                {caseName}
              </h1>
              {verdict && (
                <p className={styles.verdict}>
                  {verdict.decided} {verdict.open && <em>{verdict.open}</em>}
                </p>
              )}
              <Badge kind={statusType}>{status}</Badge>
              {note && <p>{note}</p>}
            </div>
            {landmark && <DayCount limit={landmark} remark={entry.pending?.text} />}
          </div>
          {corrections.length > 0 && (
            <div className={styles.corrections}>
              {corrections.map((correction) => (
                <Fold
                  key={correctionAnchor(correction)}
                  id={correctionAnchor(correction)}
                  isLine
                  title={describeCorrection(correction)}
                >
                  <p>
                    {correction.text} <a href={`#${howWeCountAnchor}`}>{caseLabels.howWeCount}</a>
                  </p>
                </Fold>
              ))}
            </div>
          )}
        </Container>
      </Surface>
      <SelvedgeBand />
    </>
  );
}

function describeCorrection({ date, title }: LitigationCase["corrections"][number]) {
  return `Corrected on ${formatDay(date)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
