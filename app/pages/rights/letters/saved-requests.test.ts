import { describe, expect, test } from "vitest";
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
  test("survives a round trip through the storage", () => {
    const received = { received: "2026-11-03", proof: "2026-11-05" };
    const list = [
      request,
      { ...request, ...received, id: "a2" },
      { ...request, id: "a3", sent: "" },
    ];
    expect(parseRequests(serialiseRequests(list))).toEqual(list);
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
    ["received", "tomorrow"],
    ["proof", 7],
    ["section", ["25"]],
    // Without its days the list would say that the section sets none.
    ["section", undefined],
    // An answer has its day.
    ["outcome", "part"],
  ])("drops an entry with an invalid field and retains the others: %s", (field, value) => {
    const stored = { otcRequests: 1, requests: [{ ...request, [field]: value }, request] };
    expect(parseRequests(JSON.stringify(stored))).toEqual([request]);
  });

  test("has each id once", () => {
    expect(parseRequests(serialiseRequests([request, request]))).toEqual([request]);
  });

  test.each([
    "",
    "[]",
    "null",
    '{"requests":[]}',
    '{"otcRequests":1}',
    '{"otcRequests":1,"requests":[null,7]}',
    '{"otcRequests":3,"requests":[]}',
  ])("is empty for %s", (text) => {
    expect(parseRequests(text)).toEqual([]);
  });
});

test("truncates a name to 300 characters, never inside a surrogate pair", () => {
  expect(truncateName("ŋ".repeat(300))).toHaveLength(300);
  expect(truncateName(`${"x".repeat(299)}😀`)).toBe("x".repeat(299));
  expect(truncateName("\u200b")).toBe("");
  expect(truncateName(`${"x".repeat(298)}😀`)).toHaveLength(300);
});

test("adds nothing to requests of a list without days of receipt", () => {
  const [read] = parseRequests(serialiseRequests([request]));
  expect(JSON.parse(JSON.stringify(read))).toEqual(request);
});
