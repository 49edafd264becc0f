import { z } from "zod";
import { type Entry, memoise, readFolder } from "#schemas/reading/collection.ts";
import { day, optionalText, text } from "#schemas/reading/field.ts";
import { ContentError } from "#schemas/reading/problem.ts";
import { countryName } from "#schemas/site/countries.ts";
import { topicList } from "#schemas/site/topics.ts";
import { type ArticleKind, articleKinds } from "./article-kinds.ts";
import { isPublished, publishing } from "./publishing.ts";
import { source } from "./source.ts";

/** Names that lists use in addresses below a collection. */
/** Names of files that would stand at the address of a list. */
export const reservedSlugs: readonly string[] = [
  "blogs",
  "laws",
  "research-publications",
  "page",
  "updates",
];

function articleSchema(root: string, kind: ArticleKind) {
  const types = Object.keys(articleKinds[kind].types);
  return z.strictObject({
    title: text.max(140),
    /** Day of publication; lists and feeds are in its order. */
    date: day,
    /** Day of the last change in substance. */
    updated: day.nullish().transform((value) => value ?? undefined),
    /** One or two sentences for lists, feeds and search engines. */
    summary: text.max(400),
    type: z.enum(types as [string, ...string[]]),
    topics: topicList(root),
    country: countryName(root)
      .nullish()
      .transform((value) => value ?? undefined),
    /** Left out, the item is by OTC. */
    authors: z.array(text).default([]),
    sources: z.array(source).default([]),
    /** Files below `public/`, e.g. `/files/report.pdf`. */
    downloads: z
      .array(
        z.strictObject({
          label: text,
          file: z.string().regex(/^\/(files|documents)\/[\w./-]+$/, "must begin with /files/"),
        }),
      )
      .default([]),
    /** A drawing of `app/art/`. */
    art: optionalText,
    ...publishing,
    body: z.string().min(1, "must have a text below the second ---"),
  });
}

export type Article = Entry<z.output<ReturnType<typeof articleSchema>>> & {
  kind: ArticleKind;
  /** Address on the site. */
  path: string;
};

function readArticles(root: string, kind: ArticleKind): Article[] {
  const { folder, path } = articleKinds[kind];
  const entries = readFolder(root, folder, articleSchema(root, kind));
  const problems = entries
    .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || reservedSlugs.includes(slug))
    .map(({ slug }) => ({
      file: `content/${folder}/${slug}.md`,
      field: "",
      reason: reservedSlugs.includes(slug)
        ? "has a name that lists use; choose another"
        : "must have a name of lower-case words joined by hyphens",
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return entries
    .map((entry) => ({ ...entry, kind, path: `${path}/${entry.slug}` }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en"));
}

const everything = {
  news: memoise((root) => readArticles(root, "news")),
  publication: memoise((root) => readArticles(root, "publication")),
  blog: memoise((root) => readArticles(root, "blog")),
};

/** Every file of a collection, drafts and scheduled ones too: for checks and for the preview. */
export function getArticlesWithDrafts(kind: ArticleKind, root?: string): Article[] {
  return everything[kind](root);
}

const published = {
  news: memoise((root) => everything.news(root).filter((item) => isPublished(item))),
  publication: memoise((root) => everything.publication(root).filter((item) => isPublished(item))),
  blog: memoise((root) => everything.blog(root).filter((item) => isPublished(item))),
};

/** What a collection shows, the newest first. */
export function getArticles(kind: ArticleKind, root?: string): Article[] {
  return published[kind](root);
}
