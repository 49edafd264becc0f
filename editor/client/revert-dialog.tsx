import { useState } from "react";
import type { FileChange } from "../core/open-file.ts";
import * as editor from "./editor-api.ts";
import fields from "./fields/field.module.css";
import { FormDialog } from "./form-dialog.tsx";
import styles from "./list-view.module.css";

const questions = {
  new: "It was never published, so there is no other copy: it is deleted permanently.",
  changed: "The file loses what is under “Now” and gets back what is under “Before”.",
  renamed: "It gets back the name that it had, and links to it follow.",
  gone: "The file comes back as it was published last.",
} as const;

interface TakeBackProps {
  change: FileChange;
  refresh(): void;
  onReverted(): void;
}

/** Reverts one file to the last publication, after a confirmation. */
export function RevertDialog({ change, refresh, onReverted }: TakeBackProps) {
  const { kind, title } = change;
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const takeBack = async () => {
    setAsked(false);
    setRefusal(undefined);
    try {
      await editor.revertFile(change);
      onReverted();
    } catch (error) {
      setRefusal((error as Error).message);
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
          <p className={fields.problem}>Nothing was taken back. {refusal}</p>
        </div>
      )}
    </>
  );
}
