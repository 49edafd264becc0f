import { Icon } from "#app/components/base/icon.tsx";
import styles from "./field-error.module.css";

interface FieldErrorProps {
  /** Goes into `aria-describedby` of the control. */
  id?: string | undefined;
  children: string;
}

/** What is wrong with a field, in a sentence, with an icon so that colour is not alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <span className={styles.error} id={id}>
      <Icon name="triangle-alert" className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
