import { expect, test } from "vitest";
import { addDays, daysBetween, weekday } from "./days.ts";

test("counts days over leap days and clock changes", () => {
  expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
  expect(daysBetween("2025-03-29", "2025-03-31")).toBe(2);
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
});

test("numbers the days of the week from Monday", () => {
  expect(weekday("2025-08-17")).toBe(7);
  expect(weekday("2025-08-18")).toBe(1);
});
