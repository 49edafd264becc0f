import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pageFile } from "#collections/reading/build-folder.ts";
import { sitePaths } from "./site-paths.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Files that the server needs, without the many pictures. */
const shipped = ["content", "build/site", "build/program", "build/pages.json"];

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
  const client = join(folder, "build/site");
  const assets = join(client, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  // Names keep their length and form: the hash is reversed.
  const renamed = new Map(
    scripts.map((name) => {
      const [, start = "", hash = ""] = /^(.*-)([\w-]{8})\.js$/.exec(name) ?? [];
      return [name, `${start}${[...hash].reverse().join("")}.js`];
    }),
  );
  const withNewNames = (text: string) =>
    [...renamed].reduce((changed, [old, name]) => changed.replaceAll(old, name), text);

  const integrity = new Map<string, string>();
  for (const [old, name] of renamed) {
    const code = withNewNames(readFileSync(join(assets, old), "utf8"));
    const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
    integrity.set(hashOf(readFileSync(join(assets, old), "utf8")), hashOf(code));
    writeFileSync(join(assets, old), code);
    renameSync(join(assets, old), join(assets, name));
    forgetPacked(join(assets, old));
  }
  for (const path of sitePaths()) {
    const file = join(client, pageFile(path));
    let html = withNewNames(readFileSync(file, "utf8"));
    for (const [old, hash] of integrity) html = html.replaceAll(old, hash);
    writeFileSync(file, html.replace("<h1", `<p>${words}</p><h1`));
    forgetPacked(file);
  }
  execFileSync(process.execPath, [resolve("scripts/offline/write-offline-manifest.ts")], {
    cwd: folder,
  });
  return folder;
}

function forgetPacked(file: string): void {
  for (const ending of ["br", "gz"]) rmSync(`${file}.${ending}`, { force: true });
}
