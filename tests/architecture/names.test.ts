import { basename } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./import-graph.ts";

const files = sourceFiles(["app", "schemas", "server", "desk", "scripts", "benchmarks", "tests"]);

test("files and folders are named in kebab case after what they hold", () => {
  const wrong = files.filter(
    (file) => !file.split("/").every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*$/.test(part)),
  );
  expect(wrong).toEqual([]);
});

test("there is no drawer without a subject and no barrel", () => {
  const wrong = files.filter(
    (file) =>
      /(^|\/)(utils?|helpers?|lib|common|misc)(\/|\.tsx?$)/.test(file) ||
      /^index\.tsx?$/.test(basename(file)),
  );
  expect(wrong).toEqual([]);
});

test("each island declares the name of its file", () => {
  const islands = import.meta.glob<{ default: { name: string } }>(
    "../../app/{pages,components}/**/*.island.tsx",
    { eager: true },
  );
  expect(Object.keys(islands).length).toBeGreaterThan(2);
  for (const [file, module] of Object.entries(islands)) {
    expect(`${module.default.name}.island.tsx`).toBe(basename(file));
  }
});
