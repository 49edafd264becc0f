/** Reads every content file, drafts too, and stops with file, line and reason when one is wrong. */
import { readEverything } from "#schemas/reading/read-everything.ts";
import { stopAtMistakes } from "./stop-at-mistakes.ts";

await stopAtMistakes(readEverything);
console.log("Every content file is in order.");
