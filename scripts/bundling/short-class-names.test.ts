import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shortClassName } from "./short-class-names.ts";

test("no two classes of the site have the same short name, and none can be taken for a word", () => {
  const taken = new Map<string, string>();
  for (const file of globSync("app/**/*.module.css")) {
    const css = readFileSync(file, "utf8");
    for (const name of new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1]))) {
      const short = shortClassName(name ?? "", file, css);
      expect(taken.get(short), `${file} .${name}`).toBeUndefined();
      expect(short).toMatch(/^_\d[0-9a-z]{2,}$/);
      taken.set(short, `${file} .${name}`);
    }
  }
  expect(taken.size).toBeGreaterThan(500);
});

test("a stylesheet from elsewhere is refused", () => {
  expect(() => shortClassName("a", "/elsewhere/a.module.css", ".a{}")).toThrow(/no stylesheet/);
});
