import type { LegalSentence } from "#collections/rights/rights.ts";
import styles from "./legal-points.module.css";

interface LegalPointsProps {
  points: readonly LegalSentence[];
  /** Templates with `{sections}`, for one section and for several. */
  labels: { section: string; sections: string };
  className?: string | undefined;
}

/** Sentences about the law, each with its sections. */
export function LegalPoints({ points, labels, className = styles.points }: LegalPointsProps) {
  return (
    <ul className={className}>
      {points.map(({ text, sections }) => (
        <li key={text}>
          {text}{" "}
          <span className={styles.section}>({lowerFirst(nameSections(sections, labels))})</span>
        </li>
      ))}
    </ul>
  );
}

/** Names sections, e.g. `Sections 24, 25`. */
export function nameSections(
  sections: readonly string[],
  labels: LegalPointsProps["labels"],
): string {
  const label = sections.length > 1 ? labels.sections : labels.section;
  return label.replace("{sections}", sections.join(", "));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
