import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, sourceFiles } from "./import-graph.ts";

const code = ["app", "collections", "server", "office", "scripts", "bench", "workshop", "tests"];
const atTheRoot = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

/**
 * Texts for people who work on the site. Links in `content/`, and in the templates of what goes there, are addresses
 * of the site and are read with it.
 */
const guides = [...atTheRoot, ...["docs", "deploy", ".github", ...code].flatMap(filesBelow)].filter(
  (file) => file.endsWith(".md") && !/^collections\/.*\/(template|example)\.md$/.test(file),
);

const decisions = readdirSync("docs/decisions");

/** Code in a text is no link. */
const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");

test("every link within the repository has a target", () => {
  expect(guides.length).toBeGreaterThan(40);
  const dead = guides.flatMap((file) =>
    [...withoutCode(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s]+)(?:\s"[^"]*")?\)/g)]
      .map(([, link = ""]) => link.replace(/#.*$/, ""))
      .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(join(dirname(file), decodeURI(link))))
      .map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test("every page of docs/ that a comment names exists", () => {
  const files = [
    ...guides,
    ...sourceFiles(code),
    ...atTheRoot.filter((name) => /\.[jt]s$/.test(name)),
  ];
  const gone = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const pages = [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+\.(?:md|png)/g)]
      .map(([page]) => page)
      .filter((page) => !existsSync(page));
    const numbers = [...text.matchAll(/docs\/decisions\/(\d{4})(?![\w-])/g)]
      .filter(([, number = ""]) => !decisions.some((name) => name.startsWith(number)))
      .map(([decision]) => decision);
    return [...pages, ...numbers].map((page) => `${file}: ${page}`);
  });
  expect(gone).toEqual([]);
});

test("a link to a decision has its number", () => {
  const wrong = guides.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\[decision (\d+)\]\([^)]*?(\d{4})-/g)]
      .filter(([, called, number]) => Number(called) !== Number(number))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(wrong).toEqual([]);
});
