import type { ReactNode } from "react";
import styles from "./field.module.css";
import { type FieldProps, useField } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";

type FrameProps = Pick<FieldProps, "description" | "path" | "isEntry"> & { children: ReactNode };

export function FieldFrame({ description, path, isEntry, children }: FrameProps) {
  const { id } = useField(path);
  const words = (
    <>
      {description.title}
      {!description.isRequired && <span className={styles.optional}> (may be blank)</span>}
    </>
  );
  const name = { id: `${id}-label`, className: isEntry ? "visually-hidden" : styles.label };
  return (
    <div className={styles.field}>
      {description.control.kind === "markdown" ? (
        // A label is for controls of a browser, and the writing field is none: it names this one.
        <p {...name}>{words}</p>
      ) : (
        <label {...name} htmlFor={id}>
          {words}
        </label>
      )}
      {children}
      <FieldNotes path={path} description={description} />
    </div>
  );
}

export function ListFrame({ description, path, children }: FrameProps) {
  const { id } = useField(path);
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1} data-depth={path.length}>
      <legend>
        {description.title}{" "}
        {!description.isRequired && <span className={styles.optional}> (may be empty)</span>}
      </legend>
      <FieldNotes path={path} description={description} />
      {children}
    </fieldset>
  );
}
