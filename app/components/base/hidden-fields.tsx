import styles from "./hidden-fields.module.css";

interface HiddenFieldsProps {
  /** Path of the page that holds the form, kept with what is sent. */
  source: string;
  /** Signed moment at which the page was made; only on pages that are rendered for one request. */
  opened?: string | undefined;
}

/**
 * What every form carries besides its visible fields: the page it stands on, and a trap for robots. The
 * trap is moved off the screen and out of the keyboard's and the screen reader's way; people leave it
 * empty, robots fill it.
 */
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
