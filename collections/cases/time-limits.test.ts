import { expect, test } from "vitest";
import { countTimeLimits, landmarkOf } from "./time-limits.ts";

const plain = {
  title: "The office answers",
  by: "forum" as const,
  basis: "Section 1",
  sources: [],
  from: "2024-11-08",
  days: 30,
  rule: "ug-s34" as const,
  unsettled: undefined,
  happenedOn: undefined,
  note: undefined,
  extension: undefined,
  unclear: undefined,
  tookFrom: undefined,
  beganAs: undefined,
  phrase: undefined,
  happenedAs: undefined,
  countAs: undefined,
};
const count = (clock: Partial<typeof plain> | object, today = "2026-11-21") =>
  countTimeLimits({ clocks: [{ ...plain, ...clock }] }, today)[0];

test("shows how long an unread limit took, and never calls it late", () => {
  expect(count({ unclear: "It has not been read.", happenedOn: "2025-07-18" })).toMatchObject({
    state: "took",
    days: 252,
  });
  expect(count({ unclear: "It has not been read." }, "2024-11-18")).toMatchObject({
    state: "took",
    days: 10,
  });
});

test("keeps the first last day of a limit when more time is granted later", () => {
  const extension = { on: "2025-07-03", days: 7 };
  const limit = { from: "2025-03-12", days: 14, happenedOn: "2025-07-10", extension };
  expect(count(limit)).toMatchObject({ dueOn: "2025-03-26", state: "late", days: 106, extension });
});

test("shows the marked limit that is over as the number of the page", () => {
  const over = { ...plain, from: "2025-07-18", countAs: "days since the order fell due" };
  const landmark = (clocks: object[], today = "2026-11-21") =>
    landmarkOf(countTimeLimits({ clocks: clocks.map((one) => ({ ...plain, ...one })) }, today));
  expect(landmark([plain, over])).toMatchObject({
    days: 460,
    dueOn: "2025-08-18",
    plainDueOn: "2025-08-17",
  });
  expect(landmark([plain])).toBeUndefined();
  expect(landmark([{ ...over, happenedOn: "2025-09-01" }])).toBeUndefined();
  expect(landmark([over], "2025-08-18")).toBeUndefined();
});
