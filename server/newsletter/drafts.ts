import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { type Article, getArticles } from "#collections/articles/articles.ts";
import { withoutForbiddenSigns } from "#collections/formats/forbidden-signs.ts";
import { slugOf } from "#collections/formats/slug.ts";
import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { makeFolder } from "#server/store/make-folder.ts";

/** Folder of newsletters, in the project and in the folder of the data. */
const draftFolder = "content/newsletters";

/**
 * Lists newsletters that are written, sent or not. Those of the editor are part of the project, which a
 * server may not change; the others are in `dataFolder`.
 */
export function listDrafts(dataFolder: string) {
  return [dataFolder, projectRoot()].flatMap((root) =>
    globSync(`${draftFolder}/*.md`, { cwd: root }).map((name) => {
      return { slug: basename(name, ".md"), file: join(root, name), isOurs: root === dataFolder };
    }),
  );
}

export function saveDraft(dataFolder: string, { slug, ...issue }: NewsletterIssueFile): void {
  const [subject, summary] = [issue.subject, issue.summary].map((words) =>
    JSON.stringify(withoutForbiddenSigns(words)),
  );
  makeFolder(join(dataFolder, draftFolder));
  const text = `---\nsubject: ${subject}\nsummary: ${summary}\n---\n\n${withoutForbiddenSigns(issue.body)}\n`;
  writeFileSync(join(dataFolder, draftFolder, `${slug}.md`), text);
}

/** Reads what `saveDraft` wrote, also with mistakes in it, which staff could not put right otherwise. */
export function readSavedDraft(slug: string, file: string): NewsletterIssueFile {
  const text = readFileSync(file, "utf8");
  const [, subject, summary, body = text] =
    /^---\nsubject: (".*")\nsummary: (".*")\n---\n\n([\s\S]*)\n$/.exec(text) ?? [];
  const [named, said] = [subject, summary].map((words) => String(JSON.parse(words ?? '""')));
  return { slug, subject: named || slug, summary: said ?? "", body };
}

export const deleteDraft = (dataFolder: string, slug: string) =>
  rmSync(join(dataFolder, draftFolder, `${slug}.md`));

export const recentArticles = (): Article[] =>
  articleKindNames
    .flatMap((kind) => getArticles(kind))
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
    slug: names.find((one) => !taken.has(one)) ?? name,
    subject,
    summary: articles.map(({ title }) => title).join(", ") || subject,
    body: parts.join("\n\n") || "Dear reader,",
  };
}
