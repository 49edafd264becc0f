import type { ValuePath } from "#collections/content-file.ts";
import type { Edit } from "./edit.ts";

/** The value at a path; undefined where something on the way is missing. */
export function valueIn(values: unknown, path: ValuePath): unknown {
  let value = values;
  for (const step of path)
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
  return value;
}

/**
 * The value that an edit is made from, by which it is known whether another person changed the same: a field, or of
 * anything within a list the whole list, whose entries have no name but their place.
 */
export function placeOfEdit(edit: Exclude<Edit, { kind: "resolve" }>): ValuePath {
  const entry = edit.path.findIndex((step) => typeof step === "number");
  return entry === -1 ? edit.path : edit.path.slice(0, entry);
}

/** What a file says after an edit, as far as a window can know before the office answers. */
export function valuesAfter(values: unknown, edit: Edit): unknown {
  if (edit.kind === "resolve") return values;
  const [step, ...remaining] = edit.path;
  if (step === undefined) return edited(values, edit);
  const copy: Record<string | number, unknown> = Array.isArray(values)
    ? ([...values] as never)
    : { ...(values as object | undefined) };
  const isLast = remaining.length === 0;
  if (isLast && edit.kind === "remove") {
    if (Array.isArray(copy)) copy.splice(Number(step), 1);
    else delete copy[step];
    return copy;
  }
  copy[step] = valuesAfter(copy[step], { ...edit, path: remaining });
  return copy;
}

function edited(value: unknown, edit: Exclude<Edit, { kind: "resolve" }>): unknown {
  if (edit.kind === "set") return edit.value;
  const list = Array.isArray(value) ? [...(value as unknown[])] : [];
  if (edit.kind === "insert") list.splice(edit.at, 0, edit.value);
  if (edit.kind === "move") list.splice(edit.to, 0, ...list.splice(edit.from, 1));
  return list;
}
