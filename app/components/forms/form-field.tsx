import type { AriaAttributes, ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import styles from "./form-field.module.css";

/** What every field of a form has around its control. */
export interface FormFieldProps {
  /** Name as posted; also the id, unless `id` says otherwise. */
  name: string;
  label: string;
  /** A word after the label, such as "(optional)". */
  mark?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Needed where two forms on one page have a field of the same name. */
  id?: string | undefined;
}

interface FormFieldFrameProps extends FormFieldProps {
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (
    control: Pick<ComponentProps<"input">, "id" | "name" | "className" | keyof AriaAttributes>,
  ) => ReactNode;
}

/** Label above, control, error, hint; used by `TextField` and `TextArea`. */
export function FormField(props: FormFieldFrameProps) {
  const { name, label, mark, hint, error, id = name, children } = props;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}> {mark}</span>}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        "aria-describedby": `${errorId} ${hintId}`.trim() || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
