import { expect, test } from "vitest";
import { isTestFile, readImports, sourceFiles } from "./import-graph.ts";

const imports = readImports(
  sourceFiles(["app", "collections", "server", "office", "scripts"]),
).filter(({ from, isPackage }) => !isPackage && !isTestFile(from));

/** What composes a program. All else names in its own parameters what it needs. */
const roots = [
  "office/office-services.ts",
  "scripts/development-site.ts",
  "server/main.ts",
  "server/site.ts",
];

test("only what composes a program imports all services", () => {
  const importers = imports.filter(({ to }) => to === "server/services.ts").map(({ from }) => from);
  expect([...new Set(importers)].sort()).toEqual(roots);
});

test("no file knows itself through others, not even by a type", () => {
  const neighbours = Map.groupBy(imports, ({ from }) => from);
  const reaches = (from: string, target: string): boolean => {
    const seen = new Set<string>();
    const visit = (file: string): boolean =>
      (neighbours.get(file) ?? []).some(({ to }) => {
        if (to === target) return true;
        if (seen.has(to)) return false;
        seen.add(to);
        return visit(to);
      });
    return visit(from);
  };
  const files = [...neighbours.keys()];
  expect(files.filter((file) => reaches(file, file))).toEqual([]);
});
