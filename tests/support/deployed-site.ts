import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keepOldFiles } from "../../scripts/bundling/keep-old-files.ts";
import { replaceBuild } from "../../scripts/bundling/replace-build.ts";
import { type AtEnd, atTestEnd } from "./at-end.ts";
import { renameScripts } from "./next-deployment.ts";
import { takeOverRules } from "./proxies.ts";
import { type RunningSite, startSite } from "./running-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** As on a server of `docs/how-to/deploy.md`. */
export const settingsBehindProxy = { TRUST_PROXY: "1", PUBLIC_URL: "https://www.example.org" };

/** A copy of the built site, as on a server whose visitors use https. */
export interface DeployedSite {
  /** The folder in the place of `/srv/otc-website`. */
  folder: string;
  /** The link to its build. */
  build: string;
  /** The folder in the place of `/srv/otc/proxy`, with what the proxies read of the build. */
  rules: string;
  /** Makes the next build and exchanges the link, as at night. @param words stand at the end of `/about` */
  rebuild(words?: string): Promise<void>;
  /** The same after a change of the code: every script has another name. */
  rebuildWithOtherScripts(): Promise<void>;
  /** Starts its server, and stops it in the end. */
  start(settings?: Record<string, string>): Promise<RunningSite>;
}

export async function deploySite(atEnd: AtEnd = atTestEnd): Promise<DeployedSite> {
  const root = temporaryFolder(atEnd);
  const folder = join(root, "website");
  const build = join(folder, "build");
  cpSync("content", join(folder, "content"), { recursive: true });
  const builds = join(folder, ".builds");
  const rebuild = (words = "") =>
    replaceBuild(build, builds, async (next) => copyBuild(realpathSync("build"), next, { words }));
  await rebuild();
  const rebuildWithOtherScripts = () =>
    replaceBuild(build, builds, async (next, previous = build) => {
      copyBuild(previous, next, { areScriptsOthers: true });
      keepOldFiles(previous, next);
    });
  return {
    folder,
    build,
    rules: takeOverRules(root, build),
    rebuild,
    rebuildWithOtherScripts,
    async start(settings = {}) {
      const inFolder = ["sh", "-c", 'cd "$0" && exec "$@"', folder];
      const site = await startSite({ ...settingsBehindProxy, ...settings }, inFolder);
      atEnd(async () => site[Symbol.asyncDispose]());
      return site;
    },
  };
}

/** The build is for this machine, without https; on a server its headers say more. */
function copyBuild(from: string, next: string, { words = "", areScriptsOthers = false }): void {
  cpSync(from, next, { recursive: true, preserveTimestamps: true });
  if (words) appendFileSync(join(next, "site/about.html"), words);
  if (areScriptsOthers) {
    forgetKeptFiles(next);
    renameScripts(next);
  }
  execFileSync(process.execPath, ["scripts/headers/write-headers.ts"], {
    env: { ...process.env, ...settingsBehindProxy, OTC_BUILD_FOLDER: next },
  });
}

/** A build makes only what its pages name. */
function forgetKeptFiles(build: string): void {
  const kept = JSON.parse(readFileSync(join(build, "kept-files.json"), "utf8")) as object;
  for (const path of Object.keys(kept)) rmSync(join(build, "site", path));
}
