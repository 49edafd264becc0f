import { globSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { type Article, getArticles } from "#collections/articles/articles.ts";
import type { ContentSource } from "#collections/content.ts";
import { withoutForbiddenSigns } from "#collections/formats/forbidden-signs.ts";
import { slugOf } from "#collections/formats/slug.ts";
import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { makeFolder } from "#server/store/make-folder.ts";

const folder = "content/newsletters";

/** Lists newsletters that are written. The text of one that was begun is in the database, and its file is gone. @param root of the project in which they are written */
export const listDrafts = (root: string) =>
  globSync(`${folder}/*.md`, { cwd: root }).map((name) => ({
    slug: basename(name, ".md"),
    file: join(root, name),
  }));

/** Writes a newsletter as a file of the content, to be worked on. @param root as for `listDrafts` */
export function writeDraft(root: string, { slug, subject, summary, body }: NewsletterIssueFile) {
  const [named, summarised] = [subject, summary].map((words) =>
    JSON.stringify(withoutForbiddenSigns(words)),
  );
  makeFolder(join(root, folder));
  const text = `---\nsubject: ${named}\nsummary: ${summarised}\n---\n\n${withoutForbiddenSigns(body)}\n`;
  writeFileSync(join(root, folder, `${slug}.md`), text);
}

/** Removes the file of a newsletter. @param root as for `listDrafts` */
export const removeDraft = (root: string, slug: string): void =>
  rmSync(join(root, folder, `${slug}.md`), { force: true });

export const recentArticles = (content?: ContentSource): Article[] =>
  articleKindNames
    .flatMap((kind) => getArticles(kind, content))
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, 8);

/** A newsletter with the summaries of articles and links to them. @param taken names in use */
export function beginDraft(subject: string, articles: readonly Article[], taken: Set<string>) {
  const name = slugOf(subject).slice(0, 60) || "newsletter";
  const names = [name, ...Array.from(taken, (_, at) => `${name}-${at + 2}`)];
  const parts = articles.map(
    ({ title, summary, path }) => `## ${title}\n\n${summary}\n\n[Read it on our site](${path})`,
  );
  return {
    slug: names.find((name) => !taken.has(name)) ?? name,
    subject,
    summary: articles.map(({ title }) => title).join(", ") || subject,
    body: parts.join("\n\n") || "Dear reader,",
  };
}
