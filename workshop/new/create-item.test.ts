import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getArticles, getArticlesWithDrafts } from "../../collections/articles/articles.ts";
import { getCases } from "../../collections/cases/cases.ts";
import { ContentFile } from "../../collections/content-file.ts";
import { getLawsWithDrafts } from "../../collections/laws/laws.ts";
import { getNewsletterIssueFiles } from "../../collections/newsletters/newsletter-issue.ts";
import { readAllContent } from "../../collections/open-content.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { itemKinds } from "../../scripts/new-item/item-templates.ts";
import { createItem } from "./create-item.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-new-"));
  mkdirSync(join(root, "content"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(["news", "publication", "blog"] as const)("creates a valid draft: %s", (kind) => {
  const file = createItem(root, kind, "Côte d’Ivoire: a first look", "2026-11-21");
  expect(file).toMatch(/^content\/\w+\/cote-divoire-a-first-look\.md$/);
  const draft = getArticlesWithDrafts(kind, root).find(({ title }) => title.startsWith("Côte"));
  expect(draft).toMatchObject({ title: "Côte d’Ivoire: a first look", draft: true });
  expect(getArticles(kind, root)).not.toContain(draft);
  readAllContent(root);
});

test.each(itemKinds)("creates a file in the standard form: %s", (kind) => {
  const file = createItem(root, kind, "Some title", "2026-11-21");
  const source = readFileSync(join(root, file), "utf8");
  expect(ContentFile.parse(file, source).toString()).toBe(source);
});

test("creates a valid draft of a law", () => {
  createItem(root, "law", "Some Act", "2026-11-21");
  expect(getLawsWithDrafts(root).find(({ title }) => title === "Some Act")?.draft).toBe(true);
});

test("creates a valid case, whose commented fields are valid too", () => {
  const file = createItem(root, "case", "Some case", "2026-11-21");
  const source = readFileSync(join(root, file), "utf8");
  expect(getCases(root).some(({ caseName }) => caseName === "Some case")).toBe(true);
  const uncovered = source.replaceAll(/^# (?=(\w+:( |$)| {2}))/gm, "");
  rmSync(join(root, file));
  writeFileSync(join(root, "content/cases/other.yaml"), uncovered);
  const other = getCases(root).find(({ slug }) => slug === "other");
  expect(other?.orders).toHaveLength(1);
  expect(other?.clocks).toHaveLength(1);
});

test("creates a valid newsletter", () => {
  createItem(root, "newsletter", "December 2026", "2026-11-21");
  expect(getNewsletterIssueFiles(root)).toMatchObject([
    { slug: "december-2026", subject: "December 2026" },
  ]);
});

test("rejects an unknown kind, an empty title and an existing file", () => {
  const begin = (kind: string, title: string) => () => createItem(root, kind, title, "2026-11-21");
  expect(begin("poem", "Title")).toThrow(
    "Use one of: news, publication, blog, case, law, newsletter.",
  );
  expect(begin("blog", " ")).toThrow("Give a title");
  expect(begin("blog", "***")).toThrow("the letters a to z");
  expect(begin("news", "Page")).toThrow("There is a list");
  begin("blog", "Twice")();
  expect(begin("blog", "Twice")).toThrow("content/blogs/twice.md exists already.");
});
