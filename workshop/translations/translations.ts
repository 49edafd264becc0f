/**
 * `npm run workshop -- translations <command> <language>`: translations as PO files and as sheets of paper, for people
 * who review without the editor. See docs/how-to/review-a-translation.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { Content } from "../../collections/content.ts";
import { kampalaDay } from "../../collections/formats/kampala-day.ts";
import { getLanguages } from "../../collections/translations/languages.ts";
import { translatedFiles } from "../../collections/translations/shown-pages.ts";
import { placesProblem } from "../../collections/translations/translate-file.ts";
import { changesFromPo, lostFromPo, toPo } from "./po.ts";
import { codeOf, numberTexts, partsOf, type SheetNumber, sheetPage, takeAnswers } from "./sheet.ts";
import { type TranslationChange, writeTranslation } from "./write-translation.ts";

const root = process.cwd();
const content = new Content(root);
const sheets = "workshop/sheets";

function filesIn(language: string) {
  if (!getLanguages(content).some(({ code }) => code === language)) {
    throw new Error(`content/site/languages.yaml has no language “${language}”.`);
  }
  return translatedFiles(language, content);
}

/** Writes what fits the places of its English, and names the rest. */
function write(language: string, by: string, changes: Map<string, TranslationChange[]>): void {
  let count = 0;
  for (const [file, all] of changes) {
    const fitting = all.filter(({ unit, translation, fields }) => {
      // A draft that lacks a place is what a question may be about.
      if (fields.question) return true;
      const problem = placesProblem(unit.english, fields.text ?? translation?.text ?? "");
      if (problem) refuse(`${file} ${unit.id}: ${problem}`);
      return !problem;
    });
    if (fitting.length > 0) writeTranslation(root, { language, file, by }, fitting);
    count += fitting.length;
  }
  console.log(`${count} texts of content/translations/${language}/ are written.`);
}

function refuse(reason: string): void {
  console.error(`Not taken: ${reason}`);
  process.exitCode = 1;
}

function review(by: string) {
  if (!by.trim()) throw new Error("--by must name who reviewed.");
  return { by: by.trim(), on: kampalaDay(Date.now()) };
}
const program = new Command("npm run workshop -- translations").showHelpAfterError();

program
  .command("export <language> [file]")
  .description("writes a PO file for a translator’s program; a text without a review is fuzzy")
  .action((language, file = `${language}.po`) => {
    writeFileSync(file, toPo(language, filesIn(language)));
    console.log(`${file} is written.`);
  });

program
  .command("import <language> <file>")
  .description("takes changed texts of a PO file; one that is not fuzzy any more is reviewed")
  .requiredOption("--by <name>", "who reviewed")
  .action((language, file, { by }) => {
    const source = readFileSync(file, "utf8");
    const files = filesIn(language);
    write(language, by, changesFromPo(language, source, files, review(by)));
    const lost = lostFromPo(source, language, files);
    for (const place of lost) refuse(`${place}: its English has changed`);
  });

program
  .command("sheet <language>")
  .description("writes sheets of about ten pages each, for reviewing on paper")
  .option("--to <folder>", "where they go", sheets)
  .action((language, { to }) => {
    const files = filesIn(language);
    const name = getLanguages(content).find(({ code }) => code === language)?.name ?? language;
    const numbers = numberTexts(files);
    const parts = partsOf(numbers);
    const code = codeOf(language, numbers);
    const folder = join(to, language);
    // Answers find their texts by numbers.json alone, and these sheets may be with a reviewer.
    if (existsSync(folder))
      throw new Error(`${folder}/ exists: move it away, or choose another --to.`);
    mkdirSync(folder, { recursive: true });
    for (const [index, texts] of parts.entries()) {
      const part = { code, number: index + 1, of: parts.length, texts };
      const page = sheetPage({ code: language, name }, part, files);
      writeFileSync(join(folder, `${language}-${part.number}.html`), page);
    }
    writeFileSync(join(folder, "numbers.json"), JSON.stringify(numbers));
    console.log(`${parts.length} sheets with ${numbers.length} texts are in ${folder}/.`);
    console.log("Keep numbers.json: it says what each number is, also when the content changes.");
  });

program
  .command("answers <language> <file>")
  .description("takes lines such as “12 ok”, “13 = new text” and “14 ? question” from the sheets")
  .requiredOption("--by <name>", "who reviewed")
  .option("--sheets <folder>", "where the sheets are", sheets)
  .action((language, file, { by, sheets: folder }) => {
    const known = readFileSync(join(folder, language, "numbers.json"), "utf8");
    const numbers = JSON.parse(known) as SheetNumber[];
    const source = readFileSync(file, "utf8");
    const printed = { code: codeOf(language, numbers), numbers };
    const { changes, refused } = takeAnswers(source, printed, filesIn(language), review(by));
    for (const reason of refused) refuse(reason);
    write(language, by, changes);
  });

try {
  program.parse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
