import { expect, test } from "vitest";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { progressOf } from "./count-days.ts";
import { findFollowUps, nextStep } from "./request-states.ts";
import type { SavedRequest } from "./saved-requests.ts";

const labels = getPage("my-requests");
const letter: SavedRequest = {
  id: "1",
  letter: "stop-harm",
  organisation: "An office",
  sent: "2026-11-02",
  section: "36",
  days: 14,
  received: "2026-11-02",
};

function describeRow(more: Partial<SavedRequest>, on: string) {
  const request = { ...letter, ...more };
  const progress = progressOf(request, on, getHolidayList());
  return {
    step: nextStep(request, progress, labels),
    letters: findFollowUps(request, progress).map(({ label }) => label),
  };
}

const { next } = labels;

test.each([
  ["while there is time", {}, "2026-11-04", next.waiting, []],
  ["on the last day", {}, "2026-11-16", next.last, ["reminder"]],
  ["after the last day", {}, "2026-11-18", next.overdue, ["complaint", "reminderFirst"]],
  ["after silence", { outcome: "silence" }, "2026-11-04", next.silence, ["reminder", "complaint"]],
  ["after a refusal", { outcome: "refused" }, "2026-11-18", next.refused, ["complaint", "again"]],
  ["after a fee", { outcome: "fee" }, "2026-11-18", next.fee, ["reply", "complaint"]],
  ["when it is done", { outcome: "fulfilled" }, "2026-11-18", next.fulfilled, []],
] as const)("says what to do next %s", (_, more, on, step, letters) => {
  expect(describeRow(more, on)).toEqual({ step, letters });
});

test("puts the complaint first where its days run from the answer", () => {
  const { letters } = describeRow({ letter: "decision", outcome: "fee" }, "2026-11-18");
  expect(letters).toEqual(["complaint", "reply"]);
});

test("offers no letter after a complaint", () => {
  expect(describeRow({ letter: "complaint" }, "2026-11-18").letters).toEqual([]);
});
