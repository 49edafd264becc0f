import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

interface FactListProps {
  /** What is not known is left out. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Class of a list that looks otherwise, in the stylesheet of the page that shows it. */
  className?: string | undefined;
}

export function FactList({ facts, className = styles.facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== "")
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
