import type { NamedField } from "../../core/describe-field.ts";
import { emptyValue } from "../../core/empty-value.ts";
import { type HoldingFieldProps, useField } from "./field-context.ts";
import { FieldNotes } from "./field-notes.tsx";

/** Fields that belong together; an optional group is added and removed as a whole. */
export function GroupField(props: HoldingFieldProps & { fields: readonly NamedField[] }) {
  const { description, path, value, order, fields, isEntry, isFolded, part: Field } = props;
  const { title, isRequired, mayBeBlank } = description;
  const { id, change } = useField(path);
  const notes = <FieldNotes path={path} description={description} />;
  if (value === null || value === undefined) {
    const begin = emptyValue(description);
    return (
      <div className="field" id={id} tabIndex={-1}>
        {!isFolded && <p className="label">{title}</p>}
        <button
          type="button"
          className="button line"
          onClick={() => change([{ kind: "set", path, value: begin, order }])}
        >
          Add “{title}”
        </button>
        {notes}
      </div>
    );
  }
  const names = fields.map((field) => field.name);
  const inside = fields.map((field) => (
    <Field
      key={field.name}
      description={field}
      path={[...path, field.name]}
      value={(value as Record<string, unknown>)[field.name]}
      order={names}
    />
  ));
  if (isEntry) {
    return (
      <div className="form" id={id} tabIndex={-1}>
        {notes}
        {inside}
      </div>
    );
  }
  return (
    <fieldset className="group" id={id} tabIndex={-1}>
      <legend className={isFolded ? "visually-hidden" : undefined}>{title}</legend>
      {notes}
      {inside}
      {!isRequired && (
        <button
          type="button"
          className="button line"
          onClick={() =>
            change([mayBeBlank ? { kind: "set", path, value: null } : { kind: "remove", path }])
          }
        >
          Take “{title}” away
        </button>
      )}
    </fieldset>
  );
}
