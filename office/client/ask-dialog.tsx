import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./ask-dialog.module.css";
import { Button } from "./button.tsx";
import { LabelledInput } from "./fields/labelled-input.tsx";

interface AskDialogProps {
  heading: string;
  /** The line to type; left out where there is nothing to say but yes. */
  line?: React.ComponentProps<typeof LabelledInput>;
  hint?: string | undefined;
  button: string;
  children?: ReactNode;
  onClose(): void;
  /** Runs the action; an error is shown, and the dialog stays open. */
  onDone(typed: string, field: (name: string) => string): Promise<void>;
}

/** Asks before something is made, named, deleted or taken back. Escape and “Not now” leave everything as it is. */
export function AskDialog(props: AskDialogProps) {
  const { heading, line, hint, button, children, onClose, onDone } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<string>();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, so that the focus returns to its previous element.
    return () => element?.close();
  }, []);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? "");
    onDone(field("typed"), field).then(onClose, (error: Error) => setRefusal(error.message));
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{heading}</h2>
        {children}
        {line && (
          <LabelledInput
            name="typed"
            required
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={refusal ? true : undefined}
            {...line}
          />
        )}
        <p
          id={`${id}-hint`}
          className={refusal ? "error" : "help"}
          role={refusal ? "alert" : undefined}
        >
          {refusal ?? hint}
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
