import type { FieldDescription } from "./describe-field.ts";
import { fieldName } from "./field-name.ts";
import { fieldTitle } from "./field-title.ts";
import type { FieldChange } from "./open-file.ts";

/**
 * Which single fields of a file read differently, in the order of the file.
 * @param form says what the fields are called
 */
export function compareValues(
  before: unknown,
  after: unknown,
  form?: FieldDescription,
): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names
    .filter((name) => old.get(name) !== now.get(name))
    .map((field) => {
      const [was, is] = [old.get(field), now.get(field)];
      return {
        field,
        title: fieldTitle(form, field),
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      };
    });
}

function leaves(value: unknown, path: (string | number)[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object") return new Map([[fieldName(path), String(value)]]);
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, at) => [at, entry])
    : Object.entries(value);
  return new Map(inside.flatMap(([step, entry]) => [...leaves(entry, [...path, step])]));
}
