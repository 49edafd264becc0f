import { expect, test } from "vitest";
import { isNotOnline, progressMark, showsFromMessage } from "./progress-mark.ts";

test("a text waits for its day only once it is put online", () => {
  const before = { state: "waiting", isHere: true } as const;
  const after = { state: "waiting", isHere: false } as const;
  expect(progressMark(before)).toEqual(["saved", "Saved here"]);
  expect(progressMark(after)).toEqual(["waiting", "Waiting for its day"]);
  expect([isNotOnline(before), isNotOnline(after)]).toEqual([true, false]);
  expect(showsFromMessage(before, "on Friday")).toBe(
    "goes online by itself on Friday, once it is put online",
  );
});
