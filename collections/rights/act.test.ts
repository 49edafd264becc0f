import { describe, expect, test } from "vitest";
import { getAct, misquotes, sectionOf } from "./act.ts";
import { daysOfSection } from "./rights.ts";

const act = getAct();

test("gives the days of a section where the Act names some", () => {
  for (const [section, days] of Object.entries(daysOfSection)) {
    expect(sectionOf(act, section)?.days, section).toBe(days);
  }
});

test("a subsection without words of its own is its section", () => {
  expect(sectionOf(act, "25(2)")?.section).toBe("25");
  expect(sectionOf(act, "7(3)")?.section).toBe("7(3)");
  expect(sectionOf(act, "99")).toBeUndefined();
});

describe("a quotation", () => {
  const words = sectionOf(act, "30")?.words[0] ?? "";

  test("is accepted with the section that has its words", () => {
    expect(misquotes(act, { points: [{ sections: ["30"], quotes: [words] }] })).toEqual([]);
  });

  test("is refused under another section, with its place", () => {
    expect(misquotes(act, { points: [{ section: "25", quotes: [words] }] })).toEqual([
      {
        at: ["points", 0, "quotes", 0],
        reason: "are no words of section 25 in content/site/act.yaml",
      },
      { at: ["points", 0, "quotes"], reason: "must quote section 25 too" },
    ]);
  });

  test("is missed where a second section is cited", () => {
    expect(misquotes(act, { sections: ["30", "31"], quotes: [words] })).toEqual([
      { at: ["quotes"], reason: "must quote section 31 too" },
    ]);
  });
});
