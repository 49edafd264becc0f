import styles from "./hidden-fields.module.css";

interface HiddenFieldsProps {
  /** Path of the page that holds the form, kept with what is sent. */
  source: string;
  /** Signed moment at which the page was made; only on pages that are rendered for one request. */
  opened?: string | undefined;
}

/** Hidden fields of every form: its page, and a honeypot out of reach of keyboards and screen readers. */
export function HiddenFields({ source, opened }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="_source" value={source} />
      {opened && <input type="hidden" name="_opened" value={opened} />}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
