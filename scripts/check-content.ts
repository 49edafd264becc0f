import { readAllContent } from "#collections/open-content.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { findSymbolicLinks } from "./bundling/symbolic-links.ts";
import { exitOnContentErrors } from "./exit-on-content-errors.ts";

/** Reads every content file, drafts too. @throws ContentError with file, line and reason of all that is wrong */
export function checkContent(): void {
  const reason = "is a symbolic link, which is not published; replace it by a file";
  const links = findSymbolicLinks(["content", "public"]);
  if (links.length > 0) throw new ContentError(links.map((file) => ({ file, field: "", reason })));
  readAllContent();
}

if (import.meta.main) {
  await exitOnContentErrors(checkContent);
  console.log("Every content file is in order.");
}
