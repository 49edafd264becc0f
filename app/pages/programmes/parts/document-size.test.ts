import { expect, test } from "vitest";
import { documentSize } from "./document-size.ts";

test("formats sizes below a megabyte in whole kilobytes", () => {
  expect(documentSize({ bytes: 52_176, pages: 4 })).toBe("PDF, 52 kB, 4 pages");
});

test("rounds a very small file up to 1 kB", () => {
  expect(documentSize({ bytes: 120, pages: 1 })).toBe("PDF, 1 kB, 1 page");
});

test("formats large files in megabytes and omits an unknown length", () => {
  expect(documentSize({ bytes: 2_340_000 })).toBe("PDF, 2.3 MB");
});
