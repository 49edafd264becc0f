import { textsOf } from "./leaves.ts";
import type { ValueProblem } from "./problem.ts";

export function unfinishedTexts(value: unknown): ValueProblem[] {
  return textsOf(value)
    .filter(({ text }) => text.startsWith("TODO:"))
    .map(({ path }) => ({ at: [...path], reason: "is still to be written: it begins with TODO:" }));
}
