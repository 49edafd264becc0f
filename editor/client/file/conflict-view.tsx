import { useEffect, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import type { MergeResult } from "../../core/open-file.ts";
import { ComparisonTable } from "../comparison-table.tsx";
import * as editor from "../editor-api.ts";
import type { EditedFile, FileConflict } from "../use-file.ts";
import styles from "./file-view.module.css";

interface ConflictViewProps {
  edited: EditedFile;
  file: string;
  conflict: FileConflict;
}

const labels = {
  disk: { reason: "It says something else on disk.", theirs: "On disk now" },
  draft: {
    reason: "It was changed in another window, or on disk, since it was shown here.",
    theirs: "As it is now",
  },
} as const;

/** Two people changed one file: both versions side by side, and nothing is written until somebody decides. */
export function ConflictView({ edited, file, conflict }: ConflictViewProps) {
  const { resolveConflict } = edited;
  const [compared, setCompared] = useState<MergeResult>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    editor.merge({ file, ...conflict }).then(
      (found) => isCurrent && setCompared(found),
      (error: Error) => isCurrent && setRefusal(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, conflict]);
  const { reason, theirs: title } = labels[conflict.place];
  return (
    <section className={styles.conflict} role="alert">
      <h2>Somebody else has changed this file</h2>
      {refusal && <p>{refusal}</p>}
      {compared?.theirs === null ? (
        <p>It was deleted or renamed meanwhile. What you wrote is still here.</p>
      ) : (
        <p>
          {reason} Nothing is written until you choose. What you do not choose comes back with Undo.
        </p>
      )}
      {compared && (
        <>
          {compared.theirs !== null && (
            <ComparisonTable fields={compared.fields} titles={[title, "Yours"]} />
          )}
          <Choices conflict={conflict} compared={compared} resolveConflict={resolveConflict} />
        </>
      )}
    </section>
  );
}

function Choices({
  conflict: { place, mine },
  compared,
  resolveConflict,
}: Pick<EditedFile, "resolveConflict"> & { conflict: FileConflict; compared: MergeResult }) {
  const { text: both, theirs } = compared;
  return (
    <div className={styles.choices}>
      {both !== undefined && (
        <Button type="button" onClick={() => resolveConflict(both, compared)}>
          Put mine into theirs
        </Button>
      )}
      {theirs !== null && (
        <Button type="button" tone="line" onClick={() => resolveConflict(theirs, compared)}>
          {place === "disk" ? "Go on with what is on disk" : "Go on with what is there now"}
        </Button>
      )}
      <Button type="button" tone="line" onClick={() => resolveConflict(mine, compared)}>
        Keep mine instead
      </Button>
    </div>
  );
}
