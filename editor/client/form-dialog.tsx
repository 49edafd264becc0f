import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#app/components/base/button.tsx";
import styles from "./title-dialog.module.css";

interface FormDialogProps {
  heading: string;
  /** Action of its button. */
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
    // Closed before it is removed, so that the focus returns to its previous element.
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
