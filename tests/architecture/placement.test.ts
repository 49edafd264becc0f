import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { isTestFile, readImports, sourceFiles } from "./import-graph.ts";

/** Tests, examples and fixtures follow the file they belong to. */
const sources = sourceFiles([
  "app",
  "collections",
  "server",
  "office",
  "scripts",
  "bench",
  "workshop",
]).filter((file) => !isTestFile(file) && !/\.examples\.tsx$/.test(file));
/** The editor uses the site's styles and does not decide where they are. */
const users = new Map<string, string[]>();
for (const { from, to, isPackage } of readImports(sources)) {
  if (!isPackage && !from.startsWith("office/client/"))
    users.set(to, [...(users.get(to) ?? []), from]);
}

/** Frames every page, so all areas share what it uses. */
const everywhere = "every page";

/** Areas that use a file, directly or through its importers. */
function areasOf(file: string, seen = new Set<string>()): Set<string> {
  const area = /^app\/pages\/([^/]+)\//.exec(file)?.[1];
  if (area) return new Set([area]);
  if (/^app\/(root\.tsx|shell\/|browser\/)/.test(file)) return new Set([everywhere]);
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set((users.get(file) ?? []).flatMap((user) => [...areasOf(user, seen)]));
}

describe("each file is in the folder that uses it", () => {
  test.each(["app/components/", "app/islands/", "app/shell/"])(
    "what lies in %s serves two areas or more",
    (folder) => {
      const tooHigh = sources
        .filter((file) => file.startsWith(folder))
        .map((file) => ({ file, areas: [...areasOf(file)] }))
        .filter(({ areas }) => areas.length < 2 && areas[0] !== everywhere)
        .map(
          ({ file, areas }) => `${file} is used by ${areas[0] ?? "no area"} only: move it there`,
        );
      expect(tooHigh).toEqual([]);
    },
  );

  test("only an area itself uses its files", () => {
    const tooLow = sources.flatMap((file) => {
      const [, area] = /^app\/pages\/([^/]+)\/.+\//.exec(file) ?? [];
      const others = (users.get(file) ?? []).filter(
        (user) => area && user.startsWith("app/") && !user.startsWith(`app/pages/${area}/`),
      );
      return others.map((user) => `${file} is used by ${user}: move it to app/components/`);
    });
    expect(tooLow).toEqual([]);
  });
});

test("no folder has more than forty source files", () => {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});

test("app/components has at most fifty-two source files", () => {
  expect(sources.filter((file) => file.startsWith("app/components/")).length).toBeLessThanOrEqual(
    52,
  );
});

test("a file directly in an area's folder is one of its screens; its parts lie below", () => {
  // By name, because React Router takes the files of screens as texts.
  const routes = readFileSync("app/routes.ts", "utf8");
  const screens = sources.filter((file) => /^app\/pages\/[^/]+\/[^/]+$/.test(file));
  expect(screens.filter((file) => !routes.includes(`"${file.replace("app/", "")}"`))).toEqual([]);
});
