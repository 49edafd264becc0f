import type { Collection } from "#collections/define-collection.ts";
import { collectionOf, splitPath } from "#collections/find-collection.ts";
import { titleOf } from "./describe-field.ts";
import { isFilledText } from "./field-title.ts";

export const placeOf = splitPath;

export type ContentFolder = Pick<
  Collection,
  "folder" | "title" | "one" | "address" | "hasPages" | "template" | "seldom" | "namedIn"
>;

/** @returns for a folder without a collection its own name as the title */
export function folderOf(file: string): ContentFolder {
  const { folder } = placeOf(file);
  return collectionOf(file) ?? { folder, title: titleOf(folder), address: () => undefined };
}

/** Fields that name a file, the first of them that it has. */
export const titleFields = ["title", "caseName", "position", "term", "subject", "name"];

/** What a new file of a folder is called; undefined where their number is fixed. */
export function nameOfOne({ one, template }: ContentFolder): string | undefined {
  return one ?? template?.kind;
}

/** Where a file with these values shows on the site; undefined where no visitor sees it. */
export function addressOf(file: string, values: unknown): string | undefined {
  const fields = (values ?? {}) as Readonly<Record<string, unknown>>;
  return folderOf(file).address(placeOf(file).slug, fields);
}

/** The title of a file in lists: from its fields, or else from its name. */
export function nameOf(file: string, values: unknown): string {
  const fields = (values ?? {}) as Record<string, unknown>;
  const names = ["breadcrumb", "name", "caseName", "title", "position", "heading", "subject"];
  const { folder, slug } = placeOf(file);
  const title = names.map((name) => fields[name]).find(isFilledText);
  return (folder !== "site" && title) || titleOf(slug);
}
