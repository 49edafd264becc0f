import { afterEach, expect, test, vi } from "vitest";
import { correctDays } from "./correct-days.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that was built on 27 November 2026, as it reads at a moment. */
function readAt(moment: string) {
  const day = { dateTime: "2026-11-27", textContent: "27\u00a0November 2026" };
  const counts = [
    { dataset: { daysSince: "2025-08-18" }, textContent: "466" },
    { dataset: { daysSince: "2025-08-18" }, textContent: "466 days" },
    { dataset: { daysSince: "2026-11-26" }, textContent: "1 day" },
  ];
  vi.stubGlobal("document", {
    querySelectorAll: (sought: string) => (sought === "[data-today]" ? [day] : counts),
  });
  correctDays(Date.parse(moment));
  return [day.dateTime, day.textContent, ...counts.map(({ textContent }) => textContent)];
}

const asBuilt = ["2026-11-27", "27\u00a0November 2026", "466", "466 days", "1 day"];

test("counts on from midnight in Kampala, and names the day", () => {
  expect(readAt("2026-11-27T20:59:59Z")).toEqual(asBuilt);
  expect(readAt("2026-11-27T21:00:00Z")).toEqual([
    "2026-11-28",
    "28\u00a0November 2026",
    "467",
    "467 days",
    "2 days",
  ]);
  expect(readAt("2027-03-01T09:00:00Z")).toEqual([
    "2027-03-01",
    "1\u00a0March 2027",
    "560",
    "560 days",
    "95 days",
  ]);
});

test("never counts back, where the clock of a phone is behind", () => {
  expect(readAt("2026-11-20T09:00:00Z")).toEqual(asBuilt);
  expect(readAt("1970-01-02T00:00:00Z")).toEqual(asBuilt);
});
