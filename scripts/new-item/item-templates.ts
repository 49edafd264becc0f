import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { collections } from "#collections/all.ts";
import { addDays } from "#collections/time/days.ts";

/** Collections in which `npm run new` can create a file, by the kind that the command names. */
const templates = new Map(
  collections.flatMap(({ folder, template }) =>
    template ? [[template.kind, { ...template, folder }] as const] : [],
  ),
);

export const itemKinds = [...templates.keys()];

function templateOf(kind: string) {
  const template = templates.get(kind);
  if (!template)
    throw new Error(`There is no kind "${kind}". Use one of: ${itemKinds.join(", ")}.`);
  return template;
}

export function itemPath(kind: string, slug: string): string {
  const { folder, file } = templateOf(kind);
  return `content/${folder}/${slug}${extname(file)}`;
}

/** Returns the text of a new item: its template with `{{title}}`, `{{today}}` and the like filled in. */
export function writeItem(kind: string, title: string, today: string): string {
  const { file, types = [] } = templateOf(kind);
  const values: Record<string, string | undefined> = {
    // In quotation marks, because it may contain a colon.
    title: JSON.stringify(title),
    today,
    year: today.slice(0, 4),
    // The first deadline of a new item.
    later: addDays(today, 30),
    types: types.join(", "),
    type: types[0],
  };
  const template = join(import.meta.dirname, "../../collections", file);
  return readFileSync(template, "utf8").replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name] ?? "",
  );
}
