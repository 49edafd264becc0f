import { expect, test } from "vitest";
import { dayInWords } from "./day-in-words.ts";

test("a day is written out in British order", () => {
  expect(dayInWords("2026-11-21")).toBe("21 November 2026");
});

test("the first hour of a year stays in that year", () => {
  expect(dayInWords("2027-01-01")).toBe("1 January 2027");
});

test("what is no date is refused", () => {
  expect(() => dayInWords("soon")).toThrow(RangeError);
});
