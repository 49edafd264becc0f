import styles from "./copy-button.module.css";

interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  of: string;
  /** What is copied, e.g. "the quote". */
  what: string;
  /** Shows only "Copy", where the words around the button say what; whoever hears the button is told all. */
  isShort?: boolean;
}

/**
 * Copies a text that stands on the page. It only shows where scripts run, and `app/browser/copy-buttons.ts`
 * does its work; without scripts the text itself is selected with one press.
 */
export function CopyButton({ of, what, isShort }: CopyButtonProps) {
  return (
    <button type="button" className={styles.copy} data-copy={of}>
      <span aria-live="polite">Copy</span>
      <span className={isShort ? "visually-hidden" : undefined}> {what}</span>
    </button>
  );
}
