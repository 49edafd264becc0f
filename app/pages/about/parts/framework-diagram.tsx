import { classNames } from "#app/components/base/class-names.ts";
import { type FrameworkBox, getFramework } from "#collections/site/strategy.ts";
import styles from "./framework-diagram.module.css";
import strandStyles from "./framework-strands.module.css";

/** The strategic framework as an ordered list: five levels tied by strands, read after the text version. */
export function FrameworkDiagram() {
  const { title, sectors, centre, activities, goal, textVersion } = getFramework();
  return (
    <figure className={styles.diagram}>
      <figcaption className="visually-hidden">{textVersion}</figcaption>
      <ol>
        <li>
          <p className={`title-3 ${styles.title}`}>{title}</p>
          <Strands />
        </li>
        <li>
          <BoxRow boxes={sectors} className={styles.sector} />
          <Strands />
        </li>
        <li>
          <p className={styles.centre}>
            <b>{centre.label}</b> <span>{centre.note}</span>
          </p>
          <Strands isCrossing />
        </li>
        <li>
          <BoxRow boxes={activities} className={styles.activity} />
          <Strands />
        </li>
        <li>
          <p className={`title-3 ${styles.goal}`}>{goal}</p>
        </li>
      </ol>
    </figure>
  );
}

interface BoxRowProps {
  boxes: readonly FrameworkBox[];
  className: string | undefined;
}

function BoxRow({ boxes, className }: BoxRowProps) {
  return (
    <ul className={styles.row}>
      {boxes.map(({ label, note }) => (
        <li key={label} className={className}>
          <b>{label}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}

const middles = [50, 150, 250, 350] as const;
/** Distances of the three threads of a strand from its middle. */
const threads = [-5, 0, 5] as const;
const height = 56;

/** Strands between two levels: straight down, or one thread from every box above to every one below. */
function Strands({ isCrossing = false }: { isCrossing?: boolean }) {
  return (
    <svg
      className={classNames(strandStyles.drawing, isCrossing && strandStyles.crossing)}
      viewBox={`0 0 400 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {middles.map((x) => (
        <path
          key={x}
          className={strandStyles.strand}
          d={(isCrossing
            ? middles.map((to) => `M${x} 0L${to} ${height}`)
            : threads.map((offset) => `M${x + offset} 0v${height}`)
          ).join("")}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
