import type { Choice } from "../../core/describe-field.ts";
import { type FieldProps, useField } from "./field-context.ts";
import { FieldFrame, ListFrame } from "./field-frame.tsx";
import { FieldNotes } from "./field-notes.tsx";

export function ChoiceField(props: FieldProps & { options: readonly Choice[] }) {
  const { description, path, value, order, options } = props;
  const { isRequired, mayBeBlank } = description;
  const { control, change } = useField(path);
  const isBlank = value === undefined || value === null;
  const isKnown = isBlank || options.some((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options.find((option) => String(option.value) === chosen);
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

export function ChoicesField(props: FieldProps & { options: readonly Choice[] }) {
  const { path, value, order, options } = props;
  const { change } = useField(path);
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  const unknown = chosen
    .filter((candidate) => !options.some((option) => option.value === candidate))
    .map((unknownValue) => ({
      value: String(unknownValue),
      label: `${String(unknownValue)} (unknown)`,
    }));
  const turn = (choice: Choice["value"]) => {
    const at = chosen.indexOf(choice);
    if (at >= 0) change([{ kind: "remove", path: [...path, at] }]);
    else if (chosen.length > 0) {
      change([{ kind: "insert", path, at: chosen.length, value: choice }]);
    } else change([{ kind: "set", path, value: [choice], order }]);
  };
  return (
    <ListFrame {...props}>
      {chosen.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
        <FieldNotes key={at} path={[...path, at]} description={{}} />
      ))}
      <div className="choices">
        {[...options, ...unknown].map((option) => (
          <label key={option.value} className="check">
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

export function YesNoField({ description, path, value, order }: FieldProps) {
  const { control, change } = useField(path);
  return (
    <div className="field">
      <label className="check">
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
