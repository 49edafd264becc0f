import type { FieldDescription } from "../../core/describe-field.ts";
import { ChoiceField, ChoicesField, YesNoField } from "./choice-field.tsx";
import { type FieldProps, useNamedFiles } from "./field-context.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { RecordField } from "./record-field.tsx";
import { TextField } from "./text-field.tsx";

/** More of them are chosen from a list, one by one. */
const maxChoices = 40;

/** The control of a field by its kind. */
export function Field(props: FieldProps) {
  const { description, path, value } = props;
  const { control } = description;
  const files = useNamedFiles(path, value);
  switch (control.kind) {
    case "fixed":
      return null;
    case "yes-no":
      return <YesNoField {...props} />;
    case "choice":
      return <ChoiceField {...props} options={control.options} />;
    case "list": {
      const { item, min, max } = control;
      const isDrawn = min !== undefined && min === max;
      const named = item.control.kind === "text" ? files : undefined;
      const options = item.control.kind === "choice" ? item.control.options : named;
      if (options && !isDrawn && options.length <= maxChoices) {
        return <ChoicesField {...props} options={options} />;
      }
      return <ListField {...props} part={Field} control={control} />;
    }
    case "group":
      return <GroupField {...props} part={Field} fields={control.fields} />;
    case "record":
      return <RecordField {...props} part={Field} entry={control.value} />;
    case "either":
      return (
        <Field {...props} description={{ ...description, ...shapeOf(control.shapes, value) }} />
      );
    default:
      if (files && control.kind === "text") return <ChoiceField {...props} options={files} />;
      return <TextField {...props} control={control} />;
  }
}

/** The shape that a value has: of groups the one whose fields it knows. */
function shapeOf(shapes: readonly FieldDescription[], value: unknown) {
  const isGroup = value !== null && typeof value === "object" && !Array.isArray(value);
  const fitting = shapes.find(({ control }) => {
    if (Array.isArray(value)) return control.kind === "list";
    if (!isGroup) return control.kind !== "group" && control.kind !== "list";
    const names = control.kind === "group" ? control.fields.map(({ name }) => name) : [];
    return Object.keys(value).every((name) => names.includes(name));
  });
  const shape = fitting ?? shapes[0];
  return shape && { control: shape.control };
}
