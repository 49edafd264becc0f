import { type ItemKind, itemKinds, itemPath } from "../../scripts/new-item/item-templates.ts";
import type { ContentFolder } from "../core/content-folders.ts";

/** The kind of `npm run new` whose files lie in a folder. */
export function templateFor(folder: string): ItemKind | undefined {
  return itemKinds.find((kind) => itemPath(kind, "x").startsWith(`content/${folder}/`));
}

/** What a new file of a folder is called; undefined where their number is fixed. */
export function nameOfOne({ folder, one }: ContentFolder): string | undefined {
  return one ?? templateFor(folder);
}
