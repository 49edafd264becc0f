import { expect, test } from "vitest";
import { documentSize } from "./document-size.ts";

test("a size below a megabyte is given in whole kilobytes", () => {
  expect(documentSize({ bytes: 52_176, pages: 4 })).toBe("PDF, 52 kB, 4 pages");
});

test("a very small file is not called empty", () => {
  expect(documentSize({ bytes: 120, pages: 1 })).toBe("PDF, 1 kB, 1 page");
});

test("a large file is given in megabytes, and an unknown length is left out", () => {
  expect(documentSize({ bytes: 2_340_000 })).toBe("PDF, 2.3 MB");
});
