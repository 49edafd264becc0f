import { expect, test } from "vitest";
import { getHolidayList, getHolidays } from "./holidays.ts";

/** Easter Sundays, from the tables of the Book of Common Prayer. */
const easter = ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28"];

test("the list has the same fixed holidays in each year", () => {
  const fixed = (year: string) =>
    getHolidays()
      .days.filter(
        ({ date, name }) => date.startsWith(year) && !/Idd|Easter|Good|election/.test(name),
      )
      .map(({ date, name }) => `${date.slice(5)} ${name}`);
  for (const year of ["2025", "2026", "2027"]) expect(fixed(year)).toEqual(fixed("2024"));
  expect(fixed("2024")).toHaveLength(10);
});

test.each(easter)("Good Friday and Easter Monday are beside %s", (sunday) => {
  const { names } = getHolidayList();
  const beside = (days: number) =>
    names[new Date(Date.parse(sunday) + days * 86_400_000).toISOString().slice(0, 10)];
  expect([beside(-2), beside(1)]).toEqual(["Good Friday", "Easter Monday"]);
});

test("a day of Idd is listed only with an announcement as its source", () => {
  const { days, sources } = getHolidays();
  const idd = days.filter(({ name }) => name.startsWith("Idd"));
  expect(idd.length).toBeGreaterThan(0);
  for (const { source } of idd) expect(sources[source - 1]?.name).toContain("announcement");
});

test("each Idd of the covered years is listed or named as not announced", () => {
  const { days, undated, from, until } = getHolidays();
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => String(Number(from.slice(0, 4)) + index),
  );
  for (const year of years) {
    for (const name of ["Idd el-Fitr", "Idd Adhuha"]) {
      const isListed = days.some((day) => day.name === name && day.date.startsWith(year));
      expect(isListed || undated.some((one) => one.name === `${name} ${year}`)).toBe(true);
    }
  }
});
