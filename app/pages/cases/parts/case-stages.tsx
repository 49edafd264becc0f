import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { Badge } from "#app/components/base/badge.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { inOneLine } from "#collections/formats/in-one-line.ts";
import { getPage } from "#collections/pages/pages.ts";
import { sideLabels } from "./case-loom.ts";
import styles from "./case-stages.module.css";
import { EventDay } from "./event-day.tsx";
import { PhoneFold } from "./phone-fold.tsx";
import { SourceNumbers } from "./source-numbers.tsx";

const stageCloths = [
  "stage-complaint",
  "stage-appeal",
  "stage-enforcement",
] as const satisfies readonly ArtFile[];

/** A case and its later stages, the case of the page first. Old addresses of the stages redirect here. */
export function CaseStages({ stages }: { stages: readonly LitigationCase[] }) {
  const { stages: heading, stagesNote } = getPage("litigation").casePage;
  return (
    <section className={styles.section} aria-labelledby="stages">
      <Container>
        <div className={`split columns-7-5 ${styles.head}`}>
          <h2 id="stages">{heading.replace("{count}", inWords(stages.length))}</h2>
          <p>{stagesNote}</p>
        </div>
        <ol className={styles.stages}>
          {stages.map((stage, index) => (
            <li key={stage.slug} id={`stage-${index + 1}`}>
              <Art name={stageCloths[index % stageCloths.length] as ArtFile} />
              <div className={styles.name}>
                <p className="kicker">
                  {`Stage ${index + 1}`}
                  {index === 0 && " · this record"}
                </p>
                <h3>{stage.caseName}</h3>
                <Badge kind={stage.statusType}>{stage.status}</Badge>
                {index > 0 && stage.note && <p>{stage.note}</p>}
              </div>
              <div className={styles.facts}>
                <PhoneFold summary="Read this stage">
                  <FactList
                    className={styles.mini}
                    facts={[
                      { label: "Filed", value: stage.yearFiled },
                      { label: sideLabels.forum, value: stage.forum },
                      { label: "Issues", value: inOneLine(stage.issues) },
                    ]}
                  />
                  {index > 0 && <Events entry={stage} index={index} />}
                  {index > 0 &&
                    stage.notKnown.map((sentence) => (
                      <p key={sentence} className="muted">
                        Not known: {sentence.charAt(0).toLowerCase()}
                        {sentence.slice(1)}
                      </p>
                    ))}
                </PhoneFold>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

function Events({ entry, index }: { entry: LitigationCase; index: number }) {
  if (entry.events.length === 0) return null;
  return (
    <ol className={`stack gap-3 ${styles.events}`}>
      {entry.events.map(({ date, isLatest, title, text, sources }, step) => (
        <li key={`${date} ${title}`} id={`stage-${index + 1}-step-${step + 1}`}>
          <p className="small">
            <EventDay date={date} isLatest={isLatest} />
          </p>
          <p>
            <b>{title}.</b> {text}
            <SourceNumbers numbers={sources} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function inWords(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six"][count] ?? `${count}`;
}
