import styles from "./select.module.css";

interface SelectProps {
  id: string;
  /** Name as it stands in the query. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Value that is chosen at first. */
  chosen: string;
  className?: string | undefined;
}

/** One of many, for forms that ask and do not send: filters, orders, comparisons. */
export function Select({ id, name, label, options, chosen, className }: SelectProps) {
  return (
    <p className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.select} id={id} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
