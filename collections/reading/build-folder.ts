import { join } from "node:path";

/** Folder of the build; while the next one is made, that of the next one (`scripts/build.ts`). */
export const buildFolder = process.env.OTC_BUILD_FOLDER || "build";

/** Every public file in its final form. */
export const siteFolder = join(buildFolder, "site");

/**
 * Name of the file that any file server hands out for a page.
 * @param path e.g. `/`, which is in `index.html`, or `/about/team`, which is in `about/team.html`
 */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;
