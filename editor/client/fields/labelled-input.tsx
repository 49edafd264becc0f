import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface LabelledInputProps extends React.ComponentProps<"input"> {
  label: string;
  /** Stands below the input. */
  children?: ReactNode;
}

/** One line to type, below what it is for. */
export function LabelledInput({ label, children, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.control} {...input} />
      {children}
    </div>
  );
}
