import { EditError, readContentText, readValues, valueAt } from "./content-text.ts";
import { applyEdit } from "./edit-text.ts";
import type { ValuePath } from "./value-path.ts";

/**
 * Puts what I changed into what somebody else made of the same file meanwhile.
 * @returns undefined where both changed one field, or I did more than give single fields another value
 */
export function mergeTexts(
  file: string,
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
): string | undefined {
  try {
    const [old, now, other] = [base, mine, theirs].map((text) =>
      readValues(readContentText(file, text)),
    );
    let text = theirs;
    for (const path of changedPaths(old, now)) {
      // The field must still be what it was for both of us.
      if (valueAt(other, path) !== valueAt(old, path)) return undefined;
      text = applyEdit(file, text, { kind: "set", path, value: valueAt(now, path) });
    }
    return text;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function changedPaths(before: unknown, after: unknown, path: ValuePath = []): ValuePath[] {
  if (!isGroup(before) || !isGroup(after)) {
    if (before === after) return [];
    if (isGroup(before) || isGroup(after)) throw new EditError("a group came or went");
    return [path];
  }
  const names = Object.keys(before);
  const [was, is] = [names.join("\n"), Object.keys(after).join("\n")];
  if (was !== is || Array.isArray(before) !== Array.isArray(after)) {
    throw new EditError("fields or entries came or went");
  }
  return names.flatMap((name) => {
    const step = Array.isArray(before) ? Number(name) : name;
    return changedPaths(before[name], after[name], [...path, step]);
  });
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
