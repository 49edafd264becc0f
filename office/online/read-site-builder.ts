import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/environment.ts";
import { createSiteBuilder, type SiteBuilder } from "./site-builder.ts";

/** Puts a commit online in the folder in which it is run. */
const program = "scripts/put-commit-online.mjs";

/**
 * Reads how this office brings commits to the public site: `OFFICE_SITE` is the folder from which it is served, a clone of
 * this one; `OFFICE_PUT_ONLINE` a program that does the work in place of the office itself, such as one that asks a user
 * without secrets and network to build.
 * @param root the office's checkout
 * @returns undefined where this machine serves no site
 * @throws StartError when the folder is none, or the office's own
 */
export function readSiteBuilder(
  { OFFICE_SITE, OFFICE_PUT_ONLINE }: NodeJS.ProcessEnv,
  root: string,
): SiteBuilder | undefined {
  if (!OFFICE_SITE) return undefined;
  if (!existsSync(join(OFFICE_SITE, ".git"))) {
    throw new StartError(
      `OFFICE_SITE must be the folder of the site, a clone of this one; ${OFFICE_SITE} is none.`,
    );
  }
  if (realpathSync(OFFICE_SITE) === realpathSync(root)) {
    throw new StartError(
      "OFFICE_SITE must be another folder than the one in which the office works.",
    );
  }
  const command = OFFICE_PUT_ONLINE
    ? ([OFFICE_PUT_ONLINE] as const)
    : ([process.execPath, program, root] as const);
  return createSiteBuilder(OFFICE_SITE, command);
}
