import { describe, expect, test } from "vitest";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { lastDay } from "#collections/time/last-day.ts";
import { getCases } from "./cases.ts";
import { countTimeLimits } from "./time-limits.ts";

const today = "2026-11-23";
const limits = getCases().flatMap((entry) => countTimeLimits(entry, today));

/**
 * Every date that the page of a case counts, worked out by hand from section 34(1): with the plain count that the
 * page showed until 23 November 2026, and why the two differ.
 */
const byHand = [
  {
    name: "the decision on the complaint",
    from: "2024-11-08",
    before: { dueOn: "2024-12-08", days: 252 },
    now: { dueOn: "2024-12-09", days: 252 },
    why: "8 December 2024 was a Sunday; the page shows the length only, so its number stays",
  },
  {
    name: "the answer to the formal notice",
    from: "2025-03-12",
    before: { dueOn: "2025-03-26", days: 106 },
    now: { dueOn: "2025-03-26", days: 106 },
    why: "26 March 2025 was a Wednesday and no holiday, so nothing moves",
  },
  {
    name: "the registration",
    from: "2025-07-18",
    before: { dueOn: "2025-08-17", days: 463 },
    now: { dueOn: "2025-08-18", days: 462 },
    why: "17 August 2025 was a Sunday, so the count begins one day later",
  },
];

describe("the dates that case pages show", () => {
  test("are those of the list above, no more and no fewer", () => {
    expect(limits.map(({ from }) => from)).toEqual(byHand.map(({ from }) => from));
  });

  test.each(byHand)("$name: $why", ({ from, before, now }) => {
    const limit = limits.find((one) => one.from === from);
    expect(limit).toMatchObject({ plainDueOn: before.dueOn, ...now });
  });

  test("lie within the list of holidays, and no unannounced holiday may move them", () => {
    const list = getHolidayList();
    for (const { dueOn, plainDueOn, mayMove } of limits) {
      expect(dueOn <= list.until && plainDueOn >= list.from).toBe(true);
      expect(mayMove).toBe(false);
    }
  });

  test("would be refused by a list of holidays that ends before them", () => {
    const list = { ...getHolidayList(), until: "2025-08-17" };
    const count = lastDay("2025-07-18", 30, countingRules["ug-s34"], list);
    expect(count.mayMove).toBe(true);
  });
});
