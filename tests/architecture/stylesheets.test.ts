import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import deskSheets from "../../desk/page/styles.json" with { type: "json" };
import { readImports, sourceFiles } from "./import-graph.ts";

const sheets = readImports(sourceFiles(["app", "editor"])).filter(({ to }) =>
  to.endsWith(".module.css"),
);

/** Names of classes in a stylesheet; numbers such as `0.5rem` are none, nor are endings of files. */
function classesIn(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\("[^"]*"\)/g,
    "",
  );
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
}

/** What a file calls an imported stylesheet, e.g. `styles`. */
function nameOfSheet(source: string, sheet: string): string {
  const file = sheet.replace(/.*\//, "");
  return new RegExp(`import (\\w+) from "[^"]*${file}"`).exec(source)?.[1] ?? "styles";
}

test("a component names only classes that its stylesheet has", () => {
  const missing = sheets.flatMap(({ from, to }) => {
    const source = readFileSync(from, "utf8");
    const name = nameOfSheet(source, to);
    const known = classesIn(to);
    return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
      .filter(([, used = ""]) => !known.has(used))
      .map(([, used]) => `${from} names .${used}, which ${to} does not have`);
  });
  expect(missing).toEqual([]);
});

test("a stylesheet has only classes that a component names", () => {
  const users = new Map<string, string>();
  for (const { from, to } of sheets) {
    users.set(to, (users.get(to) ?? "") + readFileSync(from, "utf8"));
  }
  const dead = [...users].flatMap(([sheet, source]) =>
    // Some are named by a value, such as styles[kind]: the value then occurs as a text.
    [...classesIn(sheet)]
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${sheet} has .${name}, which no component names`),
  );
  expect(dead).toEqual([]);
});

test("breakpoints follow the reader's text size: none is written in px", () => {
  const files = ["app", "editor"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .map((name) => `${folder}/${name}`),
  );
  const rigid = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@(?:media|container)[^{]*\d+px[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(rigid).toEqual([]);
});

test("styles that the desk links as they are compose nothing, which only the build could resolve", () => {
  expect(deskSheets.filter((file) => readFileSync(file, "utf8").includes("composes:"))).toEqual([]);
});
