import type { ValueProblem } from "./problem.ts";

/** Finds the texts of a file that still begin as `npm run new` wrote them. */
export function unfinishedTexts(value: unknown, at: PropertyKey[] = []): ValueProblem[] {
  if (typeof value === "string") {
    if (!value.startsWith("TODO:")) return [];
    return [{ at, reason: "is still to be written: it begins with TODO:" }];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    unfinishedTexts(entry, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
