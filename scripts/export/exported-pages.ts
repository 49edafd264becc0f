import { failurePages, formAnswers, madeOnRequest } from "#collections/pages/form-answers.ts";

/** Pages that need our server: they answer a form, take a pledge, or render stored data. */
const needsServer = new Set(["/donate/pledge", ...formAnswers, ...failurePages, ...madeOnRequest]);

/** A form service can lead to the one, and such hosts look for the other. */
const fitsAnywhere = new Set(["/contact/sent", "/404"]);

/** Whether a page of the build makes sense on a host that hands out files only. */
export function isExported(path: string): boolean {
  return !needsServer.has(path) || fitsAnywhere.has(path);
}

/** How pages are named: after their address, or as the index of a folder for hosts that know no other. */
type PageNames = "files" | "folders";

/**
 * Name of a built file in the exported folder. `about/index.html` becomes `about.html`, which the hosts of today
 * hand out at `/about`; for `about/index.html` they send everybody on to `/about/` first. Packed copies go along.
 */
export function exportedName(name: string, names: PageNames): string {
  // The place where all of them look for it.
  if (name.startsWith("404/index.html")) return name.replace("404/index.html", "404.html");
  return names === "folders" ? name : name.replace(/(?<=.)\/index\.html/, ".html");
}
