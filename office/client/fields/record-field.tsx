import { useState } from "react";
import type { FieldDescription } from "../../core/describe-field.ts";
import { emptyValue } from "../../core/empty-value.ts";
import styles from "./field.module.css";
import { type HoldingFieldProps, useField } from "./field-context.ts";
import { ListFrame } from "./field-frame.tsx";
import { LabelledInput } from "./labelled-input.tsx";

export function RecordField(props: HoldingFieldProps & { entry: FieldDescription }) {
  const { description, path, value, entry, part: Field } = props;
  const { title } = description;
  const { change } = useField(path);
  const [name, setName] = useState("");
  const fields = (value ?? {}) as Record<string, unknown>;
  return (
    <ListFrame description={description} path={path}>
      <ol>
        {Object.entries(fields).map(([key, inner]) => (
          <li key={key} className={styles.short}>
            <Field
              description={{ ...entry, title: key }}
              path={[...path, key]}
              value={inner}
              order={[]}
            />
            <span className={styles.tools}>
              <button
                type="button"
                aria-label={`Take out ${key}`}
                onClick={() => change([{ kind: "remove", path: [...path, key] }])}
              >
                Take out
              </button>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.named}>
        <LabelledInput
          label={`Another name for “${title}”`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button
          type="button"
          className={styles.quiet}
          disabled={name.trim() === "" || name in fields}
          onClick={() => {
            change([{ kind: "set", path: [...path, name.trim()], value: emptyValue(entry) }]);
            setName("");
          }}
        >
          Add
        </button>
      </div>
    </ListFrame>
  );
}
