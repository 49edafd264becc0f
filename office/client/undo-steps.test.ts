import { expect, test } from "vitest";
import { UndoSteps } from "./undo-steps.ts";

const typed = (steps: UndoSteps, key: string | undefined, ...texts: readonly string[]) => {
  for (const [index, after] of texts.slice(1).entries()) {
    steps.add({ before: texts[index] ?? "", after, key });
  }
};

test("what is typed into one field without a pause is one step", () => {
  const steps = new UndoSteps();
  typed(steps, "title", "A", "Ab", "Abc");
  expect(steps.take()).toMatchObject({ before: "A", after: "Abc" });
  expect(steps.isEmpty).toBe(true);
});

test("another field, or the same one later, is a step of its own", () => {
  const steps = new UndoSteps();
  typed(steps, "title", "A", "Ab");
  typed(steps, "lead", "Ab", "Abc");
  typed(steps, "title", "Abc", "Abcd");
  expect([steps.take()?.before, steps.take()?.before, steps.take()?.before]).toEqual([
    "Abc",
    "Ab",
    "A",
  ]);
});

test("a letter that was typed and taken out again is no step, and neither is no change", () => {
  const steps = new UndoSteps();
  typed(steps, "title", "A", "Ab", "A");
  typed(steps, undefined, "A", "A");
  expect(steps.isEmpty).toBe(true);
  expect(steps.take()).toBeUndefined();
});
