import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  type Content,
  type ContentSource,
  contentFolder,
  type Entry,
  type FolderGetter,
  type Getter,
  getter,
} from "#collections/content.ts";
import { day, optional, optionalList, optionalText, text } from "#collections/reading/field.ts";
import { field, inFold } from "#collections/reading/form.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { countryName } from "#collections/site/countries.ts";
import { topicList } from "#collections/site/topics.ts";
import { type ArticleKind, articleKindNames, articleKinds } from "./article-kinds.ts";
import { isPublished, publishing, written } from "./publishing.ts";
import { source } from "./source.ts";

/** File names that would collide with the address of a list. */
export const reservedSlugs: readonly string[] = [
  "blogs",
  "laws",
  "research-publications",
  "page",
  "updates",
];

function caseSlug({ root }: Content) {
  return z.string().refine((slug) => existsSync(join(root, "content/cases", `${slug}.yaml`)), {
    error: (issue) =>
      `"${String(issue.input)}" is no file of content/cases/; write its name without .yaml`,
  });
}

const dayAndKind = "Day and kind";
const countryAndCase = "Country and case";
const authorsAndDownloads = "Authors and downloads";

function articleSchema(content: Content, kind: ArticleKind) {
  const types = Object.keys(articleKinds[kind].types);
  return z.strictObject({
    title: text.max(140),
    date: inFold(dayAndKind, field(day, "Day of publication", "Lists and feeds are in its order.")),
    updated: inFold(dayAndKind, written.updated),
    summary: written.summary,
    type: z
      .enum(types as [string, ...string[]])
      .meta({ title: "Kind", labels: articleKinds[kind].types, fold: dayAndKind }),
    topics: inFold(dayAndKind, topicList(content)),
    country: field(optional(countryName(content)), "Country", "Blank if it is about none.").meta({
      fold: countryAndCase,
    }),
    case: optional(caseSlug(content)).meta({
      title: "Case",
      description: "The case that it is about; its page then leads there.",
      fold: countryAndCase,
    }),
    authors: optionalList(text).meta({
      description: "Only who agreed. Left empty, it is by OTC.",
      fold: authorsAndDownloads,
    }),
    sources: optionalList(source).meta({ description: "Where the facts come from." }),
    downloads: optionalList(
      z.strictObject({
        label: text,
        file: z
          .string()
          .regex(/^\/(files|documents)\/[\w./-]+$/, "must be a file that was uploaded")
          .meta({ control: "file" }),
      }),
    ).meta({ description: "Such as a report as PDF.", fold: authorsAndDownloads }),
    art: optionalText.meta({
      title: "Drawing",
      description: "Name of a drawing of this site, for the head of the page.",
      isSeldom: true,
    }),
    ...publishing,
    body: written.body,
  });
}

export type Article = Entry<z.output<ReturnType<typeof articleSchema>>> & {
  kind: ArticleKind;
  path: string;
};

export const articleFolders = Object.fromEntries(
  articleKindNames.map((kind) => [
    kind,
    contentFolder(articleKinds[kind].folder, (content) => articleSchema(content, kind)),
  ]),
) as Record<ArticleKind, FolderGetter<ReturnType<typeof articleSchema>>>;

function readArticles(kind: ArticleKind, content: Content): Article[] {
  const { folder, path } = articleKinds[kind];
  const entries = articleFolders[kind](content);
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

/** A getter for each of the three collections; see `getter`. */
export function getterByKind<T>(view: (kind: ArticleKind, content: Content) => T) {
  const getters = Object.fromEntries(
    articleKindNames.map((kind) => [kind, getter((content) => view(kind, content))]),
  ) as Record<ArticleKind, Getter<T>>;
  return (kind: ArticleKind, source?: ContentSource): T => getters[kind](source);
}

/** Every file of a collection, drafts and scheduled ones too: for checks and for the preview. */
export const getArticlesWithDrafts = getterByKind(readArticles);

/** What a collection shows, the newest first. */
export const getArticles = getterByKind((kind, content) =>
  getArticlesWithDrafts(kind, content).filter((item) => isPublished(item)),
);
