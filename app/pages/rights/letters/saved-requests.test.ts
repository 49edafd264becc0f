import { describe, expect, test } from "vitest";
import { byUrgency, letterDate, progressOf } from "./count-days.ts";
import {
  parseRequests,
  type SavedRequest,
  serialiseRequests,
  truncateName,
} from "./saved-requests.ts";

const request: SavedRequest = {
  id: "a1",
  letter: "stop-harm",
  organisation: "Example Lenders",
  sent: "2026-11-01",
  section: "25",
  days: 14,
};

describe("a list of requests", () => {
  test("survives a round trip through its file", () => {
    expect(parseRequests(serialiseRequests([request]))).toEqual([request]);
  });

  test("drops unknown fields", () => {
    const file = { otcRequests: 1, requests: [{ ...request, text: "all of my letter" }] };
    expect(JSON.stringify(parseRequests(JSON.stringify(file)))).not.toContain("all of my letter");
  });

  test.each([
    ["id", ""],
    ["letter", 7],
    // A line of a calendar file begins with it.
    ["id", "a\r\nATTACH:x"],
    ["organisation", "x".repeat(301)],
    ["sent", "yesterday"],
    ["sent", "2026-13-45"],
    ["sent", "2026-02-31"],
    ["sent", "0002-11-01"],
    ["sent", "9999-12-31"],
    ["days", 0],
    ["days", 1.5],
    ["outcome", "won"],
    ["answered", "soon"],
    ["section", ["25"]],
    // Without its days the list would say that the section sets none.
    ["section", undefined],
  ])("names the invalid field: %s", (field, value) => {
    const file = { otcRequests: 1, requests: [request, { ...request, [field]: value }] };
    expect(parseRequests(JSON.stringify(file))).toEqual({ kind: "entry", number: 2, field });
  });

  test.each([
    ["", "not-json"],
    ["[]", "not-ours"],
    ["null", "not-ours"],
    ['{"requests":[]}', "not-ours"],
    ['{"otcRequests":1}', "not-ours"],
    ['{"otcRequests":3,"requests":[]}', "newer"],
    ['{"otcRequests":3,"letters":[]}', "newer"],
    [JSON.stringify({ otcRequests: 1, requests: Array(501).fill(request) }), "too-many"],
  ])("rejects %.40s", (text, kind) => {
    expect(parseRequests(text)).toEqual({ kind });
  });
});

describe("a list that is damaged in parts", () => {
  const damaged = { ...request, id: "a2", sent: "soon" };
  const text = JSON.stringify({ otcRequests: 1, requests: [damaged, request, request] });

  test("is rejected as a file, as are duplicate ids", () => {
    expect(parseRequests(text)).toMatchObject({ number: 1, field: "sent" });
    const twice = JSON.stringify({ otcRequests: 1, requests: [request, request] });
    expect(parseRequests(twice)).toEqual({ kind: "entry", number: 2, field: "id" });
    const open = { ...request, outcome: "part" };
    expect(parseRequests(JSON.stringify({ otcRequests: 1, requests: [open] }))).toMatchObject({
      field: "answered",
    });
  });

  test("retains the valid entries of the device", () => {
    expect(parseRequests(text, true)).toEqual([request]);
  });
});

test("truncates a name to 300 characters, never inside a surrogate pair", () => {
  expect(truncateName("ŋ".repeat(300))).toHaveLength(300);
  expect(truncateName(`${"x".repeat(299)}😀`)).toBe("x".repeat(299));
  expect(truncateName(`${"x".repeat(298)}😀`)).toHaveLength(300);
});

describe("the days of a request", () => {
  test.each([
    ["2026-11-01", "waiting", 14],
    ["2026-11-12", "waiting", 3],
    ["2026-11-13", "soon", 2],
    ["2026-11-15", "soon", 0],
    ["2026-11-16", "overdue", -1],
  ])("on %s it is %s, %i days left", (on, state, left) => {
    expect(progressOf(request, on)).toMatchObject({ state, left, dueOn: "2026-11-15" });
  });

  test("stop with an answer and continue after silence", () => {
    const answered = { ...request, answered: "2026-11-07" };
    expect(progressOf({ ...answered, outcome: "fulfilled" }, "2026-12-24")).toMatchObject({
      state: "answered",
      passed: 6,
    });
    expect(progressOf({ ...answered, outcome: "part" }, "2026-12-24").state).toBe("unfulfilled");
    expect(progressOf({ ...request, outcome: "silence" }, "2026-12-24").state).toBe("overdue");
  });

  test("are counted to the last day when the day of sending is in the future", () => {
    const later = { ...request, sent: "2026-11-21" };
    expect(progressOf(later, "2026-11-01")).toMatchObject({ passed: 0, left: 34 });
  });

  test("are not written on a letter when the clock is years behind", () => {
    expect(letterDate(new Date("1970-01-01T10:00:00Z"))).toBe("");
    expect(letterDate(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-21");
  });

  test("never run out without a limit", () => {
    const open = { ...request, section: undefined, days: undefined };
    expect(progressOf(open, "2027-11-01")).toMatchObject({
      state: "waiting",
      left: undefined,
      passed: 365,
    });
  });

  test("sort by urgency", () => {
    const sent = (id: string, day: string) => ({ ...request, id, sent: day });
    const list = [
      sent("new", "2026-11-20"),
      sent("late", "2026-11-01"),
      sent("soon", "2026-11-08"),
    ];
    expect(byUrgency(list, "2026-11-21").map(({ id }) => id)).toEqual(["late", "soon", "new"]);
  });
});
