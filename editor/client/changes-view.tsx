import { useCallback, useEffect, useRef, useState } from "react";
import type { Changes, FileChange, Overview, Publication } from "../core/open-file.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import * as editor from "./editor-api.ts";
import styles from "./list-view.module.css";
import { PublishForm } from "./publish-form.tsx";
import { RevertDialog } from "./revert-dialog.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { hrefOf } from "./use-editor-location.ts";

/** Differences from the last publication, and the form to publish them. */
export function ChangesView({ overview }: { overview: Overview | undefined }) {
  const [changes, setChanges] = useState<Changes>();
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Publication>();
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = useCallback(() => {
    editor.changes().then(setChanges, (error: Error) => setRefusal(error.message));
  }, []);
  useEffect(refresh, [refresh]);

  const count = changes?.changes.length ?? 0;
  return (
    <>
      <h1 className={styles.title}>Publish</h1>
      {refusal && <p role="alert">{refusal}</p>}
      {overview && <UnsavedNote overview={overview} lead="Not saved yet, and so not part of it:" />}
      {changes && !changes.isCheckout && (
        <p>
          This folder has no history (it is no Git checkout), so the changes are not known.
          Publishing builds the site as it is.
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
                pages={overview?.pages}
                onReverted={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
      {changes && (
        <PublishForm
          changes={changes}
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
  refresh(): void;
  /** The entry is gone, and with it the focused element. */
  onReverted(): void;
}

function Change({ change, pages, refresh, onReverted }: ChangeProps) {
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
          {title !== file && <span className="muted">{file}</span>}
        </p>
        {file.startsWith("content/") && (
          <RevertDialog change={change} refresh={refresh} onReverted={onReverted} />
        )}
      </div>
      {fields.length > 0 && <ComparisonTable fields={fields} titles={["Before", "Now"]} />}
      {address && pages && kind !== "gone" && (
        <details
          className={styles.both}
          onToggle={({ currentTarget }) => setShown(currentTarget.open)}
        >
          <summary>
            How it looks<span className="visually-hidden">: {title}</span>
          </summary>
          {isShown && (
            <iframe className={styles.frame} title={`${title}, now`} src={pages + address} />
          )}
        </details>
      )}
    </li>
  );
}
