import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import fields from "./fields/field.module.css";
import styles from "./title-dialog.module.css";

interface TitleDialogProps {
  heading: string;
  label: string;
  hint?: string | undefined;
  /** What stands in the field to begin with. */
  begin?: string;
  button: string;
  /** A field that may stay empty, or none where nothing is asked. */
  isOptional?: boolean;
  /** Id of a list of what may stand in the field. */
  list?: string | undefined;
  children?: ReactNode;
  onClose(): void;
  /** Does it; what it throws is shown, and the dialog stays. */
  onDone(title: string): Promise<void>;
}

/** Asks for one line before something is made, named or deleted. */
export function TitleDialog(props: TitleDialogProps) {
  const { heading, label, hint, begin = "", button, isOptional, list, children } = props;
  const { onClose, onDone } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(begin);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone(title).then(onClose, (error: Error) => setRefusal(error.message));
        }}
      >
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        <div>
          <label className={fields.label} htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className={fields.control}
            value={title}
            required={!isOptional}
            list={list}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={refusal ? true : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
          <p
            id={`${id}-hint`}
            className={refusal ? fields.problem : fields.help}
            role={refusal ? "alert" : undefined}
          >
            {refusal ?? hint}
          </p>
        </div>
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
