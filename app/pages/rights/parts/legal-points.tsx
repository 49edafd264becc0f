import type { LegalSentence } from "#collections/rights.ts";
import styles from "./legal-points.module.css";

interface LegalPointsProps {
  points: readonly LegalSentence[];
  /** Words around the numbers of sections, with `{sections}`. */
  labels: { section: string; sections: string };
  className?: string | undefined;
}

/** Sentences about the law, each with its sections. */
export function LegalPoints({ points, labels, className = styles.points }: LegalPointsProps) {
  return (
    <ul className={className}>
      {points.map(({ text, sections }) => (
        <li key={text}>
          {text} <span className={styles.section}>({cite(sections, labels)})</span>
        </li>
      ))}
    </ul>
  );
}

function cite(sections: readonly string[], labels: LegalPointsProps["labels"]): string {
  const label = sections.length > 1 ? labels.sections : labels.section;
  const words = label.replace("{sections}", sections.join(", "));
  return words.charAt(0).toLowerCase() + words.slice(1);
}
