import type { Choice } from "../../core/describe-field.ts";
import styles from "./field.module.css";
import { useField } from "./field-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { FieldNotes } from "./field-notes.tsx";
import type { FieldProps } from "./field-props.ts";

/** One of a few values. */
export function ChoiceField(props: FieldProps & { options: readonly Choice[] }) {
  const { description, path, value, order, options } = props;
  const { isRequired, mayBeBlank } = description;
  const { control, change } = useField(path);
  const isBlank = value === undefined || value === null;
  const isKnown = isBlank || options.some((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen);
    if (option) change([{ kind: "set", path, value: option.value, order }]);
    else if (mayBeBlank) change([{ kind: "set", path, value: null, order }]);
    else change([{ kind: "remove", path }]);
  };
  return (
    <FieldFrame {...props}>
      <select
        {...control}
        value={isBlank ? "" : String(value)}
        onChange={(event) => choose(event.target.value)}
      >
        {(!isRequired || isBlank) && <option value="">–</option>}
        {!isKnown && <option value={String(value)}>{String(value)} (unknown)</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Yes or no. */
export function YesNoField({ description, path, value, order }: FieldProps) {
  const { control, change } = useField(path);
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...control}
          className={undefined}
          type="checkbox"
          checked={value === true}
          onChange={(event) => change([{ kind: "set", path, value: event.target.checked, order }])}
        />{" "}
        {description.title}
      </label>
      <FieldNotes path={path} description={description} />
    </div>
  );
}
