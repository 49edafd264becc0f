import type { Choice } from "../../core/describe-field.ts";
import styles from "./field.module.css";
import { useField } from "./field-context.ts";
import { ListFrame } from "./field-frame.tsx";
import { FieldNotes } from "./field-notes.tsx";
import type { FieldProps } from "./field-props.ts";

/** Any number of a few values, each with its name. */
export function ChoicesField(props: FieldProps & { options: readonly Choice[] }) {
  const { description, path, value, order, options } = props;
  const { change } = useField(path);
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const unknown = chosen
    .filter((one) => !options.some((option) => option.value === one))
    .map((one) => ({ value: String(one), label: `${String(one)} (unknown)` }));
  const turn = (one: Choice["value"]) => {
    const at = chosen.indexOf(one);
    if (at >= 0) change([{ kind: "remove", path: [...path, at] }]);
    else if (chosen.length > 0) {
      change([{ kind: "insert", path, at: chosen.length, value: one }]);
    } else change([{ kind: "set", path, value: [one], order }]);
  };
  return (
    <ListFrame description={description} path={path}>
      {chosen.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
        <FieldNotes key={at} path={[...path, at]} description={{}} />
      ))}
      <div className={styles.choicesOf}>
        {[...options, ...unknown].map((option) => (
          <label key={option.value} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => turn(option.value)}
            />{" "}
            {option.label}
          </label>
        ))}
      </div>
    </ListFrame>
  );
}
