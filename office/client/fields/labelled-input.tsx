import { useId } from "react";
import styles from "./field.module.css";

type LabelledInputProps = React.ComponentProps<"input"> & { label: string };

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
