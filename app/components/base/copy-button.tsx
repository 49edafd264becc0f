import styles from "./copy-button.module.css";

interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  of: string;
  /** What is copied, e.g. "the quote". */
  what: string;
  /** Shows only "Copy"; screen readers still get the whole label. */
  isShort?: boolean;
}

/** Copies a text of the page, by `app/browser/page-tools.ts`; hidden without script. */
export function CopyButton({ of, what, isShort }: CopyButtonProps) {
  return (
    <button type="button" className={styles.copy} data-copy={of}>
      <span aria-live="polite">Copy</span>
      <span className={isShort ? "visually-hidden" : undefined}> {what}</span>
    </button>
  );
}
