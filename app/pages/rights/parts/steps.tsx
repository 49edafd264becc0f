import type { ReactNode } from "react";
import styles from "./steps.module.css";

interface StepsProps {
  steps: readonly { heading: string; content: ReactNode }[];
  titleAs?: "h2" | "h3";
}

/** Steps on a vertical thread, a knot for each. */
export function Steps({ steps, titleAs: Title = "h3" }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, content }) => (
        <li key={heading}>
          <div>
            <Title>{heading}</Title>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
