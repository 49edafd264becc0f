import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reservedSlugs } from "../../collections/articles/articles.ts";
import { slugOf } from "../../collections/formats/slug.ts";
import { itemPath, writeItem } from "../../scripts/new-item/item-templates.ts";

/**
 * Creates a content file in which every field is explained.
 * @param root repository root
 * @param today such as `2026-11-21`
 * @returns path of the file below the root
 * @throws Error in words for an editor when the kind is unknown, the title is empty or the file exists
 */
export function createItem(root: string, kind: string, title: string, today: string): string {
  const slug = slugOf(title.replaceAll(/[’']/g, ""));
  const file = itemPath(kind, slug);
  if (title.trim() === "") {
    throw new Error('Give a title in quotation marks: npm run new -- blog "Title"');
  }
  if (slug === "") {
    throw new Error(
      "An address is made of the letters a to z. Begin with a title in them; the file may hold any other.",
    );
  }
  if (reservedSlugs.includes(slug)) {
    throw new Error(`There is a list at the address "${slug}". Choose another title.`);
  }
  if (existsSync(join(root, file))) throw new Error(`${file} exists already.`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), writeItem(kind, title.trim(), today));
  return file;
}
