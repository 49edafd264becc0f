import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { Badge } from "#app/components/base/badge.tsx";
import { Fold } from "#app/components/text/fold.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { inOneLine } from "#collections/formats/in-one-line.ts";
import { caseLabels } from "./case-labels.ts";
import styles from "./case-stages.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

const stageCloths = [
  "stage-complaint",
  "stage-appeal",
  "stage-enforcement",
] as const satisfies readonly ArtFile[];

/** A case and its later stages, the case of the page first. */
export function CaseStages({ stages }: { stages: readonly LitigationCase[] }) {
  return (
    <>
      <h2 id="stages">{`One case, ${inWords(stages.length)} stages`}</h2>
      <ol className={styles.stages}>
        {stages.map((stage, index) => {
          const { slug, caseName, status, statusType, yearFiled, note, issues } = stage;
          return (
            <li key={slug} id={`stage-${index + 1}`}>
              <Art name={stageCloths[index % stageCloths.length] as ArtFile} />
              <div>
                <p className="kicker">
                  {`Stage ${index + 1}`}
                  {index === 0 && " · this page"}
                </p>
                <h3 className="title-1">{caseName}</h3>
                <Badge kind={statusType}>{status}</Badge>
                <p className={styles.line}>
                  Filed: {yearFiled}.
                  {index > 0 && (
                    <>
                      {" "}
                      {note}
                      <SourceNumbers numbers={sourcesOf(stage)} />
                    </>
                  )}
                </p>
                <Fold isLine title={caseLabels.issues}>
                  <p>{inOneLine(issues)}</p>
                </Fold>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What is known of a later stage rests on the sources of its steps that are only reported. */
function sourcesOf({ events }: LitigationCase): number[] {
  const reported = events.filter(({ isReported }) => isReported);
  return [...new Set(reported.flatMap(({ sources }) => sources))].toSorted((a, b) => a - b);
}

function inWords(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six"][count] ?? `${count}`;
}
