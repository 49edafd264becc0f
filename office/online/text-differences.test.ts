import { expect, test } from "vitest";
import { markDifferences, type Piece } from "./text-differences.ts";

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
const mark = (before: string, now: string) => {
  const words = markDifferences(before, now);
  return [marked(words.before), marked(words.now)];
};

test("marks the words that differ, and joins those with a space between them", () => {
  expect(
    mark("It must register within a month. Done.", "It must register within 30 days."),
  ).toEqual(["It must register within [a month].[ Done.]", "It must register within [30 days]."]);
  expect(mark("hello@example.org", "office@example.org")).toEqual([
    "[hello]@example.org",
    "[office]@example.org",
  ]);
});

test("a text that is new is marked as a whole", () => {
  expect(mark("", "Monday to Friday")).toEqual(["", "[Monday to Friday]"]);
});

test("shortens what is the same, so that one word in a long text is in sight", () => {
  const [start, end] = ["One two three. ".repeat(30), " Four five six.".repeat(30)];
  const [before = "", now = ""] = mark(`${start}old${end}`, `${start}new${end}`);
  expect(before).toMatch(/^….{30,60}\[old\].{30,60}…$/);
  expect(now).toMatch(/^….{30,60}\[new\].{30,60}…$/);
});
