import type { Framework, FrameworkBox } from "#collections/site/strategy.ts";
import styles from "./framework-diagram.module.css";
import { FrameworkStrands } from "./framework-strands.tsx";

/**
 * The strategic framework: five levels tied by strands, each sector in its own dye. It is an ordered
 * list, so a screen reader reads it level by level, after the text version. On a phone two boxes
 * stand side by side; the strands still meet them.
 */
export function FrameworkDiagram({ framework }: { framework: Framework }) {
  const { title, sectors, centre, activities, goal, textVersion } = framework;
  return (
    <figure className={styles.diagram}>
      <figcaption className="visually-hidden">{textVersion}</figcaption>
      <ol>
        <li>
          <p className={styles.title}>{title}</p>
          <FrameworkStrands />
        </li>
        <li>
          <BoxRow boxes={sectors} className={styles.sector} />
          <FrameworkStrands />
        </li>
        <li>
          <p className={styles.centre}>
            <b>{centre.label}</b> <span>{centre.note}</span>
          </p>
          <FrameworkStrands isCrossing />
        </li>
        <li>
          <BoxRow boxes={activities} className={styles.activity} />
          <FrameworkStrands />
        </li>
        <li>
          <p className={styles.goal}>{goal}</p>
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
