import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Who changed a file last, and when, in milliseconds since 1970. */
export interface LastAuthor {
  name: string;
  at: number;
}

type Authors = Record<string, LastAuthor>;

const fileOf = (root: string) => join(root, ".cache/office/authors.json");

/** Who has changed which file in the office since it was put online. A file that was changed elsewhere is not in it. */
export function readAuthors(root: string): Readonly<Authors> {
  const file = fileOf(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Authors) : {};
}

/** Notes that a person has changed a file now. */
export function noteAuthor(root: string, file: string, name: string, at = Date.now()): void {
  writeAuthors(root, { ...readAuthors(root), [file]: { name, at } });
}

const working = new AsyncLocalStorage<string>();

/** Runs what a person asked for: each file that it changes has this author. @param name of the sign-in */
export const asAuthor = <Result>(name: string, work: () => Result): Result =>
  working.run(name, work);

/** Notes a change by the person who asked for it, where one did. */
export function noteChange(root: string, file: string): void {
  const name = working.getStore();
  if (name !== undefined) noteAuthor(root, file, name);
}

/** Forgets who changed files that are online now. @param before what came later is not online, in milliseconds since 1970 */
export function forgetAuthors(root: string, files: readonly string[], before = Date.now()): void {
  const isLeft = ([file, { at }]: [string, LastAuthor]) => !files.includes(file) || at > before;
  const left = Object.entries(readAuthors(root)).filter(isLeft);
  writeAuthors(root, Object.fromEntries(left));
}

/** As a whole or not at all, because the office may be stopped at any moment. */
function writeAuthors(root: string, authors: Authors): void {
  const file = fileOf(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(authors));
  renameSync(`${file}.new`, file);
}
