import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Folders of `site/` in which every name has the hash of what is in the file. */
export const hashedFolders = ["art", "assets", "cards", "images/packed"];

/** For how many changed builds a file stays that no page of the newest one names. */
const buildsKept = 2;

/** How many changed builds ago each file went, by its path in `site/`. */
type Ages = Record<string, number>;

/**
 * Takes over from the build before what a page of it may still ask for: somebody who opened the page before a deployment
 * presses a button after it, and the island behind that button has another name by then. The files of the last two
 * builds that differed stay.
 */
export function keepOldFiles(previous: string | undefined, next: string): void {
  const ages: Ages = {};
  for (const folder of previous ? hashedFolders : []) {
    const before = agesOf(previous as string);
    const own = filesIn(join(next, "site", folder));
    const old = filesIn(join(previous as string, "site", folder));
    const isChanged = old.some((name) => !own.includes(name) && !(`${folder}/${name}` in before));
    for (const name of old.filter((name) => !own.includes(name))) {
      const path = `${folder}/${name}`;
      // What was not kept itself has just gone.
      const age = path in before ? (before[path] ?? 0) + Number(isChanged) : 1;
      if (age > buildsKept) continue;
      ages[path] = age;
      copyWithTime(join(previous as string, "site", path), join(next, "site", path));
    }
  }
  writeFileSync(join(next, "kept-files.json"), JSON.stringify(ages));
}

function agesOf(build: string): Ages {
  const list = join(build, "kept-files.json");
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Ages) : {};
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The time is part of the tags by which browsers ask again. */
function copyWithTime(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}
