import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createSiteBuilder, type SiteBuilder } from "../../office/online/site-builder.ts";
import { copyProject } from "./project-copy.ts";

/** The project twice: the checkout of an office, and the folder from which its site is served. */
export interface ServedSite {
  /** The office's checkout, which has no build. */
  office: string;
  /** A clone of it, with a complete build of what the office has online. */
  site: string;
  builder: SiteBuilder;
}

/** Makes both in an empty folder. The first build takes half a minute, those after it remember its parts. */
export function makeServedSite(folder: string): ServedSite {
  const [office, site] = [join(folder, "office"), join(folder, "site")];
  copyProject(office, { remembers: false });
  cpSync(".gitignore", join(office, ".gitignore"));
  const git = (root: string, ...typed: string[]) =>
    execFileSync("git", typed, { cwd: root, stdio: "pipe" });
  git(office, "init", "--quiet", "--initial-branch=main");
  // A link, which the line for folders does not leave out.
  const exclude = (root: string) =>
    appendFileSync(join(root, ".git/info/exclude"), "node_modules\n");
  exclude(office);
  git(office, "add", "--all");
  const who = ["-c", "user.name=Example", "-c", "user.email=example@example.org"];
  git(office, ...who, "commit", "--quiet", "--message", "Begin");
  git(folder, "clone", "--quiet", office, site);
  exclude(site);
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  for (const name of ["code", "cards"]) {
    const cache = join(".cache", name);
    if (existsSync(cache))
      cpSync(cache, join(site, cache), { recursive: true, preserveTimestamps: true });
  }
  git(office, "update-ref", "refs/office/next", "HEAD");
  const program = ["scripts/put-commit-online.mjs", office] as const;
  execFileSync(process.execPath, program, { cwd: site, stdio: "pipe" });
  git(office, "update-ref", "-d", "refs/office/next");
  return { office, site, builder: createSiteBuilder(site, [process.execPath, ...program]) };
}
