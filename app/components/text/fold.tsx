import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** The line that opens it. */
  title: string;
  /** Rank of that line, where it is a heading. */
  as?: "h2" | "h3" | "span";
  /** Low and in small letters, for a remark. */
  isLine?: boolean;
  /** Of several with one name, one is open at a time. */
  name?: string;
  id?: string | undefined;
  children: ReactNode;
}

/** What few people need: one line until somebody asks. Closed at every width, open on paper. */
export function Fold({ title, as: Title = "span", isLine, name, id, children }: FoldProps) {
  return (
    <details
      className={classNames(styles.fold, isLine && styles.line, "unfolds")}
      id={id}
      name={name}
    >
      <summary>
        <Title className={styles.title}>{title}</Title>
      </summary>
      <div>{children}</div>
    </details>
  );
}
