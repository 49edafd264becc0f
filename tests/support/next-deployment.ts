import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pageFile } from "#collections/reading/build-folder.ts";
import { sitePaths } from "./site-paths.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Files that the server needs, without the many pictures. */
const lists = ["pages", "settings", "headers", "content"].map((name) => `build/${name}.json`);
const shipped = ["content", "build/site", "build/program", ...lists];

/**
 * A copy of the built site as a deployment after a change of its code and words: every script has another
 * name, and the old ones are removed; every page contains the given words before its heading.
 * @returns its folder, deleted after the test
 */
export function makeNextDeployment(words: string): string {
  const folder = temporaryFolder();
  for (const path of shipped) {
    const isWanted = (source: string) => !/build\/site\/(?:cards|images)\b/.test(source);
    cpSync(path, join(folder, path), { recursive: true, filter: isWanted });
  }
  renameScripts(join(folder, "build"), (html) => html.replace("<h1", `<p>${words}</p><h1`));
  execFileSync(process.execPath, [resolve("scripts/offline/write-offline-manifest.ts")], {
    cwd: folder,
  });
  const lists = join(folder, "build/site/offline");
  for (const name of readdirSync(lists)) forgetPacked(join(lists, name));
  return folder;
}

/**
 * Makes of a copy of the build what a change of the code makes: every script has another name, and its old one is gone.
 * @param change what else becomes of each page
 */
export function renameScripts(build: string, change = (html: string) => html): void {
  const site = join(build, "site");
  const assets = join(site, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  // Names keep their length and form: the first letter of the hash goes to its end.
  const renamed = new Map(
    scripts.map((name) => {
      const [, start = "", hash = ""] = /^(.*-)([\w-]{8})\.js$/.exec(name) ?? [];
      return [name, `${start}${hash.slice(1)}${hash.slice(0, 1)}.js`];
    }),
  );
  const withNewNames = (text: string) =>
    [...renamed].reduce((changed, [old, name]) => changed.replaceAll(old, name), text);

  const integrity = new Map<string, string>();
  for (const [old, name] of renamed) {
    const before = readFileSync(join(assets, old), "utf8");
    const code = withNewNames(before);
    const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
    integrity.set(hashOf(before), hashOf(code));
    rmSync(join(assets, old));
    forgetPacked(join(assets, old));
    writeFileSync(join(assets, name), code);
  }
  const renew = (file: string, change = (text: string) => text) => {
    let text = withNewNames(readFileSync(file, "utf8"));
    for (const [before, hash] of integrity) text = text.replaceAll(before, hash);
    writeFileSync(file, change(text));
  };
  for (const path of sitePaths()) {
    const file = join(site, pageFile(path));
    renew(file, change);
    forgetPacked(file);
  }
  // Pages that the server renders name them too.
  renew(join(build, "program/pages.js"));
}

function forgetPacked(file: string): void {
  for (const ending of ["br", "gz"]) rmSync(`${file}.${ending}`, { force: true });
}
