import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getCountries } from "#collections/site/countries.ts";
import { continent, countSources, getLaws, getLawsByCountry, isStale } from "./laws.ts";

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
  sources: "[{ name: Some source, href: https://example.org/acts/9 }]",
  checkedOn: "2026-11-21",
};

function write(fields: Record<string, string | undefined>, text = ""): void {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(join(root, "content/laws/some-act.md"), `---\n${lines.join("\n")}\n---\n${text}`);
}

test.each([
  ["sources", "sources: is missing"],
  ["checkedOn", "checkedOn: is missing"],
] as const)("a row without %s stops the build", (field, reason) => {
  write({ ...complete, [field]: undefined });
  const { [field]: _left, ...rest } = complete;
  write(rest);
  expect(() => getLaws(root)).toThrow("content/laws/some-act.md");
  expect(() => getLaws(root)).toThrow(reason);
});

test.each([
  [
    { sources: "[{ name: A source, href: https://example.org/ }]" },
    /line 7, sources\[0\].href: is a home page/,
  ],
  [{ sources: "[{ name: A source }]" }, /line 7, sources: none leads a reader to its page/],
  [{ sourceNotOpened: "true" }, /sourceNotOpened: take this line away: a reader can open/],
  [{ under: "no-such-act" }, /under: "no-such-act" is not in content\/laws/],
  [{ cases: "[no-such-case]" }, /cases\[0\]: "no-such-case" is not in content\/cases/],
  [{ dates: "[{ date: May 2019, event: Signed }]" }, /dates\[0\].date: must be a date such as/],
])("a row with %j stops the build and says what to write", (fields, reason) => {
  write({ ...complete, ...fields });
  expect(() => getLaws(root)).toThrow(reason);
});

test("a law is a section of its country's page, named after its title", () => {
  const [country] = getCountries();
  write({ ...complete, title: "Data Protection (Amendment) Act, 2024" });
  expect(getLaws(root).map(({ path }) => path)).toEqual([
    `/news/laws/country/${country?.slug}#data-protection-act-2024`,
  ]);
  write({ ...complete, country: continent, title: "Digital Code (Côte d’Or)" });
  expect(getLaws(root)[0]?.path).toBe("/news/laws/country/africa#digital-code");
});

test("two laws of a country with one address stop the build", () => {
  write(complete);
  const text = readFileSync(join(root, "content/laws/some-act.md"), "utf8");
  writeFileSync(join(root, "content/laws/the-same.md"), text.replace("Some Act", "Some (New) Act"));
  expect(() => getLaws(root)).toThrow("gives the same address as content/laws/some-act.md");
});

test("counts a row that declares that it has no source to open", () => {
  write({ ...complete, sources: "[{ name: A source }]", sourceNotOpened: "true" });
  expect(countSources(getLaws(root))).toEqual({ opened: 0, notOpened: 1 });
});

test("rejects a text below the fields of a law, which no page shows", () => {
  write(complete, "It also says this.\n");
  expect(() => getLaws(root)).toThrow(/body: must stay empty: it would be shown nowhere/);
});

test("rejects an empty list of sources and an unknown country, with the line", () => {
  write({ ...complete, country: "Atlantis", sources: "[]" });
  expect(() => getLaws(root)).toThrow(/line 2, country: "Atlantis" is not in/);
  expect(() => getLaws(root)).toThrow(/line 7, sources: /);
});

test("treats a row as old a year after its last check", () => {
  const now = Date.parse("2026-11-21");
  expect(isStale({ checkedOn: "2025-11-22" }, now)).toBe(false);
  expect(isStale({ checkedOn: "2025-11-20" }, now)).toBe(true);
});

test("lists every law under a known country or Africa", () => {
  const countries = getLawsByCountry();
  expect(countries).toHaveLength(54);
  const onMap = countries.reduce((count, { laws }) => count + laws.length, 0);
  expect(onMap).toBe(getLaws().filter(({ country }) => country !== "Africa").length);
});
