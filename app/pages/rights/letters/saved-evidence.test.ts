import { expect, test } from "vitest";
import { emptyEntry, maxEntries, maxFieldLength, parseEvidence } from "./evidence.ts";

const stored = (...entries: unknown[]) => JSON.stringify({ otcEvidence: 1, entries });

test("returns stored entries with all their fields", () => {
  expect(parseEvidence(stored({ what: "They called.", more: "x" }))).toEqual([
    { ...emptyEntry, what: "They called." },
  ]);
});

test("returns nothing for an empty store or another file", () => {
  for (const text of ["", "{", "{}", "[]", "null", "7", '{"entries":"x"}', stored({}, null, [])]) {
    expect(parseEvidence(text), text).toEqual([]);
  }
});

test("drops damaged fields and cuts what is too long", () => {
  const [entry] = parseEvidence(stored({ what: "x".repeat(5000), seen: 7, harm: ["x"] }));
  expect(entry).toEqual({ ...emptyEntry, what: "x".repeat(maxFieldLength) });
  const many = Array.from({ length: 200 }, () => ({ what: "They called." }));
  expect(parseEvidence(stored(...many))).toHaveLength(maxEntries);
});
