import { expect, test } from "vitest";
import { dayText, momentText, parseDay, parseMoment } from "./day-text.ts";

test("a day is read as people in Kampala write it, and a day that is none is not", () => {
  expect(["28/11/2026", "1.2.2026", " 01-02-2026 "].map(parseDay)).toEqual([
    "2026-11-28",
    "2026-02-01",
    "2026-02-01",
  ]);
  expect(["31/02/2026", "11/28/2026", "28/11/26", "2026-11-28", ""].map(parseDay)).toEqual(
    Array(5).fill(undefined),
  );
});

test("a moment is one of Kampala, whatever the clock of the computer says", () => {
  expect(parseMoment("1/12/2026 8:00")).toBe("2026-12-01T08:00:00+03:00");
  expect(
    ["1/12/2026 24:00", "31/2/2026 08:00", "1/12/2026 13 pm", "12/13/2026", "soon"].map(
      parseMoment,
    ),
  ).toEqual(Array(5).fill(undefined));
  expect(momentText("2026-12-01T23:30:00Z")).toBe("02/12/2026 02:30");
});

test("the day comes first in a moment too; without an hour it is eight in the morning", () => {
  expect(
    ["12/5/2026", "12/5/2026 8am", "12/5/2026, 8 AM", "12/5/2026 at 8"].map(parseMoment),
  ).toEqual(Array(4).fill("2026-05-12T08:00:00+03:00"));
  expect(["1/12/2026 12 am", "1/12/2026 12:30 p.m.", "1/12/2026 5.15pm"].map(parseMoment)).toEqual([
    "2026-12-01T00:00:00+03:00",
    "2026-12-01T12:30:00+03:00",
    "2026-12-01T17:15:00+03:00",
  ]);
});

test("what the file holds is shown, and what is no day as it stands there", () => {
  expect(["2026-11-28", "July 2026"].map(dayText)).toEqual(["28/11/2026", "July 2026"]);
  expect(momentText("tomorrow")).toBe("tomorrow");
});
