import { useState } from "react";
import type { FileChange, MergeResult } from "../core/open-file.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import * as editor from "./editor-api.ts";
import fields from "./fields/field.module.css";
import { FormDialog } from "./form-dialog.tsx";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

const questions = {
  new: "It was never published, so nothing keeps it: it is deleted for good.",
  changed:
    "What stands under “Now” is given up, and the file says again what stands under “Before”.",
  gone: "The file comes back as it was published last.",
} as const;

interface TakeBackProps {
  change: FileChange;
  refresh(): void;
  onReverted(): void;
}

/** Brings one file back to what was published last, once somebody has said yes to what is shown. */
export function RevertDialog({ change, refresh, onReverted }: TakeBackProps) {
  const { file, kind, title, version } = change;
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** Of a file that is not saved: what is on disk, and what somebody is writing. */
  const [unsaved, setUnsaved] = useState<MergeResult>();
  const takeBack = async () => {
    setAsked(false);
    setRefusal(undefined);
    setUnsaved(undefined);
    try {
      await editor.revertFile(file, version);
      onReverted();
    } catch (error) {
      setRefusal((error as Error).message);
      if (error instanceof editor.ConflictError && error.place === "draft") {
        const { text } = await editor.open(file);
        setUnsaved(await editor.merge({ file, mine: text, base: text, place: "disk" }));
      }
    }
    refresh();
  };
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => setAsked(true)}>
        Take back<span className="visually-hidden"> {title}</span>
      </button>
      {isAsked && (
        <FormDialog
          heading={`Take “${title}” back?`}
          button="Take it back"
          onClose={() => setAsked(false)}
          onSubmit={() => void takeBack()}
        >
          <p>{questions[kind]}</p>
        </FormDialog>
      )}
      {refusal && (
        <div className={styles.refusal} role="alert">
          <p className={fields.problem}>
            {unsaved ? (
              <>
                Nothing was taken back: somebody is changing this file and has not saved it.{" "}
                <a href={hrefOf({ view: "file", file })}>Save or discard it</a> first.
              </>
            ) : (
              `Nothing was taken back. ${refusal} Look at what it says now.`
            )}
          </p>
          {unsaved && (
            <ComparisonTable fields={unsaved.fields} titles={["On disk", "Not saved yet"]} />
          )}
        </div>
      )}
    </>
  );
}
