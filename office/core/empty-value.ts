import type { FieldDescription } from "./describe-field.ts";

/** Initial value of a new entry or group: the required fields only. */
export function emptyValue({ control }: FieldDescription): unknown {
  switch (control.kind) {
    case "number":
      return control.min;
    case "yes-no":
      return false;
    case "choice":
      return control.options[0]?.value ?? "";
    case "fixed":
      return control.value;
    case "list":
      return Array.from({ length: control.min ?? 0 }, () => emptyValue(control.item));
    case "group":
      return Object.fromEntries(
        control.fields
          .filter(({ isRequired }) => isRequired)
          .map((field) => [field.name, emptyValue(field)]),
      );
    case "record":
      return {};
    case "either":
      return control.shapes[0] ? emptyValue(control.shapes[0]) : "";
    default:
      return "";
  }
}
