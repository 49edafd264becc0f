import type { Choice } from "../../core/describe-field.ts";
import styles from "./field.module.css";
import { useField } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";
import type { FieldProps } from "./field-props.ts";

/** One of a few values. */
export function ChoiceField(props: FieldProps & { options: readonly Choice[] }) {
  const { description, path, value, order, options, isEntry } = props;
  const { title, isRequired, mayBeBlank } = description;
  const { id, problems, isBlank, change } = useField(path);
  const isKnown = options.some((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen);
    if (option) change([{ kind: "set", path, value: option.value, order }]);
    else if (mayBeBlank) change([{ kind: "set", path, value: null, order }]);
    else change([{ kind: "remove", path }]);
  };
  return (
    <div className={styles.field}>
      <label className={isEntry ? "visually-hidden" : styles.label} htmlFor={id}>
        {title}
        {!isRequired && <span className={styles.optional}> (may be blank)</span>}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value === null || value === undefined ? "" : String(value)}
        aria-describedby={`${id}-notes`}
        aria-invalid={(problems.length > 0 && !isBlank) || undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {(!isRequired || value === undefined || value === null) && <option value="">–</option>}
        {!isKnown && value !== undefined && value !== null && (
          <option value={String(value)}>{String(value)} (unknown)</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes path={path} description={description} />
    </div>
  );
}

/** Yes or no. */
export function YesNoField({ description, path, value, order }: FieldProps) {
  const { title } = description;
  const { id, change } = useField(path);
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-notes`}
          onChange={(event) => change([{ kind: "set", path, value: event.target.checked, order }])}
        />{" "}
        {title}
      </label>
      <FieldNotes path={path} description={description} />
    </div>
  );
}
