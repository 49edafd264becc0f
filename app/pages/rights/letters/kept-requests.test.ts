import { describe, expect, test } from "vitest";
import { byUrgency, progressOf } from "./count-days.ts";
import { type KeptRequest, parseRequests, serialiseRequests } from "./kept-requests.ts";

const request: KeptRequest = {
  id: "a1",
  letter: "stop-harm",
  organisation: "Example Lenders",
  sent: "2026-11-01",
  section: "25",
  days: 14,
};

describe("a list of requests", () => {
  test("comes back from its file as it was", () => {
    expect(parseRequests(serialiseRequests([request]))).toEqual([request]);
  });

  test("takes over nothing that it does not know", () => {
    const file = { otcRequests: 1, requests: [{ ...request, text: "all of my letter" }] };
    expect(JSON.stringify(parseRequests(JSON.stringify(file)))).not.toContain("all of my letter");
  });

  test.each([
    ["id", ""],
    ["letter", 7],
    ["organisation", "x".repeat(201)],
    ["sent", "yesterday"],
    ["sent", "2026-13-45"],
    ["days", 0],
    ["days", 1.5],
    ["outcome", "won"],
    ["answered", "soon"],
    ["section", ["25"]],
  ])("names what is wrong: %s", (field, value) => {
    const file = { otcRequests: 1, requests: [request, { ...request, [field]: value }] };
    expect(parseRequests(JSON.stringify(file))).toEqual({ kind: "entry", number: 2, field });
  });

  test.each([
    ["", "not-json"],
    ["[]", "not-ours"],
    ["null", "not-ours"],
    ['{"requests":[]}', "not-ours"],
    ['{"otcRequests":3,"requests":[]}', "newer"],
    [JSON.stringify({ otcRequests: 1, requests: Array(501).fill(request) }), "too-many"],
  ])("%.40s is refused", (text, kind) => {
    expect(parseRequests(text)).toEqual({ kind });
  });
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

  test("stop with an answer, and go on after silence", () => {
    const answered = { ...request, answered: "2026-11-07" };
    expect(progressOf({ ...answered, outcome: "fulfilled" }, "2026-12-24")).toMatchObject({
      state: "answered",
      passed: 6,
    });
    expect(progressOf({ ...answered, outcome: "part" }, "2026-12-24").state).toBe("unfulfilled");
    expect(progressOf({ ...request, outcome: "silence" }, "2026-12-24").state).toBe("overdue");
  });

  test("never run out where the Act sets no limit", () => {
    const open = { ...request, section: undefined, days: undefined };
    expect(progressOf(open, "2027-11-01")).toMatchObject({
      state: "waiting",
      left: undefined,
      passed: 365,
    });
  });

  test("put first what needs a step", () => {
    const sent = (id: string, day: string) => ({ ...request, id, sent: day });
    const list = [
      sent("new", "2026-11-20"),
      sent("late", "2026-11-01"),
      sent("soon", "2026-11-08"),
    ];
    expect(byUrgency(list, "2026-11-21").map(({ id }) => id)).toEqual(["late", "soon", "new"]);
  });
});
