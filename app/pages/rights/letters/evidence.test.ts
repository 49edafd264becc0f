import { describe, expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import {
  type EvidenceEntry,
  emptyEntry,
  evidenceLine,
  evidenceText,
  isFilled,
} from "./evidence.ts";

const { line } = getPage("evidence");
const write = (entry: Partial<EvidenceEntry>) => evidenceLine({ ...emptyEntry, ...entry }, line);

describe("a line of the evidence sheet", () => {
  test.each([
    [
      "all fields as sentences",
      {
        date: "2026-11-02",
        time: "08:00",
        from: "0700 000 111",
        what: "They wrote to my aunt.",
        seen: "my aunt",
        harm: "I am ashamed to meet her",
      },
      "On 2\u00a0November 2026 at about 08:00, from 0700 000 111: They wrote to my aunt. It was seen or heard by my aunt. What it did to me: I am ashamed to meet her.",
    ],
    [
      "nothing of fields left empty",
      { what: "They called my place of work" },
      "They called my place of work.",
    ],
    ["a day without more", { date: "2026-11-02" }, "On 2\u00a0November 2026."],
    [
      "a number alone with a capital letter",
      { from: "0700 000 111", what: "They called." },
      "From 0700 000 111: They called.",
    ],
    ["only who saw it", { seen: "my aunt." }, "It was seen or heard by my aunt."],
    ["the user's own end of a sentence", { harm: "I wept!" }, "What it did to me: I wept!"],
    ["signs that a replacement would read", { what: "$& {from}" }, "$& {from}."],
    ["no day that is none", { date: "soon", what: "They called." }, "They called."],
  ])("holds %s", (_, entry, sentence) => {
    expect(write(entry)).toBe(sentence);
  });
});

test("signs that are not seen fill nothing", () => {
  const unseen = { ...emptyEntry, what: "\u200b", seen: " \ufeff" };
  expect(isFilled(unseen)).toBe(false);
  expect(write({ ...unseen, harm: "I wept" })).toBe("What it did to me: I wept.");
});

test("several lines are numbered as on the sheet, and one is not", () => {
  const entry = { ...emptyEntry, what: "They called." };
  expect(evidenceText([entry], line)).toBe("They called.");
  expect(evidenceText([entry, { ...entry, what: "They wrote." }], line)).toBe(
    "1. They called.\n2. They wrote.",
  );
});
