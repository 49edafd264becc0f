import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { commandRunner } from "../../office/commands/open-office.fixture.ts";
import packageJson from "../../package.json" with { type: "json" };
import { filesBelow } from "./import-graph.ts";

const folders = ["app", "bench", "collections", "content", "deploy", "docs", "office", "scripts"];
const others = ["server", "tests", "workshop", ".github"];
const atTheRoot = [".env.example", "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
/** It names the commit whose commands it speaks of. */
const ofAnotherCommit = "docs/drawings.md";
const files = [...atTheRoot, ...[...folders, ...others].flatMap(filesBelow)].filter(
  (file) => /\.(?:[jt]sx?|mjs|md|ya?ml)$|^deploy\//.test(file) && file !== ofAnotherCommit,
);

/** What follows some words, with the file: a line break, or the mark of a comment after it, is a space. */
function wordsAfter(words: RegExp): { file: string; word: string }[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/\n\s*(?:[#*]|\/\/)?\s*/g, " ");
    return [...text.matchAll(words)].map(([, word = ""]) => ({ file, word }));
  });
}

test("every command of the office that a text or a program names is one", async () => {
  const noStore = () => Promise.reject(new Error("opened"));
  const { out } = await commandRunner(noStore, readEnvironment({}))("--help");
  const [, list = ""] = out.split("Commands:");
  const known = [...list.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = ""]) => name);
  expect(known).toContain("erase");
  const named = wordsAfter(/\boffice(?:\.js"?,?| --) "?([a-z][\w-]*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ word }) => !known.includes(word))).toEqual([]);
});

test("every script of npm that a text or a program names is one", () => {
  const named = wordsAfter(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ word }) => !(word in packageJson.scripts))).toEqual([]);
});
