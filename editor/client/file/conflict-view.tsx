import { useEffect, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { Merge } from "../../core/open-file.ts";
import * as editor from "../ask-editor.ts";
import table from "../list-view.module.css";
import type { EditedFile } from "../use-file.ts";
import styles from "./file-view.module.css";

interface ConflictViewProps {
  edited: EditedFile;
  file: string;
  /** What stands on disk; null when the file is gone. */
  theirs: string | null;
}

/** Two people changed one file: both versions side by side, and nothing is written until somebody decides. */
export function ConflictView({ edited, file, theirs }: ConflictViewProps) {
  const { opened, settleConflict } = edited;
  const [merged, setMerged] = useState<Merge>();
  const mine = opened?.text ?? "";
  useEffect(() => {
    if (theirs !== null) editor.merge(file).then(setMerged, () => undefined);
  }, [file, theirs]);
  const both = merged?.text;
  return (
    <section className={styles.conflict} role="alert">
      <h2>Somebody else has changed this file</h2>
      {theirs === null ? (
        <p>It was deleted or renamed meanwhile. What you wrote is still here.</p>
      ) : (
        <>
          <p>Nothing is written until you choose. What you do not choose comes back with Undo.</p>
          <table className={table.fields}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">On disk now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {merged?.fields.map(({ field, title, before, after }) => (
                <tr key={field}>
                  <th scope="row">{title}</th>
                  <td>{before ?? <span className="muted">nothing</span>}</td>
                  <td>{after ?? <span className="muted">nothing</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className={styles.choices}>
        {both !== undefined && (
          <Button type="button" onClick={() => settleConflict(both)}>
            Put mine into theirs
          </Button>
        )}
        {theirs !== null && (
          <Button type="button" tone="line" onClick={() => settleConflict(theirs)}>
            Go on with what is on disk
          </Button>
        )}
        <Button type="button" tone="line" onClick={() => settleConflict(mine)}>
          Keep mine instead
        </Button>
      </div>
    </section>
  );
}
