import { Badge } from "#app/components/base/badge.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import { getPage, type Place } from "#collections/pages/pages.ts";
import { DayCount } from "./day-count.tsx";
import styles from "./verdict.module.css";

const jumps = ["orders", "steps", "press", "sources"] as const;

interface VerdictProps {
  entry: LitigationCase;
  page: Place;
  landmark: TimeLimit | undefined;
  today: string;
}

export function Verdict({ entry, page, landmark, today }: VerdictProps) {
  const { caseName, verdict, status, statusType, note, pending } = entry;
  const labels = getPage("litigation").casePage;
  const parts = { orders: entry.orders, steps: entry.events, press: [entry], sources: [entry] };
  return (
    <>
      <Surface as="section" tone="bark" className={styles.head}>
        <Container>
          <Breadcrumbs page={page} />
          <div
            className={`split-medium columns-7-5 ${styles.grid}`}
            data-count={landmark ? "yes" : "no"}
          >
            <div className={`stack gap-5 ${styles.words}`}>
              <h1 className={verdict ? `title-2 ${styles.name}` : "title-5"}>{caseName}</h1>
              {verdict && (
                <p className={`title-4 ${styles.verdict}`}>
                  {verdict.decided} {verdict.open && <em>{verdict.open}</em>}
                </p>
              )}
              <Badge kind={statusType}>{status}</Badge>
              {note && <p>{note}</p>}
              {pending && <p className={styles.pending}>{pending.text}</p>}
            </div>
            {landmark && <DayCount entry={entry} limit={landmark} today={today} isOwn />}
          </div>
          <ul className={`no-print taps row ${styles.jumps}`} aria-label={labels.jumps.label}>
            {jumps
              .filter((part) => parts[part].length > 0)
              .map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{labels.jumps[part]}</a>
                </li>
              ))}
          </ul>
        </Container>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
