import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#schemas/reading/project-root.ts";
import { getCountries } from "#schemas/site/countries.ts";
import { getLaws, getLawsByCountry, isStale } from "./laws.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-laws-"));
  mkdirSync(join(root, "content/laws"), { recursive: true });
  cpSync(join(projectRoot(), "content/site"), join(root, "content/site"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const complete = {
  country: getCountries()[0]?.name ?? "",
  title: "Some Act",
  kind: "cyber",
  standing: "law",
  year: "2020",
  sources: "[Some source]",
  verifiedOn: "2026-11-21",
};

function write(fields: Partial<typeof complete>): void {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(join(root, "content/laws/some-act.md"), `---\n${lines.join("\n")}\n---\n`);
}

test.each([
  ["sources", "sources: is missing"],
  ["verifiedOn", "verifiedOn: is missing"],
] as const)("a row without %s stops the build", (field, reason) => {
  write({ ...complete, [field]: undefined });
  const { [field]: _left, ...rest } = complete;
  write(rest);
  expect(() => getLaws(root)).toThrow("content/laws/some-act.md");
  expect(() => getLaws(root)).toThrow(reason);
});

test("an empty list of sources and an unknown country stop the build, with the line", () => {
  write({ ...complete, country: "Atlantis", sources: "[]" });
  expect(() => getLaws(root)).toThrow(/line 2, country: "Atlantis" is not in/);
  expect(() => getLaws(root)).toThrow(/line 7, sources: /);
});

test("a row is old when nobody has checked it for a year", () => {
  const now = Date.parse("2026-11-21");
  expect(isStale({ verifiedOn: "2025-11-22" }, now)).toBe(false);
  expect(isStale({ verifiedOn: "2025-11-20" }, now)).toBe(true);
});

test("every tile of the map stands for one country, and every row for a country of the map", () => {
  const countries = getLawsByCountry();
  expect(countries).toHaveLength(54);
  const onMap = countries.reduce((count, { laws }) => count + laws.length, 0);
  expect(onMap).toBe(getLaws().filter(({ country }) => country !== "Africa").length);
});
