import type { z } from "zod";
import { collections } from "./all.ts";
import type { Content } from "./content.ts";
import type { Collection } from "./define-collection.ts";

/** Splits a path, e.g. `content/team/head-of-finance.yaml` into `team` and `head-of-finance`. */
export function splitPath(file: string): { folder: string; slug: string } {
  const [, folder = "", name = ""] = file.split("/");
  return { folder, slug: name.replace(/\.\w+$/, "") };
}

export function collectionOf(file: string): Collection | undefined {
  const { folder } = splitPath(file);
  return collections.find((collection) => collection.folder === folder);
}

/** The schema of a file, if it is read. @throws ContentError when it needs content that cannot be read */
export const schemaOf = (file: string, content: Content): z.ZodType | undefined =>
  collectionOf(file)?.schemaOf(splitPath(file).slug, content);
