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
  test("survives a round trip through its file", () => {
    const received = { received: "2026-11-03", way: "stamp", proof: "2026-11-05" } as const;
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
    ["way", "pigeon"],
    ["proof", 7],
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
  expect(truncateName("\u200b")).toBe("");
  expect(truncateName(`${"x".repeat(298)}😀`)).toHaveLength(300);
});

test("adds nothing to requests of a list without days of receipt", () => {
  const [read] = parseRequests(JSON.stringify({ otcRequests: 1, requests: [request] })) as [
    SavedRequest,
  ];
  expect(JSON.parse(JSON.stringify(read))).toEqual(request);
});
