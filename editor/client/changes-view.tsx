import { useCallback, useEffect, useState } from "react";
import type { Changes, FileChange, Overview, Publication } from "../core/open-file.ts";
import * as editor from "./ask-editor.ts";
import styles from "./list-view.module.css";
import { PublishForm } from "./publish-form.tsx";
import { hrefOf } from "./use-place.ts";

/** What differs from the site as it was published last, and the way to publish it. */
export function ChangesView({ overview }: { overview: Overview | undefined }) {
  const [changes, setChanges] = useState<Changes>();
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Publication>();
  const refresh = useCallback(() => {
    editor.changes().then(setChanges, (error: Error) => setRefusal(error.message));
  }, []);
  useEffect(refresh, [refresh]);

  const unsaved = overview?.folders.flatMap(({ files }) => files.filter((file) => file.isUnsaved));
  const count = changes?.changes.length ?? 0;
  return (
    <>
      <h1 className={styles.title}>Publish</h1>
      {refusal && <p role="alert">{refusal}</p>}
      {unsaved && unsaved.length > 0 && (
        <p className={styles.note}>
          Not saved yet, and so not part of it:{" "}
          {unsaved.map(({ file, title }, at) => (
            <span key={file}>
              {at > 0 && ", "}
              <a href={hrefOf({ view: "file", file })}>{title}</a>
            </span>
          ))}
        </p>
      )}
      {changes && !changes.isCheckout && (
        <p>
          This folder has no history (it is no Git checkout), so nobody can say what changed.
          Publishing builds the site as it is.
        </p>
      )}
      {changes?.isCheckout && (
        <section className={styles.section}>
          <h2>
            {count === 0 && "Nothing has changed"}
            {count === 1 && "1 file has changed"}
            {count > 1 && `${count} files have changed`}
          </h2>
          <ul className={styles.list}>
            {changes.changes.map((change) => (
              <Change
                key={change.file}
                change={change}
                pages={overview?.pages}
                onTakeBack={() =>
                  editor
                    .takeBack(change.file)
                    .then(refresh, (error: Error) => setRefusal(error.message))
                }
              />
            ))}
          </ul>
        </section>
      )}
      {changes && (
        <PublishForm
          upstream={changes.upstream}
          isWanted={count > 0 || !changes.isCheckout}
          hasHistory={changes.isCheckout}
          publication={done}
          onDone={(publication) => {
            setDone(publication);
            refresh();
          }}
        />
      )}
    </>
  );
}

const kinds = { new: "New", changed: "Changed", gone: "Deleted" } as const;

interface ChangeProps {
  change: FileChange;
  pages: Overview["pages"] | undefined;
  onTakeBack(): void;
}

function Change({ change, pages, onTakeBack }: ChangeProps) {
  const { file, title, kind, fields, address } = change;
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <p>
          <b>{kinds[kind]}:</b>{" "}
          {kind !== "gone" && file.startsWith("content/") ? (
            <a href={hrefOf({ view: "file", file })}>{title}</a>
          ) : (
            title
          )}{" "}
          <span className="muted">{file}</span>
        </p>
        {file.startsWith("content/") && (
          <button type="button" className={styles.quiet} onClick={onTakeBack}>
            Take back<span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
      {fields.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, title: name, before, after }) => (
              <tr key={field}>
                <th scope="row">{name}</th>
                <td>{before ?? <span className="muted">nothing</span>}</td>
                <td>{after ?? <span className="muted">nothing</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {address && pages && kind !== "gone" && (
        <details
          className={styles.both}
          onToggle={({ currentTarget }) => setShown(currentTarget.open)}
        >
          <summary>
            How it looks<span className="visually-hidden">: {title}</span>
          </summary>
          {isShown && (
            <div className={styles.frames}>
              {kind === "changed" && (
                <figure>
                  <figcaption>Before</figcaption>
                  <iframe title={`${title}, before`} src={pages.before + address} />
                </figure>
              )}
              <figure>
                <figcaption>Now</figcaption>
                <iframe title={`${title}, now`} src={pages.now + address} />
              </figure>
            </div>
          )}
        </details>
      )}
    </li>
  );
}
