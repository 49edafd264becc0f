import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

const cellsOf = (text: string, columns: readonly string[]) =>
  readCsv(text, columns).map(({ cells }) => cells);

test("preserves commas, quotation marks and line breaks", () => {
  const rows = [{ a: 'one, "two"', b: "first\r\nsecond" }];
  expect(cellsOf(writeCsv(["a", "b"], rows), ["a", "b"])).toEqual(rows);
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
    '\ufeffa,b,c,d\r\n-3,"x; y",,\r\n',
  );
  expect(writeCsv(["a", "b"], [])).toBe("\ufeffa,b\r\n");
});

test("begins with a byte-order mark, by which Excel knows UTF-8", () => {
  expect(writeCsv(["a"], [{ a: "Côte d’Ivoire" }])).toBe("\ufeffa\r\nCôte d’Ivoire\r\n");
});

test.each([
  [";=1+1", `";'=1+1"`],
  ["x;  @now", `"x;'  @now"`],
  ['a";=1', `"a"";'=1"`],
  ["x\t=1", `"x\t'=1"`],
  ["x\n+1", `"x\n'+1"`],
])("%j begins no formula where semicolons or tabs separate cells", (text, written) => {
  expect(writeCsv(["a"], [{ a: text }])).toContain(written);
});

test.each(["=1+1", "'=1+1", "''=1", "'quoted'", "+256772123456", "-", "it's"])(
  "reads %j again as it was written",
  (text) => {
    expect(cellsOf(writeCsv(["a"], [{ a: text }]), ["a"])).toEqual([{ a: text }]);
  },
);

test("reads a byte order mark, empty lines and headings in capitals", () => {
  const text = "\ufeff Email ,Name\r\na@example.org, Amina \r\n\r\n , \nb@example.org,";
  expect(readCsv(text, ["email", "name"])).toEqual([
    { line: 2, cells: { email: "a@example.org", name: "Amina" } },
    { line: 5, cells: { email: "b@example.org", name: "" } },
  ]);
});

test.each([
  ['a,b\nx"y,2', "line 2"],
  ["a,b\n1,2\n3", "line 3"],
  ["a,b\n1,2,3", "line 2"],
  ["a\n1", "Line 1 has no column b"],
  ["a;b\n1;2", "Line 1 has no column a, b; commas must separate them, not semicolons"],
  ["a,b,A\n1,2,3", "Line 1 has the column a twice"],
])("refuses %j: %s", (text, message) => {
  expect(() => readCsv(text, ["a", "b"])).toThrow(message);
});

test("a formula behind spaces and signs that show nothing gets its apostrophe too, and comes back as it was", () => {
  for (const before of [
    " ",
    "\u00a0",
    "\ufeff",
    "\u200b",
    "\u00ad",
    "\u2028",
    "\u000b",
    "\u0000",
  ]) {
    const cell = `${before}=1`;
    const written = writeCsv(["a"], [{ a: cell }]);
    expect(written).toContain(`'${cell}`);
    expect(writeCsv(["a"], [{ a: `x;${cell}` }])).toContain(`;'${cell}`);
  }
});
