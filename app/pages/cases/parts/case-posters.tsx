import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { Badge } from "#app/components/base/badge.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { caseFile, hasLoom, loomFiles } from "#collections/cases/case-files.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { countTimeLimits, landmarkOf } from "#collections/cases/time-limits.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./case-posters.module.css";
import { DayCount } from "./day-count.tsx";

interface CasePostersProps {
  lead: LitigationCase;
  others: readonly LitigationCase[];
  today: string;
}

const tiles = [
  { tone: "jac", art: "tile-appeal" },
  { tone: "leaf", art: "tile-enforcement" },
] as const satisfies readonly { tone: "jac" | "leaf"; art: ArtFile }[];

/** The landmark case on a poster with its loose strand at its foot, and two others as tiles beside it. */
export function CasePosters({ lead, others, today }: CasePostersProps) {
  const landmark = landmarkOf(countTimeLimits(lead, today));
  const { heading } = getPage("litigation").table;
  return (
    <>
      <section
        className={`split-medium columns-8-4 ${styles.posters}`}
        aria-label={heading}
        data-tiles={others.length}
      >
        <Surface as="article" tone="night" className={styles.poster} aria-label={lead.caseName}>
          <div className={`split columns-7-5 ${styles.body}`}>
            <h2 className="title-2">
              <a className={`cover ${styles.cover}`} href={lead.path}>
                {lead.caseName}
              </a>
            </h2>
            <p className={`title-4 ${styles.verdict}`}>
              {lead.verdict?.decided} {lead.verdict?.open && <em>{lead.verdict.open}</em>}
            </p>
            <Badge kind={lead.statusType}>{lead.status}</Badge>
            {landmark && (
              <DayCount
                limit={landmark}
                remark={lead.pending?.short}
                today={today}
                className={styles.count}
              />
            )}
          </div>
          {hasLoom(lead) && (
            <div className={`no-print ${styles.cloth}`}>
              <img
                className="no-print"
                src={caseFile(lead, loomFiles.poster)}
                width="1360"
                height="320"
                alt=""
                loading="lazy"
                decoding="async"
              />
            </div>
          )}
        </Surface>
        {others.map((entry, index) => {
          const { tone, art } = tiles[index % tiles.length] as (typeof tiles)[number];
          return (
            <Surface
              key={entry.slug}
              as="article"
              tone={tone}
              className={styles.tile}
              aria-label={entry.caseName}
            >
              <Art name={art} loading="eager" />
              <div className={`stack ${styles.text}`}>
                <h2>
                  <a className={`cover ${styles.cover}`} href={entry.path}>
                    {entry.caseName}
                  </a>
                </h2>
                {entry.summary && <p>{entry.summary}</p>}
                <Badge kind={entry.statusType}>{entry.status}</Badge>
              </div>
            </Surface>
          );
        })}
      </section>
      <SelvedgeBand />
    </>
  );
}
