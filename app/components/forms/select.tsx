import { FieldError } from "./field-error.tsx";
import styles from "./select.module.css";

interface SelectProps {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  isRequired?: boolean | undefined;
  problem?: string | undefined;
  className?: string | undefined;
}

/** One of many, for forms that ask and do not send: filters, orders, comparisons. */
export function Select(props: SelectProps) {
  const { id, name, label, options, chosen, isRequired, problem, className } = props;
  const problemId = `${id}-problem`;
  return (
    <p className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {problem && (
        // Above its field, so that fields and button of a form keep one line.
        <span className={styles.problem}>
          <FieldError id={problemId}>{problem}</FieldError>
        </span>
      )}
      <select
        className={styles.select}
        id={id}
        name={name}
        defaultValue={chosen}
        required={isRequired}
        {...(problem ? { "aria-invalid": true, "aria-describedby": problemId } : {})}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
