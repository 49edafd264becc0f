import { expect, test } from "vitest";
import { formatDate, formatDay, formatDays, formatMoment } from "./format-day.ts";
import { formatDayAndMonth, formatLongDay } from "./format-weekday.ts";

test("writes a day in British order", () => {
  expect(formatDay("2026-11-21")).toBe("21\u00a0November 2026");
});

test("keeps the first hour of a year in that year", () => {
  expect(formatDay("2027-01-01")).toBe("1\u00a0January 2027");
});

test("keeps each day beside its month, and breaks before the year and the hour", () => {
  expect(formatDays("2026-11-21", "2026-11-23")).toMatch(/^21\s–\s23\u00a0November 2026$/);
  expect(formatMoment(Date.UTC(2026, 10, 5, 12))).toMatch(/^5\u00a0November 2026 at \d\d:\d\d$/);
});

test("rejects an invalid date", () => {
  expect(() => formatDay("soon")).toThrow(RangeError);
});

test("keeps the precision of a date", () => {
  const given = ["2019", "2019-05", "2019-05-03"];
  expect(given.map(formatDate)).toEqual(["2019", "May 2019", "3\u00a0May 2019"]);
});

test("writes by numbers in a language whose months are not known", () => {
  expect(formatLongDay("2026-11-21", "sw")).toBe("Jumamosi 21\u00a0Novemba 2026");
  expect(formatLongDay("2026-11-21", "ach")).toBe("21/11/2026");
  expect(formatDayAndMonth("2026-11-21", "ach")).toBe("21/11");
});
