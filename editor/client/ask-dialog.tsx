import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import styles from "./ask-dialog.module.css";
import fields from "./fields/field.module.css";
import { LabelledInput } from "./fields/labelled-input.tsx";

interface AskDialogProps {
  heading: string;
  /** The line to type; left out where there is nothing to say but yes. */
  line?: {
    label: string;
    hint?: string | undefined;
    /** Initial value of the field. */
    begin?: string;
    isOptional?: boolean;
    /** Id of a list of the allowed values. */
    list?: string;
  };
  /** What its button does. */
  button: string;
  children?: ReactNode;
  onClose(): void;
  /** Runs the action; an error is shown, and the dialog stays open. */
  onDone(typed: string): Promise<void>;
}

/** Asks before something is made, named, deleted or taken back. Escape and “Not now” leave everything as it is. */
export function AskDialog({ heading, line, button, children, onClose, onDone }: AskDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(line?.begin ?? "");
  const [refusal, setRefusal] = useState<string>();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it is removed, so that the focus returns to its previous element.
    return () => shown?.close();
  }, []);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    onDone(typed).then(onClose, (error: Error) => setRefusal(error.message));
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{heading}</h2>
        {children}
        {line && (
          <LabelledInput
            label={line.label}
            value={typed}
            required={!line.isOptional}
            list={line.list}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={refusal ? true : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <p
          id={`${id}-hint`}
          className={refusal ? fields.problem : fields.help}
          role={refusal ? "alert" : undefined}
        >
          {refusal ?? line?.hint}
        </p>
        <div className={styles.actions}>
          <Button>{button}</Button>
          <Button type="button" tone="line" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </dialog>
  );
}
