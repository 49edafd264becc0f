import { expect, test } from "vitest";
import { numeral } from "#app/art/numeral.ts";
import { describeFrame, frameDocument, framePicture } from "#app/embeds/frame.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { caseFrame, goneFrame } from "./case-frame.ts";
import { emptyCase } from "./empty-case.fixture.ts";

const today = "2026-11-25";
const limit = {
  title: "The company registers",
  by: "answering" as const,
  basis: "The decision",
  from: "2025-07-18",
  days: 30,
  rule: "ug-s34" as const,
  countAs: "days since the order fell due" as string | undefined,
  sources: [],
} as unknown as LitigationCase["clocks"][number];
const running: LitigationCase = {
  ...emptyCase,
  verdict: { decided: "The office ordered the company to register.", open: "It is not known." },
  clocks: [limit],
};
const correction = { date: "2026-11-23", title: "One day too many", text: "Why", withdraws: false };
const corrected = { ...running, corrections: [correction] };
const answered = { ...running, clocks: [{ ...limit, happenedOn: "2025-09-01" }] };
const withdrawn = {
  ...emptyCase,
  corrections: [{ ...correction, withdraws: true }],
};

test("a running count says its number, its last day and the day to which it counts", () => {
  const frame = caseFrame(running, today);
  expect(frame).toMatchObject({ tone: "bark", number: 464, heading: limit.countAs });
  expect(frame.text).toBe("The office ordered the company to register. It is not known.");
  expect(frame.small).toBe(
    "Due on 18\u00a0August 2025 by our count. Counted to 25\u00a0November 2026.",
  );
  expect(caseFrame(running, "2026-11-26").number).toBe(465);
});

test("four digits take the room of three in a picture", () => {
  const scaleOf = (number: number) => {
    const picture = framePicture({ ...caseFrame(running, today), number }, "https://otc.example");
    return Number(/scale\(([\d.]+)\)/.exec(picture.slice(picture.indexOf("</title>")))?.[1]);
  };
  expect(scaleOf(444)).toBeCloseTo(112 / 68, 1);
  expect(scaleOf(2888) * numeral(2888).width).toBeLessThan(232);
});

test("before the last day it counts the days that are left", () => {
  expect(caseFrame(running, "2025-08-10")).toMatchObject({
    number: 8,
    heading: "days until the last day",
  });
  expect(caseFrame(running, "2025-08-17")).toMatchObject({
    number: 1,
    heading: "day until the last day",
  });
});

test("what tempers the number stays beside it, corrected or not", () => {
  const pending = { short: "An appeal was pending." } as LitigationCase["pending"];
  for (const entry of [running, corrected]) {
    expect(caseFrame({ ...entry, pending }, today).small).toContain("An appeal was pending.");
  }
});

test("an answered count has stopped on the day of the answer", () => {
  const frame = caseFrame(answered, today);
  expect(frame).toMatchObject({ tone: "leaf", number: 14, heading: "days late, then it was done" });
  expect(frame.text).toContain("It happened on 1\u00a0September 2025.");
  expect(frame).toEqual(caseFrame(answered, "2027-01-01"));
  const inTime = { ...running, clocks: [{ ...limit, happenedOn: "2025-08-01" }] };
  expect(caseFrame(inTime, today)).toMatchObject({ number: undefined, heading: "Done in time" });
});

test("a corrected count says so for 90 days, and leads to the correction", () => {
  const frame = caseFrame(corrected, today);
  expect(frame).toMatchObject({ number: 464, tag: "Corrected on 23\u00a0November 2026" });
  expect(describeFrame(frame)).toBe(
    "464 days since the order fell due. Due on 18\u00a0August 2025 by our count. Counted to 25\u00a0November 2026. " +
      "Corrected on 23\u00a0November 2026: One day too many.",
  );
  expect(frame.link.href).toBe(`${emptyCase.path}#corrected-2026-11-23`);
  expect(caseFrame(corrected, "2027-02-21").tag).toBeDefined();
  expect(caseFrame(corrected, "2027-02-22").tag).toBeUndefined();
});

test("a withdrawn count shows no number and asks not to be quoted", () => {
  const frame = caseFrame(withdrawn, today);
  expect(frame.number).toBeUndefined();
  expect(describeFrame(frame)).toBe(
    "OTC has withdrawn this count. It was shown here until 23\u00a0November 2026. Please do not quote it any more. " +
      "The reason is on the page of the case. One day too many.",
  );
});

test("a case without a count shows its status", () => {
  expect(caseFrame(emptyCase, today)).toMatchObject({
    heading: "Being prepared",
    small: "Last checked on 21\u00a0November 2026.",
  });
});

test.each([
  ["running", caseFrame(running, today)],
  ["corrected", caseFrame(corrected, today)],
  ["answered", caseFrame(answered, today)],
  ["withdrawn", caseFrame(withdrawn, today)],
  ["without a count", caseFrame(emptyCase, today)],
  ["not published any more", goneFrame()],
])("a frame that is %s needs no script and loads nothing else", (_, frame) => {
  const html = frameDocument(frame, { path: "/embed/cases/first", origin: "https://example.org" });
  expect(html).not.toMatch(/<script|<link rel="stylesheet"|<img|url\(["']?(?!#)|@import|\son\w+=/);
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  expect(html).toContain('<link rel="canonical" href="https://example.org/');
  expect(framePicture(frame, "https://example.org")).toContain(frame.heading);
});
