import { expect, test } from "vitest";
import { countClock } from "./case-clock.ts";

const today = "2026-11-21";

test("thirty days from 18 July 2025 end on 17 August 2025", () => {
  expect(countClock({ from: "2025-07-18", days: 30 }, today)).toEqual({
    dueOn: "2025-08-17",
    state: "over",
    days: 461,
    length: 491,
  });
});

test("counts the last day as in time and the next as late", () => {
  const clock = { from: "2024-11-08", days: 30 };
  expect(countClock({ ...clock, happenedOn: "2025-07-18" }, today)).toMatchObject({
    dueOn: "2024-12-08",
    state: "late",
    days: 222,
    length: 252,
  });
  expect(countClock({ ...clock, happenedOn: "2024-12-08" }, today)).toMatchObject({
    state: "in time",
    days: 0,
  });
});

test("reports an open clock as running, over a leap day too", () => {
  expect(countClock({ from: "2028-02-20", days: 14 }, "2028-03-01")).toEqual({
    dueOn: "2028-03-05",
    state: "running",
    days: 4,
    length: 10,
  });
});
