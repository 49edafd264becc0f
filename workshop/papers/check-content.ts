import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllContent } from "../../collections/open-content.ts";
import { pageFile, siteFolder } from "../../collections/reading/build-folder.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { hiddenTranslations } from "../../collections/translations/hidden-translations.ts";
import { builtPagesFile, readBuiltPages } from "../../scripts/built-pages.ts";
import { checkContent } from "../../scripts/check-content.ts";
import { exitOnContentErrors } from "../../scripts/exit-on-content-errors.ts";
import { gradePages, maxGrade } from "../reading/grade-pages.ts";
import { describeSources } from "./content-sources.ts";
import { describeLegalSentences } from "./legal-sentences.ts";
import { describeLetters } from "./letters-for-reading.ts";

/**
 * `npm run check-content`: reads every content file as the build does, and lists the translations that are not shown. `npm run check-content -- sources` prints the
 * sources of the evidence instead, `-- law` every sentence about the law with its sections and the words of the Act
 * that it rests on, `-- letters` everything that the letters can say, for a lawyer to read, and `-- reading` how hard
 * each built page is to read, the hardest first.
 */
const papers: Record<string, (root: string) => string[]> = {
  sources: describeSources,
  law: describeLegalSentences,
  letters: describeLetters,
  reading: describeGrades,
};
const describe = papers[process.argv[2] ?? ""];
if (describe) {
  await exitOnContentErrors(readAllContent);
  for (const line of describe(projectRoot())) console.log(line);
} else {
  await exitOnContentErrors(checkContent);
  console.log("Every content file is in order.");
  for (const line of hiddenTranslations()) console.log(`Not shown: ${line}`);
}

function describeGrades(): string[] {
  if (!existsSync(builtPagesFile)) {
    console.error("There are no built pages to read. Build them first: npm run build");
    process.exitCode = 1;
    return [];
  }
  const graded = gradePages(
    readBuiltPages().map(({ path }) => [
      path,
      readFileSync(join(siteFolder, pageFile(path)), "utf8"),
    ]),
  );
  const tooHard = graded.filter(({ isTooHard }) => isTooHard).length;
  if (tooHard > 0) process.exitCode = 1;
  return [
    ...graded.map(
      ({ path, grade, words, isTooHard }) =>
        `${grade.toFixed(1).padStart(5)}  ${path} (${words} words)${isTooHard ? "  too hard" : ""}`,
    ),
    "",
    `${graded.length} pages, ${tooHard} above grade ${maxGrade}.`,
  ];
}
