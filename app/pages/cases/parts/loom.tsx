import { loomQuarters, loomScale } from "#app/art/deadline-loom.ts";
import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { caseFile, loomFiles } from "#collections/cases/case-files.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { stepDay } from "#collections/cases/step-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { CaseLimits } from "./case-limits.tsx";
import { type CaseLoom, exactDay, noParty, sideNames, sides } from "./case-loom.ts";
import styles from "./loom.module.css";
import { type ClothName, LoomLabels } from "./loom-labels.tsx";
import { LoomPending } from "./loom-pending.tsx";

interface LoomProps {
  entry: LitigationCase;
  loom: CaseLoom;
}

/** The time a case took, drawn: its strands as pictures, its words and marks over them, its deadlines below. */
export function Loom({ entry, loom }: LoomProps) {
  const { timeNote } = getPage("litigation").casePage;
  const names = sideNames(entry);
  return (
    <Surface as="section" tone="night" className={styles.loom} aria-labelledby="loom">
      <Container className={styles.grid}>
        <div className={`split-medium ${styles.head}`}>
          <h2 id="loom" className="title-3">
            The time it took
          </h2>
          <p>
            {timeNote} <a href="#steps">Read it as a list</a>
          </p>
          <ul className={`row ${styles.key}`}>
            {sides.map((side) => (
              <li key={side} data-party={side}>
                {names[side]}
              </li>
            ))}
            {entry.events.some(({ by }) => !by) && <li data-party="none">{noParty}</li>}
            {entry.pending && <li data-party="pending">{entry.pending.name}</li>}
          </ul>
        </div>
        <div>
          <Cloth name="wide" entry={entry} loom={loom} />
          <Cloth name="upright" entry={entry} loom={loom} />
        </div>
        <CaseLimits limits={loom.limits} />
      </Container>
    </Surface>
  );
}

type ClothProps = LoomProps & { name: ClothName };

function Cloth(props: ClothProps) {
  const { name, entry, loom } = props;
  const { isUpright, length, breadth } = loomScale(name, loom.time);
  const [width, height] = isUpright ? [breadth, length] : [length, breadth];
  return (
    <div className={isUpright ? `no-print ${styles.upright}` : styles.wide}>
      <img src={caseFile(entry, loomFiles[name])} alt="" loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <ClothLabels {...props} />
      </svg>
    </div>
  );
}

/** What is written on a drawing: months, numbers, and a mark for each step that leads to it. */
function ClothLabels({ name, entry, loom }: ClothProps) {
  const scale = loomScale(name, loom.time);
  const { isUpright, breadth } = scale;
  return (
    <>
      <g className={styles.dates}>
        {loomQuarters(name, loom.time).map(({ at, label }) =>
          isUpright ? (
            <text key={at} x={breadth - 2} y={at - 7} textAnchor="end">
              {label}
            </text>
          ) : (
            <text key={at} x={at + (at < 30 ? 0 : 8)} y="20">
              {label}
            </text>
          ),
        )}
      </g>
      <LoomLabels name={name} loom={loom} />
      {entry.pending && <LoomPending pending={entry.pending} scale={scale} />}
      {entry.events.map((step, index) => {
        const { date, by, title, isReported } = step;
        const at = scale.along(exactDay(date));
        const lane = by && scale.lanes[sides.indexOf(by)];
        const across = lane ?? (isUpright ? 48 : 52);
        const [x, y] = isUpright ? [across, at] : [at, across];
        const half = by ? 12 : 8;
        return (
          // For the pointer only: the list below says the same to everybody.
          <a key={`${date} ${title}`} href={`#step-${index + 1}`} tabIndex={-1}>
            <title>{`${stepDay(step)}: ${title}`}</title>
            <path
              className={!by || isReported ? styles.open : styles.knot}
              d={`M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`}
            />
          </a>
        );
      })}
    </>
  );
}
