import { expect, test } from "vitest";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";

test.each(["", "  ", "\u200b", "\u2060 \u00ad", "\u3164"])(
  "%j shows nothing, so it is an empty field",
  (text) => {
    expect(cleanLine(text)).toBe("");
    expect(cleanParagraphs(`${text}\r\n${text}`)).toBe("");
  },
);

test.each([
  ["A\u200bmina", "Amina"],
  ["\u202eaninA\u202c", "aninA"],
  ["\u2068Amina\u2069", "Amina"],
  ["\u200eAmina\u200f", "Amina"],
  ["Ami\u00adna\ufeff", "Amina"],
  ["Ame\u0301lie", "Amélie"],
  ["Amina\u0007Okello", "Amina Okello"],
  ["Amina\u2028Okello", "Amina Okello"],
  ["Amina\uffff", "Amina"],
])("a line of %j is %s", (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

test("keeps the lines of a text, and nothing that cannot be seen", () => {
  const text = "One\u2028two\u000b\u001d\r\n\tthree\u200b \ud83c\udff4\u{e0067}\u{e007f}";
  expect(cleanParagraphs(text)).toBe("One\ntwo\n\tthree \ud83c\udff4\u{e0067}\u{e007f}");
});

test("retains zero-width joiners that scripts need", () => {
  expect(cleanLine("می\u200cخواهم")).toBe("می\u200cخواهم");
  expect(cleanLine("👩🏾\u200d🚀")).toBe("👩🏾\u200d🚀");
  expect(cleanParagraphs("One\r\n\r\ntwo")).toBe("One\n\ntwo");
});
