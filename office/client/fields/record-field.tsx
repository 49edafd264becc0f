import { useState } from "react";
import type { FieldDescription } from "../../core/describe-field.ts";
import { emptyValue } from "../../core/empty-value.ts";
import { type HoldingFieldProps, useField } from "./field-context.ts";
import { ListFrame } from "./field-frame.tsx";
import { LabelledInput } from "./labelled-input.tsx";

export function RecordField(props: HoldingFieldProps & { entry: FieldDescription }) {
  const { description, path, value, entry, isFolded, part: Field } = props;
  const { title } = description;
  const { change } = useField(path);
  const [name, setName] = useState("");
  const fields = (value ?? {}) as Record<string, unknown>;
  return (
    <ListFrame description={description} path={path} isFolded={isFolded ?? false}>
      <ol className="entries">
        {Object.entries(fields).map(([key, inner]) => (
          <li key={key} className="short-entry">
            <Field
              description={{ ...entry, title: key }}
              path={[...path, key]}
              value={inner}
              order={[]}
            />
            <span className="entry-tools">
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
      <div className="stack stack-2">
        <LabelledInput
          label={`Another name for “${title}”`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button
          type="button"
          className="button line"
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
