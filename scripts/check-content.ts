import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllContent } from "#collections/open-content.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { builtPagesFile, readBuiltPages } from "./built-pages.ts";
import { findSymbolicLinks } from "./bundling/symbolic-links.ts";
import { describeSources } from "./content-sources.ts";
import { exitOnContentErrors } from "./exit-on-content-errors.ts";
import { describeLegalSentences } from "./legal-sentences.ts";
import { describeLetters } from "./letters-for-reading.ts";
import { gradePages, maxGrade } from "./reading/grade-pages.ts";

/**
 * `npm run check-content`: reads every content file, drafts too, and stops with file, line and reason when one is
 * wrong. `npm run check-content -- sources` then prints the sources of the evidence, `-- law` every sentence about
 * the law with its sections and the words of the Act that it rests on, `-- letters` everything that the letters can
 * say, for a lawyer to read, and `-- reading` how hard each built page is to read, the hardest first.
 */
const [part] = process.argv.slice(2);
const links = findSymbolicLinks(["content", "public"]);
if (links.length > 0) {
  console.error(`Symbolic links are not published. Replace them by files: ${links.join(", ")}`);
  process.exit(1);
}
await exitOnContentErrors(readAllContent);
if (part === "sources") {
  for (const line of describeSources(projectRoot())) console.log(line);
} else if (part === "law") {
  for (const line of describeLegalSentences(projectRoot())) console.log(line);
} else if (part === "letters") {
  for (const line of describeLetters(projectRoot())) console.log(line);
} else if (part === "reading") {
  printGrades();
} else {
  console.log("Every content file is in order.");
}

function printGrades(): void {
  if (!existsSync(builtPagesFile)) {
    console.error("There are no built pages to read. Build them first: npm run build");
    process.exitCode = 1;
    return;
  }
  const graded = gradePages(
    readBuiltPages().map(({ path }) => [
      path,
      readFileSync(join("build/client", path, "index.html"), "utf8"),
    ]),
  );
  for (const { path, grade, words, isTooHard } of graded) {
    console.log(
      `${grade.toFixed(1).padStart(5)}  ${path} (${words} words)${isTooHard ? "  too hard" : ""}`,
    );
  }
  const tooHard = graded.filter(({ isTooHard }) => isTooHard).length;
  console.log(`\n${graded.length} pages, ${tooHard} above grade ${maxGrade}.`);
  if (tooHard > 0) process.exitCode = 1;
}
