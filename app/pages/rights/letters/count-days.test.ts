import { describe, expect, test } from "vitest";
import type { HolidayList } from "#collections/time/last-day.ts";
import { byUrgency, countRequest, letterDate, progressOf } from "./count-days.ts";
import type { SavedRequest } from "./saved-requests.ts";

const holidays: HolidayList = {
  from: "2026-01-01",
  until: "2027-12-31",
  names: { "2026-12-25": "Christmas Day", "2026-12-26": "Boxing Day" },
  undated: [{ name: "Idd el-Fitr 2027", from: "2027-03-08", until: "2027-03-12" }],
};

const sent: SavedRequest = {
  id: "a1",
  letter: "stop-harm",
  organisation: "Example Lenders",
  sent: "2026-11-01",
  section: "25",
  days: 14,
};
const request: SavedRequest = { ...sent, received: "2026-11-03" };
const progress = (one: SavedRequest, on: string) => progressOf(one, on, holidays);

describe("a request without a day of receipt", () => {
  test.each(["2026-11-01", "2026-11-16", "2027-11-01"])("is never late: %s", (on) => {
    expect(progress(sent, on)).toMatchObject({
      state: "asked",
      left: undefined,
      count: undefined,
    });
  });

  test("counts the days since it was sent", () => {
    expect(progress(sent, "2026-11-10").passed).toBe(9);
  });

  test("stays so after silence, and stops with an answer", () => {
    expect(progress({ ...sent, outcome: "silence" }, "2026-12-24").state).toBe("asked");
    const answered = { ...sent, outcome: "fulfilled", answered: "2026-11-07" } as const;
    expect(progress(answered, "2026-12-24")).toMatchObject({ state: "answered", passed: 6 });
  });
});

test("a letter that is not sent yet counts nothing", () => {
  expect(progress({ ...sent, sent: "" }, "2026-11-10")).toEqual({ state: "unsent", passed: 0 });
});

describe("the last day of a request", () => {
  test.each([
    ["counts from receipt", { received: "2026-11-03" }, "2026-11-17"],
    ["moves from a Sunday", { received: "2026-11-15" }, "2026-11-30"],
    ["stays on a Saturday", { received: "2026-11-14" }, "2026-11-28"],
    ["moves over two holidays and a Sunday", { received: "2026-12-11" }, "2026-12-28"],
    ["waits for receipt", { proof: "2026-11-03" }, undefined],
    ["waits under section 24 for the proof", access({ received: "2026-11-03" }), undefined],
    [
      "counts under section 24 from a later proof",
      access({ received: "2026-11-03", proof: "2026-11-10" }),
      "2026-12-10",
    ],
    [
      "counts under section 24 from receipt when the proof came first",
      access({ received: "2026-11-10", proof: "2026-11-03" }),
      "2026-12-10",
    ],
    [
      "is missing without a limit",
      { received: "2026-11-03", section: undefined, days: undefined },
      undefined,
    ],
  ])("%s", (_behaviour, more, last) => {
    expect(countRequest({ ...sent, ...more }, holidays)?.last).toBe(last);
  });
});

function access(more: Partial<SavedRequest>): Partial<SavedRequest> {
  return { section: "24", days: 30, ...more };
}

describe("the days of a received request", () => {
  test.each([
    ["2026-11-03", "waiting", 14],
    ["2026-11-14", "waiting", 3],
    ["2026-11-15", "soon", 2],
    ["2026-11-17", "soon", 0],
    ["2026-11-18", "overdue", -1],
  ])("on %s it is %s, %i days left", (on, state, left) => {
    expect(progress(request, on)).toMatchObject({ state, left });
  });

  test("are not over before a holiday that may still move the last day", () => {
    const beforeIdd = { ...request, sent: "2027-02-20", received: "2027-02-24" };
    expect(progress(beforeIdd, "2027-03-10")).toMatchObject({ state: "soon", left: 0 });
    expect(progress(beforeIdd, "2027-03-13")).toMatchObject({ state: "soon", left: 0 });
    expect(progress(beforeIdd, "2027-03-14")).toMatchObject({ state: "overdue", left: -4 });
  });

  test("stop with an answer and continue after silence", () => {
    const answered = { ...request, answered: "2026-11-09" };
    expect(progress({ ...answered, outcome: "fulfilled" }, "2026-12-24")).toMatchObject({
      state: "answered",
      passed: 6,
    });
    expect(progress({ ...answered, outcome: "part" }, "2026-12-24").state).toBe("unfulfilled");
    expect(progress({ ...request, outcome: "silence" }, "2026-12-24").state).toBe("overdue");
  });

  test("never run out without a limit", () => {
    const open = { ...request, section: undefined, days: undefined };
    expect(progress(open, "2027-11-03")).toMatchObject({
      state: "waiting",
      left: undefined,
      passed: 365,
    });
  });

  test("are not negative when the clock is behind", () => {
    expect(progress(request, "2026-10-01")).toMatchObject({ passed: 0, state: "waiting" });
  });
});

test("a letter has no date when the clock is years behind", () => {
  expect(letterDate(new Date("1970-01-01T10:00:00Z"))).toBe("");
  expect(letterDate(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-21");
});

test("requests sort by urgency", () => {
  const list = [
    { ...sent, id: "asked" },
    { ...request, id: "new", received: "2026-11-20" },
    { ...request, id: "late" },
    { ...request, id: "soon", received: "2026-11-09" },
  ];
  const sorted = byUrgency(list, "2026-11-21", holidays).map(({ id }) => id);
  expect(sorted).toEqual(["late", "soon", "asked", "new"]);
});
