import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription, NamedField } from "./describe-field.ts";

/** Fields that a copy does not take over, such as the consent of the person whom the file is about. */
export function fieldsNotCopied(form: FieldDescription | undefined): readonly NamedField[] {
  const fields = form?.control.kind === "group" ? form.control.fields : [];
  return fields.filter(({ notCopied }) => notCopied);
}

/** The values to blank for a field: itself, or each part of a group that stays. */
export function placesOf({ name, control }: NamedField, values: unknown): ValuePath[] {
  const value = (values as Record<string, unknown> | null | undefined)?.[name];
  if (value === undefined) return [];
  if (control.kind !== "group" || value === null || typeof value !== "object") return [[name]];
  return Object.keys(value).map((part) => [name, part]);
}
