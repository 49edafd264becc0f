import { Badge } from "#app/components/base/badge.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { TimeLimit } from "#collections/cases/time-limits.ts";
import type { Place } from "#collections/pages/pages.ts";
import { DayCount } from "./day-count.tsx";
import styles from "./verdict.module.css";

const jumps = [
  { part: "orders", label: "Orders" },
  { part: "steps", label: "Steps" },
  { part: "press", label: "Quote" },
  { part: "sources", label: "Sources" },
] as const;

interface VerdictProps {
  entry: LitigationCase;
  page: Place;
  landmark: TimeLimit | undefined;
  today: string;
}

export function Verdict({ entry, page, landmark, today }: VerdictProps) {
  const { caseName, verdict, status, statusType, note, pending } = entry;
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
          <ul className={`no-print taps row ${styles.jumps}`} aria-label="On this page">
            {jumps
              .filter(({ part }) => parts[part].length > 0)
              .map(({ part, label }) => (
                <li key={part}>
                  <a href={`#${part}`}>{label}</a>
                </li>
              ))}
          </ul>
        </Container>
      </Surface>
      <SelvedgeBand />
    </>
  );
}
