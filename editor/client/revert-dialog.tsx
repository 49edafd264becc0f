import { useState } from "react";
import type { FileChange } from "../core/open-file.ts";
import { AskDialog } from "./ask-dialog.tsx";
import * as editor from "./editor-api.ts";
import fields from "./fields/field.module.css";
import styles from "./list-view.module.css";

const questions = {
  new: "It was never published, so there is no other copy: it is deleted permanently.",
  changed: "The file loses what is under “Now” and gets back what is under “Before”.",
  renamed: "It gets back the name that it had, and links to it follow.",
  gone: "The file comes back as it was published last.",
} as const;

export interface RevertDialogProps {
  change: FileChange;
  refresh(): void;
  /** The entry is gone, and with it the focused element. */
  onReverted(): void;
}

/** Reverts one file to the last publication, after a confirmation. */
export function RevertDialog({ change, refresh, onReverted }: RevertDialogProps) {
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
          <p className={fields.problem}>Nothing was taken back. {refusal}</p>
        </div>
      )}
    </>
  );
}
