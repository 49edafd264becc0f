import { expect, expectTypeOf, test } from "vitest";
import {
  addShillings,
  formatShillings,
  parseShillings,
  type Shillings,
  shillings,
} from "./shillings.ts";

test.each([
  ["50000", 50_000],
  [" 50 000 ", 50_000],
  ["50\u00a0000", 50_000],
  ["50\u202f000", 50_000],
  ["\u200e50,000\u200b", 50_000],
  ["50,\u2060000", 50_000],
  ["50,000", 50_000],
  ["1,250,000", 1_250_000],
  ["UGX 50,000", 50_000],
  ["ugx50000", 50_000],
  ["USh 50,000", 50_000],
  ["50,000/=", 50_000],
  ["10,000.00", 10_000],
  ["10000.0", 10_000],
  ["0050000", 50_000],
  ["1000000000", 1_000_000_000],
])("parses %j as an amount", (text, amount) => {
  expect(parseShillings(text)).toEqual({ ok: true, amount });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["UGX", "empty"],
  ["fifty", "not-a-number"],
  ["0", "negative"],
  ["-50000", "negative"],
  ["−50000", "negative"],
  ["10,000.50", "fraction"],
  ["10000.5", "fraction"],
  ["50.000", "fraction"],
  ["10000.000000001", "fraction"],
  ["5,00,00", "not-a-number"],
  ["50,000 000", "not-a-number"],
  ["1e6", "not-a-number"],
  ["0x10000", "not-a-number"],
  ["Infinity", "not-a-number"],
  ["NaN", "not-a-number"],
  ["1.000.000", "not-a-number"],
  ["10000.", "not-a-number"],
  ["٥٠٠٠٠", "not-a-number"],
  ["50000²", "not-a-number"],
  ["1000000000000", "too-large"],
  ["1000000001", "too-large"],
  ["9".repeat(40), "too-large"],
])("rejects %j: %s", (text, mistake) => {
  expect(parseShillings(text)).toEqual({ ok: false, mistake });
});

test("accepts only positive whole numbers up to the maximum", () => {
  expect(shillings(10_000)).toBe(10_000);
  for (const value of [0, -1, 0.5, 10_000.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => shillings(value)).toThrow(RangeError);
  }
});

test("adds amounts without rounding and formats them with commas", () => {
  expect(addShillings([])).toBe(0);
  expect(addShillings([shillings(10_000), shillings(1_000_000_000)])).toBe(1_000_010_000);
  expect(formatShillings(50_000)).toBe("UGX 50,000");
  expect(formatShillings(999)).toBe("UGX 999");
  expect(formatShillings(1_250_000)).toBe("UGX 1,250,000");
});

test("the type rejects plain numbers", () => {
  const amount = shillings(50_000);
  expectTypeOf(amount / 3).not.toExtend<Shillings>();
  expectTypeOf(amount * 1.1).not.toExtend<Shillings>();
  expectTypeOf<number>().not.toExtend<Shillings>();
  // @ts-expect-error a plain number is no amount, so this line stops the type check if it ever is one
  const wrong: Shillings = 50_000.5;
  expect(wrong).toBe(50_000.5);
});
