import type { ReactNode } from "react";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  of: string;
  /** What is copied, for whoever hears the button without its surroundings, e.g. "the APA citation". */
  what: string;
  children?: ReactNode;
}

/**
 * Copies a text that stands on the page. It only shows where scripts run, and `app/browser/copy-buttons.ts`
 * does its work; without scripts the text itself is selected with one press.
 */
export function CopyButton({ of, what, children = "Copy" }: CopyButtonProps) {
  return (
    <button type="button" className={styles.copy} data-copy={of}>
      <span aria-live="polite">{children}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
