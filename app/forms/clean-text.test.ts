import { expect, test } from "vitest";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";

test.each(["", "  ", "\u200b", "\u2060 \u00ad", "\u3164"])(
  "%j shows nothing, so it is an empty field",
  (text) => {
    expect(cleanLine(text)).toBe("");
    expect(cleanParagraphs(`${text}\r\n${text}`)).toBe("");
  },
);

test("retains zero-width joiners that scripts need", () => {
  expect(cleanLine("می\u200cخواهم")).toBe("می\u200cخواهم");
  expect(cleanLine("👩🏾\u200d🚀")).toBe("👩🏾\u200d🚀");
  expect(cleanParagraphs("One\r\n\r\ntwo")).toBe("One\n\ntwo");
});
