import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import pagePaths from "#app/components/base/page-icon-paths.json" with { type: "json" };
import { isTestFile, readImports, sourceFiles } from "./import-graph.ts";

const imports = Map.groupBy(
  readImports(sourceFiles(["app", "collections"])).filter(
    ({ from, isPackage, isTypeOnly }) => !isPackage && !isTypeOnly && !isTestFile(from),
  ),
  ({ from }) => from,
);

/** Every module that a browser may load to show an island. */
function reachedByIslands(): Set<string> {
  const reached = new Set<string>();
  const waiting = sourceFiles(["app"]).filter((file) => file.endsWith(".island.tsx"));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(imports.get(file) ?? []).map(({ to }) => to));
  }
  return reached;
}

test("no island shows an icon that is not sent to browsers", () => {
  const modules = [...reachedByIslands()].filter((file) => /\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(50);
  const found = modules.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return Object.keys(pagePaths).flatMap((name) =>
      text.includes(`"${name}"`) ? [`${file}: ${name}`] : [],
    );
  });
  expect(found).toEqual([]);
});
