import { useCallback, useEffect, useRef, useState } from "react";
import type { Changes, FieldChange, FileChange, Overview } from "../core/open-file.ts";
import { AskDialog } from "./ask-dialog.tsx";
import * as editor from "./editor-api.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./places.ts";
import { progressText } from "./progress-labels.ts";
import { PublishForm } from "./publish-form.tsx";

export function ChangesView({ overview }: { overview: Overview | undefined }) {
  const [changes, setChanges] = useState<Changes>();
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useCallback(() => {
    editor.changes().then(setChanges, (error: Error) => setRefusal(error.message));
  }, []);
  useEffect(refresh, [refresh]);

  const unsaved = (overview?.folders ?? [])
    .flatMap(({ files }) => files.filter(({ state }) => state?.state === "unsaved"))
    .map(({ title }) => title);
  const count = changes?.changes.length ?? 0;
  return (
    <>
      <h1 className={styles.title}>Put it online</h1>
      {refusal && <p role="alert">{refusal}</p>}
      {!changes && !refusal && <p role="status">Looking for what has changed …</p>}
      {unsaved.length > 0 && (
        <p className={styles.note}>Not saved yet, and so not part of it: {unsaved.join(", ")}</p>
      )}
      {changes && !changes.isCheckout && (
        <p>
          This folder has no history (it is no Git checkout), so the changes are not known. Putting
          it online builds the site as it is.
        </p>
      )}
      {changes?.isCheckout && (
        <section className={styles.section}>
          <h2 ref={heading} tabIndex={-1}>
            {count === 0 && "Nothing has changed"}
            {count === 1 && "1 file has changed"}
            {count > 1 && `${count} files have changed`}
          </h2>
          <ul className={styles.list}>
            {changes.changes.map((change) => (
              <Change
                key={change.file}
                change={change}
                refresh={refresh}
                onReverted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
      {changes && <PublishForm changes={changes} refresh={refresh} />}
    </>
  );
}

const kinds = { new: "New", changed: "Changed", gone: "Deleted", renamed: "Renamed" } as const;

function Change(revert: RevertDialogProps) {
  const { file, title, kind, before, fields, address, progress } = revert.change;
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <p>
          <b>{kinds[kind]}:</b>{" "}
          {kind !== "gone" && file.startsWith("content/") ? (
            <a href={hrefOf(file)}>{title}</a>
          ) : (
            title
          )}{" "}
          {before && (
            <span className="muted">
              It was {slugOf(before)} and is now {slugOf(file)}.
            </span>
          )}
          {progress && progress.state !== "saved" && (
            <span className="muted">{progressText(progress)}</span>
          )}
        </p>
        {file.startsWith("content/") && <RevertDialog {...revert} />}
      </div>
      {fields.length > 0 && <ChangedFields fields={fields} />}
      {address && kind !== "gone" && (
        <details
          className={styles.both}
          onToggle={({ currentTarget }) => setShown(currentTarget.open)}
        >
          <summary>
            How it looks<span className="visually-hidden">: {title}</span>
          </summary>
          {isShown && (
            <iframe
              className={styles.frame}
              title={`${title}, now`}
              src={address}
              sandbox="allow-same-origin"
            />
          )}
        </details>
      )}
    </li>
  );
}

function ChangedFields({ fields }: { fields: readonly FieldChange[] }) {
  const shown = (text: string | undefined) => text ?? <span className="muted">nothing</span>;
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, title, before, after }) => (
          <tr key={`${field} ${before}`}>
            <th scope="row">{title}</th>
            <td>{shown(before)}</td>
            <td>{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const slugOf = (file: string) => file.replace(/.*\//, "").replace(/\.\w+$/, "");

const questions = {
  new: "It was never published, so there is no other copy: it is deleted permanently.",
  changed: "The file loses what is under “Now” and gets back what is under “Before”.",
  renamed: "It gets back the name that it had, and links to it follow.",
  gone: "The file comes back as it was published last.",
} as const;

interface RevertDialogProps {
  change: FileChange;
  refresh(): void;
  /** The entry is gone, and with it the focused element. */
  onReverted(): void;
}

function RevertDialog({ change, refresh, onReverted }: RevertDialogProps) {
  const { kind, title } = change;
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const takeBack = async () => {
    // Closed first, so that the focus can go elsewhere.
    setAsked(false);
    setRefusal(undefined);
    const show = (error: Error) => setRefusal(error.message);
    await editor.revertFile(change).then(onReverted, show).finally(refresh);
  };
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => setAsked(true)}>
        Take back<span className="visually-hidden"> {title}</span>
      </button>
      {isAsked && (
        <AskDialog
          heading={`Take “${title}” back?`}
          button="Take it back"
          onClose={() => setAsked(false)}
          onDone={takeBack}
        >
          <p>{questions[kind]}</p>
        </AskDialog>
      )}
      {refusal && (
        <div className={styles.refusal} role="alert">
          <p className="error">Nothing was taken back. {refusal}</p>
        </div>
      )}
    </>
  );
}
