import { readdirSync } from "node:fs";
import { join } from "node:path";

const client = "build/client";

function below(folder: string): string[] {
  return readdirSync(join(client, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return below(join(folder, entry.name));
    if (entry.name !== "index.html") return [];
    return [folder === "" ? "/" : `/${folder}`];
  });
}

/** Address of every pre-rendered page, taken from the build, so that a new page is tested at once. */
export function sitePaths(): string[] {
  return below("").sort();
}

/** Pages that are sent with other addresses' answers; asked for by their own address they are not found. */
export const statusPaths = ["/404", "/405", "/500"];

/** The pages that answer with 200. */
export function publicPaths(): string[] {
  return sitePaths().filter((path) => !statusPaths.includes(path));
}

/** Pages of one folder that are looked at in a browser, when a collection has many made by one template. */
const enoughOfAKind = 3;
/** Folders with more pages than this are collections. */
const manyOfAKind = 10;

/**
 * The pages to visit in a browser, where each takes seconds: all of them, but only the first few of a
 * large collection, whose items are made by one template. Markup and links are checked on every page.
 */
export function visitedPaths(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
  const taken = new Map<string, number>();
  return paths.filter((path) => {
    const folder = folderOf(path);
    if (folder === "" || (sizes.get(folder) ?? 0) <= manyOfAKind) return true;
    taken.set(folder, (taken.get(folder) ?? 0) + 1);
    return (taken.get(folder) ?? 0) <= enoughOfAKind;
  });
}
