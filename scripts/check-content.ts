/** Reads every content file, drafts too, and stops with file, line and reason when one is wrong. */
import { ContentError } from "#schemas/reading/problem.ts";
import { readEverything } from "#schemas/reading/read-everything.ts";

try {
  readEverything();
  console.log("Every content file is in order.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
