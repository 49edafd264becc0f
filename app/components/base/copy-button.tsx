import styles from "./copy-button.module.css";

interface CopyButtonProps {
  /** The id of the element whose text it copies. */
  of: string;
  /** What is copied, e.g. "the quote"; with `said` the whole label, e.g. "Copy the sentence". */
  what: string;
  /** Shows only "Copy"; screen readers still get the whole label. */
  isShort?: boolean;
  /** Adds the address of the page to what is copied. */
  hasAddress?: boolean;
  said?: { copied: string; selected: string };
}

/** Copies a text of the page, by `app/browser/page-tools.ts`; hidden without script. */
export function CopyButton({ of, what, isShort, hasAddress, said }: CopyButtonProps) {
  const after = { "data-copied": said?.copied, "data-selected": said?.selected };
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy={of}
      data-address={hasAddress && ""}
      {...after}
    >
      <span aria-live="polite">{said ? what : "Copy"}</span>
      {!said && <span className={isShort ? "visually-hidden" : undefined}> {what}</span>}
    </button>
  );
}
