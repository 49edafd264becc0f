import type { ValuePath } from "#collections/content-file.ts";

/** Every value of a file that is neither a list nor a group, with its path; blank fields are left out. */
export function leavesOf(
  value: unknown,
  path: ValuePath = [],
): { path: ValuePath; value: unknown }[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [{ path, value }];
  return Object.entries(value).flatMap(([step, entry]) =>
    leavesOf(entry, [...path, Array.isArray(value) ? Number(step) : step]),
  );
}

export function textsOf(value: unknown): { path: ValuePath; text: string }[] {
  return leavesOf(value).flatMap(({ path, value: text }) =>
    typeof text === "string" ? [{ path, text }] : [],
  );
}
