import styles from "./choice.module.css";

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  isStacked?: boolean;
}

/** A few options of which one holds, as radio buttons in a row that wraps or a column. */
export function Choice({ name, legend, options, chosen, isStacked }: ChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={`row ${styles.options}`} data-stacked={isStacked}>
        {options.map(({ value, label }) => (
          <label key={value} className={`tap ticks gap-3 ${styles.option}`}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
