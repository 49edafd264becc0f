import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** What is in each page of a build, by its address. */
type Pages = ReadonlyMap<string, string>;

/** Takes down what the pages of a folder say, so that they can be compared with those of the next build. */
export function readPages(site: string): Pages {
  if (!existsSync(site)) return new Map();
  // The link may be exchanged meanwhile.
  const folder = realpathSync(site);
  // Pages for errors, such as `404.html`, have no address of their own.
  const files = globSync("**/*.html", { cwd: folder }).filter(
    (file) => !/^\d{3}\.html$/.test(file),
  );
  return new Map(files.map((file) => [addressOf(file), digest(join(folder, file))]));
}

/** Addresses of pages that are new, say something else, or are gone. @param first those that are named before others */
export function changedPages(before: Pages, now: Pages, first: readonly string[]): string[] {
  const addresses = [...new Set([...now.keys(), ...before.keys()])];
  const changed = addresses.filter((address) => before.get(address) !== now.get(address));
  const rank = (address: string) => Number(!first.includes(address));
  return changed.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Any file server hands `about/team.html` out at `/about/team`. */
const addressOf = (file: string) =>
  `/${file
    .replaceAll("\\", "/")
    .replace(/\.html$/, "")
    .replace(/^index$/, "")}`;

const digest = (path: string) => createHash("sha1").update(readFileSync(path)).digest("base64");
