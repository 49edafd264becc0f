import { readAllContent } from "#collections/open-content.ts";
import { findSymbolicLinks } from "./bundling/symbolic-links.ts";
import { exitOnContentErrors } from "./exit-on-content-errors.ts";

/** Reads every content file, drafts too, and stops with file, line and reason when one is wrong. */
const links = findSymbolicLinks(["content", "public"]);
if (links.length > 0) {
  console.error(`Symbolic links are not published. Replace them by files: ${links.join(", ")}`);
  process.exit(1);
}
await exitOnContentErrors(readAllContent);
console.log("Every content file is in order.");
