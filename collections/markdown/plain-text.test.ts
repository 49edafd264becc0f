import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["**If you only read**, we keep nothing", "If you only read, we keep nothing"],
  ["Its `code`: [a *link*](/contact).", "Its code: a link."],
  ["* one\n* two", "one two"],
  ["_soft_ and | a | b |", "soft and a b"],
])("plain text of %j", (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
