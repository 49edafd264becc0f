import { classNames } from "#app/components/base/class-names.ts";
import styles from "./statement.module.css";

interface StatementProps {
  heading: string;
  text: string;
  /** `large` fills a region by itself, `medium` stands beside other text. */
  size?: "large" | "medium";
  className?: string | undefined;
}

/** One sentence in large letters under a small heading, such as the goal of a programme. */
export function Statement({ heading, text, size = "large", className }: StatementProps) {
  return (
    <div className={classNames(className)}>
      <h2 className={styles.label}>{heading}</h2>
      <p className={styles.text} data-size={size}>
        {text}
      </p>
    </div>
  );
}
