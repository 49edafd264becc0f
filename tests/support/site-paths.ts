import { statSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "#app/routes.ts";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { readBuiltPages } from "../../scripts/built-pages.ts";

/** Address of every pre-rendered page, taken from the build, so that a new page is tested at once. */
export function sitePaths(): string[] {
  return readBuiltPages()
    .map(({ path }) => path)
    .sort();
}

/** Pages that are sent for other addresses; their own addresses answer 404. */
export const statusPaths = ["/404", "/405", "/410", "/429", "/500", "/502"];

/** The pages that answer with 200. */
export function publicPaths(): string[] {
  return sitePaths().filter((path) => !statusPaths.includes(path));
}

/** Whether a run visits every page and walks every way, as each night (`.github/workflows/nightly.yml`). */
const isThorough = process.env.ALL_PAGES === "yes";

/** Screens with more pages than this show collections. */
const maxPagesOfQuietScreen = 3;

/**
 * The pages to visit in a browser, where each takes seconds: all of them, but of a large collection, whose items share
 * one screen (`app/routes.ts`), only the longest, since it has the most parts. Markup and links are checked on every
 * page. `ALL_PAGES=yes` visits every one.
 */
export function visitedPaths(paths: readonly string[]): string[] {
  if (isThorough) return [...paths];
  const groups = [...Map.groupBy(paths, screenOf).values()];
  const visited = new Set(
    groups.flatMap((group) => (group.length > maxPagesOfQuietScreen ? longest(group) : group)),
  );
  return paths.filter((path) => visited.has(path));
}

const longest = (paths: readonly string[]) =>
  paths.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 1);
const lengthOf = (path: string) => statSync(join(siteFolder, pageFile(path))).size;

/** One page of each kind, the first, in the order given: pages that one file of `app/pages/` shows are of one kind. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const kind = screenOf(path).split(" ")[0] ?? path;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}

/**
 * The pages for checks that depend on the markup of a screen and not on the words in it: one of each kind.
 * `ALL_PAGES=yes` takes every one.
 */
export function sampledPaths(paths: readonly string[]): string[] {
  return isThorough ? [...paths] : oneOfEachKind(paths);
}

const screens = routes.map(({ index, path = "", ...route }) => ({
  ...(index ? { index } : { path }),
  id: `${route.file} ${path.replace(/:\w+/g, ":")}`,
}));

/** The screen that shows a page, and the shape of its address. */
function screenOf(path: string): string {
  return matchRoutes(screens as RouteObject[], path)?.at(-1)?.route.id ?? path;
}
