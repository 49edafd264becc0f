import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { parseExactly } from "./provider-request.ts";
import { findMismatch } from "./settle-donation.ts";

const asked = { reference: "OTC-1", amount: shillings(50_000), currency: "UGX" };
const paid = (amount: string, currency = "UGX", reference = "OTC-1") =>
  findMismatch(asked, { kind: "paid", transaction: "t", reference, amount, currency, method: "" });

test("accepts only the exact amount, currency and reference", () => {
  for (const amount of ["50000", "50000.0", "50000.00", " 50000 ", "050000"]) {
    expect(paid(amount), amount).toBeUndefined();
  }
  const others = ["49999", "50001", "50000.01", "50000.001", "5e4", "-50000", "", "NaN", "50,000"];
  for (const amount of others) expect(paid(amount), amount).toMatch(/^Paid/);
  expect(paid("50000", "KES")).toContain("KES");
  expect(paid("50000", "UGX", "OTC-2")).toContain("reference");
});

test("keeps every digit that the provider wrote", () => {
  const text = '{"a":50000.000000000000001,"b":[9007199254740993],"c":"x","d":null}';
  expect(parseExactly(text)).toEqual({
    a: "50000.000000000000001",
    b: ["9007199254740993"],
    c: "x",
    d: null,
  });
});

test("uses no floating-point call or column for money", () => {
  const folders = ["server/donations", "app/forms"];
  const code = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => join(folder, name)),
  );
  const files = [...code, "server/store/schema.sql"];
  expect(files.length).toBeGreaterThan(20);
  const floating =
    /parseFloat|toFixed|toPrecision|Math\.(round|floor|ceil|trunc)|\b(REAL|FLOAT|DOUBLE|NUMERIC|DECIMAL)\b/;
  const found = files.filter((file) => floating.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
  for (const file of files) {
    const sums = /\bamount\w*\s*[*/]|[*/]\s*amount\b(?! of)/.exec(
      readFileSync(file, "utf8").replace(
        /\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"|`[^`]*`|\/[^/\n]+\/\w*/g,
        "",
      ),
    );
    expect(sums?.[0], file).toBeUndefined();
  }
});
