import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#app/components/base/button.tsx";
import styles from "./title-dialog.module.css";

interface FormDialogProps {
  heading: string;
  /** What its button does. */
  button: string;
  children: ReactNode;
  onClose(): void;
  onSubmit(): void;
}

/** Asks before something is done; Escape and “Not now” leave everything as it is. */
export function FormDialog({ heading, button, children, onClose, onSubmit }: FormDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes, so that the focus returns to where it came from.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 id={id}>{heading}</h2>
        {children}
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
