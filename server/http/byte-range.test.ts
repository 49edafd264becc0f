import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  [" bytes=2-5 ", { first: 2, last: 5 }],
  ["bytes=5-5", { first: 5, last: 5 }],
  ["bytes=9-", { first: 9, last: 9 }],
  ["bytes=3-10", { first: 3, last: 9 }],
  ["bytes=-1", { first: 9, last: 9 }],
  ["bytes=-10", { first: 0, last: 9 }],
  ["bytes=-11", { first: 0, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-20", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // To be ignored.
  ["bytes=-", undefined],
  ["bytes=5-4", undefined],
  ["bytes=12-11", undefined],
  ["bytes=0-1, 4-5", undefined],
  ["xbytes=0-1", undefined],
  ["bytes=0-1x", undefined],
  [`bytes=${"1".repeat(16)}-`, undefined],
  [`bytes=0-${"1".repeat(16)}`, undefined],
])("“%s” of ten bytes", (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});
