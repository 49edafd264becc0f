import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countingRules } from "./counting-rules.ts";
import { addDays, weekday } from "./days.ts";
import { type HolidayList, lastDay } from "./last-day.ts";

const names = {
  "2025-10-09": "Independence Day",
  "2026-12-25": "Christmas Day",
  "2026-12-26": "Boxing Day",
  "2027-01-01": "New Year’s Day",
};
const holidays: HolidayList = {
  from: "2024-01-01",
  until: "2027-12-31",
  names,
  undated: [{ name: "Idd el-Fitr 2027", from: "2027-03-08", until: "2027-03-12" }],
};
const section34 = countingRules["ug-s34"];
const count = (from: string, days: number, rule = section34) => lastDay(from, days, rule, holidays);

describe("section 34(1) of the Interpretation Act", () => {
  // Paragraph, period, and its last day with and without the rule, worked out by hand from the words.
  test.each([
    ["(a) leaves out the day of the event", "2025-03-12", 14, "2025-03-26", "2025-03-26"],
    ["(a) over the end of a leap year's February", "2028-02-20", 14, "2028-03-06", "2028-03-05"],
    ["(b) moves a last day on a Sunday", "2025-07-18", 30, "2025-08-18", "2025-08-17"],
    ["(b) leaves a last day on a Saturday", "2025-07-17", 30, "2025-08-16", "2025-08-16"],
    ["(b) moves a last day on a public holiday", "2025-09-09", 30, "2025-10-10", "2025-10-09"],
    ["(b) moves over two holidays and a Sunday", "2026-11-25", 30, "2026-12-28", "2026-12-25"],
    ["(b) counts Sundays inside the period", "2025-07-18", 29, "2025-08-16", "2025-08-16"],
    [
      "(c) what is due on one Sunday is in time on Monday",
      "2025-08-10",
      7,
      "2025-08-18",
      "2025-08-17",
    ],
    ["(d) leaves out excluded days in five days", "2026-12-23", 5, "2026-12-31", "2026-12-28"],
    ["(d) leaves out a Sunday in six days", "2025-08-15", 6, "2025-08-22", "2025-08-21"],
    ["(d) does not apply to seven days", "2025-08-15", 7, "2025-08-22", "2025-08-22"],
    ["(d) one day before a Sunday", "2025-08-16", 1, "2025-08-18", "2025-08-17"],
  ])("%s", (_paragraph, from, days, last, plain) => {
    expect(count(from, days)).toMatchObject({ last, plain });
    expect(count(from, days, countingRules.plain)).toMatchObject({
      last: plain,
      plain,
    });
  });
});

describe("the reasons of a count", () => {
  test("name the days over which the last day moved, each with its paragraph", () => {
    expect(count("2026-11-25", 30).reasons).toEqual([
      { kind: "first day", day: "2026-11-25", section: "34(1)(a)" },
      {
        kind: "moved",
        days: [
          { day: "2026-12-25", holiday: "Christmas Day" },
          { day: "2026-12-26", holiday: "Boxing Day" },
          { day: "2026-12-27" },
        ],
        section: "34(1)(b)",
      },
    ]);
  });

  test("name the days that a short period leaves out", () => {
    expect(count("2026-12-23", 3).reasons[1]).toEqual({
      kind: "short",
      days: [
        { day: "2026-12-25", holiday: "Christmas Day" },
        { day: "2026-12-26", holiday: "Boxing Day" },
        { day: "2026-12-27" },
      ],
      section: "34(1)(d)",
    });
  });

  test("warn when a holiday without a day may be the last day, and not when it falls inside", () => {
    expect(count("2027-02-08", 30)).toMatchObject({ last: "2027-03-10", mayMove: true });
    expect(count("2027-02-08", 30).reasons.at(-1)).toMatchObject({ holiday: "Idd el-Fitr 2027" });
    expect(count("2027-03-01", 30).mayMove).toBe(false);
    expect(count("2027-03-06", 5).mayMove).toBe(true);
  });

  test("say that the list of holidays does not reach the last day", () => {
    expect(count("2027-12-10", 30)).toMatchObject({ mayMove: true });
    expect(count("2027-12-10", 30).reasons.at(-1)).toMatchObject({ kind: "outside the list" });
    expect(count("2023-11-01", 30).mayMove).toBe(true);
    expect(count("2023-12-10", 30).mayMove).toBe(false);
  });

  test("of a plain count are one: the first day is left out", () => {
    const plain = lastDay("2025-07-18", 30, countingRules.plain, holidays);
    expect(plain.reasons).toEqual([{ kind: "first day", day: "2025-07-18" }]);
  });
});

describe("any count", () => {
  const start = fc.integer({ min: 0, max: 1400 }).map((days) => addDays("2024-01-01", days));
  const periods = fc.integer({ min: 1, max: 400 });
  const randomHolidays = fc
    .uniqueArray(fc.integer({ min: 0, max: 1800 }), { maxLength: 120 })
    .map((days) => ({
      ...holidays,
      names: Object.fromEntries(days.map((day) => [addDays("2024-01-01", day), "Holiday"])),
    }));

  test("never ends before the plain count", () => {
    fc.assert(
      fc.property(start, periods, randomHolidays, (from, days, list) => {
        const { last, plain } = lastDay(from, days, section34, list);
        expect(last >= plain).toBe(true);
      }),
    );
  });

  test("never ends on a Sunday or on a listed holiday", () => {
    fc.assert(
      fc.property(start, periods, randomHolidays, (from, days, list) => {
        const { last } = lastDay(from, days, section34, list);
        expect(weekday(last)).not.toBe(7);
        expect(list.names[last]).toBeUndefined();
      }),
    );
  });

  test("never ends earlier when it starts later", () => {
    fc.assert(
      fc.property(start, periods, randomHolidays, (from, days, list) => {
        const next = lastDay(addDays(from, 1), days, section34, list);
        expect(next.last >= lastDay(from, days, section34, list).last).toBe(true);
      }),
    );
  });

  test("never ends earlier when it has more days, but for the step from six to seven", () => {
    fc.assert(
      fc.property(start, periods, randomHolidays, (from, days, list) => {
        // Six days leave out the excluded days inside them and seven count them: the words of the section.
        fc.pre(days !== section34.shortPeriod);
        const longer = lastDay(from, days + 1, section34, list);
        expect(longer.last >= lastDay(from, days, section34, list).last).toBe(true);
      }),
    );
  });
});
