import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readBuildState } from "#server/alerts/build-state.ts";
import { withLock } from "../bundling/build-lock.ts";
import { committedBuilds, treeOf } from "../bundling/committed-builds.ts";
import { keepOldFiles } from "../bundling/keep-old-files.ts";
import { linkBuild, linkedBuild } from "../bundling/replace-build.ts";
import { buildLock, gitIn, keepCheckout, restoreCheckout, tryCheckout } from "./checkout.ts";

/** What staff write; all other folders are the program of the site. */
const written = ["content", "public"];

/** Where an office says which commit it wants to be online. */
export const wantedRef = "refs/office/next";

/** How a commit came online: built, by a build that was kept, or it was there and nothing on it has changed since. */
export type Outcome = "built" | "kept" | "there";

interface Wish {
  /** Folder from which the site is served; a clone of the office's checkout. */
  root: string;
  /** The office's checkout. */
  checkout: string;
  /** Builds what is checked out and exchanges the link. @throws Error when it fails */
  build(signal: AbortSignal): Promise<void>;
  /** Whether settings that pages show are others than those of the build that is linked. */
  hasOtherSettings(): boolean;
  signal: AbortSignal;
}

/**
 * Puts the commit online that an office wants: fetched, checked out, built, and linked in one step. Where a build of that
 * state was kept, only the link is exchanged. Whatever fails, the site shows what it showed, and the commit of before is
 * checked out again, so that the build of the night shows nothing that was refused.
 * @throws Error when the build fails, or must not be tried
 */
export function putCommitOnline({ root, checkout, ...wish }: Wish): Promise<Outcome> {
  const [link, folder] = [join(root, "build"), join(root, ".builds")];
  mkdirSync(join(root, ".cache"), { recursive: true });
  return withLock(join(root, buildLock), async () => {
    // What a process left that was killed.
    restoreCheckout(root);
    fetchWanted(root, checkout);
    wish.signal.throwIfAborted();
    const tree = gitIn(root, "rev-parse", `${wantedRef}^{tree}`);
    const linked = linkedBuild(link);
    const isThere = treeOf(linked) === tree;
    if (isThere && !wish.hasOtherSettings() && !readBuildState(root, Date.now()).overdue) {
      gitIn(root, "checkout", "--quiet", "--detach", wantedRef);
      return "there";
    }
    refuseOtherProgram(root);
    tryCheckout(root, wantedRef);
    try {
      const earlier = committedBuilds(folder).find((build) => treeOf(build) === tree);
      const outcome = earlier && !isThere ? "kept" : "built";
      if (earlier && !isThere) {
        keepOldFiles(linked, earlier);
        linkBuild(link, earlier);
      } else await wish.build(wish.signal);
      keepCheckout(root);
      return outcome;
    } catch (error) {
      restoreCheckout(root);
      throw error;
    }
  });
}

/** The office's checkout may belong to another user, which Git takes for a danger unless it is told. */
function fetchWanted(root: string, checkout: string): void {
  const uploadPack = `git -c "safe.directory=*" upload-pack`;
  const options = ["--quiet", "--no-tags", `--upload-pack=${uploadPack}`];
  gitIn(root, "fetch", ...options, checkout, `+${wantedRef}:${wantedRef}`);
}

/**
 * An update brings code and packages here, and an office texts and pictures alone: whoever takes an office over brings no
 * program by it either.
 */
function refuseOtherProgram(root: string): void {
  const others = [".", ...written.map((folder) => `:(exclude)${folder}`)];
  const changed = gitIn(root, "diff", "--name-only", "HEAD", wantedRef, "--", ...others);
  if (changed) {
    throw new Error(
      "The program of the site has changed. The person who looks after the server brings it there first.",
    );
  }
}
