import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type ArticleKind, articleKinds } from "#collections/articles/article-kinds.ts";
import { opportunityKinds } from "#collections/opportunities/opportunities.ts";

interface Template {
  /** Folder in `content/`. */
  folder: string;
  /** Name in `templates/`. */
  file: string;
  /** Types that an item may have; a new one begins with the first. */
  types?: readonly string[];
}

/** Kinds of items that `npm run new` can begin. */
const templates = {
  news: articleTemplate("news"),
  publication: articleTemplate("publication"),
  blog: articleTemplate("blog"),
  law: { folder: "laws", file: "law.md" },
  case: { folder: "cases", file: "case.yaml" },
  opportunity: { folder: "opportunities", file: "opportunity.md", types: opportunityKinds },
  partner: { folder: "partners", file: "partner.yaml" },
  newsletter: { folder: "newsletters", file: "newsletter.md" },
} satisfies Record<string, Template>;

function articleTemplate(kind: ArticleKind): Template {
  const { folder, types } = articleKinds[kind];
  return { folder, file: "article.md", types: Object.keys(types) };
}

export type ItemKind = keyof typeof templates;
export const itemKinds = Object.keys(templates) as ItemKind[];

/** Where an item lies, from the root, when the last part of its address is `slug`. */
export function itemPath(kind: ItemKind, slug: string): string {
  const { folder, file } = templates[kind];
  return `content/${folder}/${slug}${extname(file)}`;
}

/**
 * A new item of a kind: its template with `{{title}}`, `{{today}}` and the like filled in.
 * @param today such as `2026-11-21`
 */
export function writeItem(kind: ItemKind, title: string, today: string): string {
  const { file, types = [] }: Template = templates[kind];
  const values: Record<string, string | undefined> = {
    // In quotation marks, because it may hold a colon.
    title: JSON.stringify(title),
    today,
    year: today.slice(0, 4),
    later: monthLater(today),
    types: types.join(", "),
    type: types[0],
  };
  const template = new URL(`templates/${file}`, import.meta.url);
  return readFileSync(template, "utf8").replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name] ?? "",
  );
}

/** Thirty days after a day, for a deadline to begin with. */
function monthLater(day: string): string {
  return new Date(Date.parse(day) + 30 * 86_400_000).toISOString().slice(0, 10);
}
