import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test("preserves commas, quotation marks and line breaks", () => {
  const rows = [{ a: 'one, "two"', b: "first\r\nsecond" }];
  expect(readCsv(writeCsv(["a", "b"], rows))).toEqual(rows);
});

test.each([
  "=1+1",
  "+256 772",
  "-1",
  "@now",
  "\tx",
  "|x",
  "%x",
  "＝1",
  "＋1",
  "－1",
  "＠now",
  "﹦1",
  "﹢1",
])("%j is no formula in a spreadsheet", (text) => {
  expect(writeCsv(["a"], [{ a: text }])).toContain(`'${text}`);
  expect(writeCsv(["a"], [{ a: [text] }])).toContain(`'${text}`);
});

test("writes numbers as numbers, lists in one cell, and missing values as empty", () => {
  const columns = ["a", "b", "c", "d"] as const;
  expect(writeCsv(columns, [{ a: -3, b: ["x", "y"], c: undefined, d: null }])).toBe(
    "a,b,c,d\r\n-3,x; y,,\r\n",
  );
  expect(writeCsv(["a", "b"], [])).toBe("a,b\r\n");
});

test("reads a byte order mark, empty lines and headings in capitals", () => {
  expect(readCsv("\ufeff Email ,Name\r\na@example.org, Amina \r\n\r\n , \nb@example.org")).toEqual([
    { email: "a@example.org", name: "Amina" },
    { email: "b@example.org" },
  ]);
  expect(() => readCsv('a,b\nx"y,2')).toThrow("line 2");
});
