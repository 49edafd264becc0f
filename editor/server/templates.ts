import { collectionOf } from "#collections/find-collection.ts";
import type { ContentFolder } from "../core/content-folders.ts";

/** The kind of `npm run new` whose files are in a folder. */
export function templateFor(folder: string): string | undefined {
  return collectionOf(`content/${folder}/x.yaml`)?.template?.kind;
}

/** What a new file of a folder is called; undefined where their number is fixed. */
export function nameOfOne({ one, template }: ContentFolder): string | undefined {
  return one ?? template?.kind;
}
