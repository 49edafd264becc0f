import type { ReactNode } from "react";
import styles from "./field.module.css";
import { type FieldProps, useField } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";

type FrameProps = Pick<FieldProps, "description" | "path" | "isEntry"> & { children: ReactNode };

export function FieldFrame({ description, path, isEntry, children }: FrameProps) {
  const { id } = useField(path);
  return (
    <div className={styles.field}>
      <label className={isEntry ? "visually-hidden" : styles.label} htmlFor={id}>
        {description.title}
        {!description.isRequired && <span className={styles.optional}> (may be blank)</span>}
      </label>
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
