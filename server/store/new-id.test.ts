import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("returns a unique UUID of version 7 that sorts by time", () => {
  const moments = [1, Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 21) + 1, Date.UTC(2999, 0, 1)];
  const ids = moments.map(newId);
  for (const [index, id] of ids.entries()) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(moments[index]);
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});
