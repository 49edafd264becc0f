import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./import-graph.ts";

const files = sourceFiles([
  "app",
  "collections",
  "server",
  "office",
  "scripts",
  "bench",
  "workshop",
  "tests",
]);

test("files and folders are named in kebab case after their content", () => {
  const wrong = files.filter(
    (file) => !file.split("/").every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*$/.test(part)),
  );
  expect(wrong).toEqual([]);
});

test("there is no folder without a subject and no barrel file", () => {
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

/** Words that were ours alone, and the field's word for each (docs/architecture.md explains the few that stay). */
const privateWords: Record<string, string> = {
  asked: "request",
  answering: "handler",
  composer: "template",
  courier: "integration",
  "hand-over": "enqueue or dispatch",
  gift: "donation",
  patience: "timeout",
  haste: "submission timing",
  "kept-form": "queued form",
  enliven: "enhance",
  departure: "unsubscribe",
  trail: "audit log, or breadcrumbs",
  "finding-file": "sitemap, robots",
  words: "labels or messages",
  "page-steps": "pagination",
  "take-along": "downloads",
  duo: "two columns",
  wrap: "container",
  seam: "divider",
  saying: "motto",
};

/** Here the word means itself: words of a text. */
const literal = /^(whole-words|keep-words-whole)$/;

test("files and exported names use the field's words", () => {
  const pattern = new RegExp(`(^|-)(${Object.keys(privateWords).join("|")})s?(-|$)`);
  const names = files.flatMap((file) => [
    { file, name: basename(file).replace(/\..*$/, "") },
    ...exportedNames(file).map((name) => ({
      file,
      name: name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase(),
    })),
  ]);
  const wrong = names.flatMap(({ file, name }) => {
    const word = literal.test(name) ? undefined : pattern.exec(name)?.[2];
    return word ? [`${file}: ${name}; say ${privateWords[word]}`] : [];
  });
  expect(wrong).toEqual([]);
});

function exportedNames(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const declared =
    /^export (?:default )?(?:async )?(?:const|function|class|interface|type|let) (\w+)/gm;
  return [...source.matchAll(declared)].map(([, name = ""]) => name);
}
