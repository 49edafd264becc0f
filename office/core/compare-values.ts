import { leavesOf } from "#collections/reading/leaves.ts";
import type { FieldDescription } from "./describe-field.ts";
import { fieldName, fieldTitle } from "./field-title.ts";
import type { FieldChange } from "./open-file.ts";

/** Lists the fields that differ, in the order of the file. @param form says what the fields are called */
export function compareValues(
  before: unknown,
  after: unknown,
  form?: FieldDescription,
): FieldChange[] {
  const [old, now] = [valuesByName(before), valuesByName(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names
    .filter((name) => old.get(name) !== now.get(name))
    .map((field) => {
      const title = fieldTitle(form, field, after ?? before);
      return { field, title, before: old.get(field), after: now.get(field) };
    });
}

function valuesByName(values: unknown): Map<string, string> {
  return new Map(leavesOf(values).map(({ path, value }) => [fieldName(path), String(value)]));
}
