import type { TranslatedFile } from "../../collections/translations/shown-pages.ts";
import { fingerprintOf } from "../../collections/translations/units.ts";
import type { TranslationChange } from "./write-translation.ts";

/** What a number on a sheet stands for: kept beside the sheets, because the content goes on. */
export interface SheetNumber {
  number: number;
  file: string;
  id: string;
  /** Fingerprint of the English, and the draft, as they are printed. */
  english: string;
  text: string;
}

/** Texts of English and draft that fill ten pages of A4, with boxes and lines to write on. */
const lettersOfPart = 7000;

/** Numbers every text that is not reviewed yet, in the order of the files. */
export function numberTexts(files: readonly TranslatedFile[]): SheetNumber[] {
  return files
    .flatMap(({ file, units }) =>
      units.flatMap(({ unit, translation, state }) =>
        translation && state !== "reviewed"
          ? [{ file, id: unit.id, english: unit.fingerprint, text: translation.text }]
          : [],
      ),
    )
    .map((one, index) => ({ number: index + 1, ...one }));
}

/** What answers begin with, such as `sw-3f9a`, so that none is taken for other sheets or another language. */
export function codeOf(language: string, numbers: readonly SheetNumber[]): string {
  return `${language}-${fingerprintOf(JSON.stringify(numbers)).slice(0, 4)}`;
}

/** Parts of about ten pages each; a file begins a part where it does not fit into the last one. */
export function partsOf(numbers: readonly SheetNumber[]): SheetNumber[][] {
  const parts: SheetNumber[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const one of numbers) {
    // What is written by hand takes as much room as about a hundred letters.
    const size = one.text.length * 2 + 100;
    if (letters + size > lettersOfPart * 2) {
      parts.push([]);
      letters = 0;
    }
    parts.at(-1)?.push(one);
    letters += size;
  }
  return parts;
}

/** One part as a page for the printer. */
export function sheetPage(
  language: { code: string; name: string },
  part: { code: string; number: number; of: number; texts: readonly SheetNumber[] },
  files: readonly TranslatedFile[],
): string {
  const englishOf = new Map(
    files.flatMap(({ file, units }) =>
      units.map(({ unit }) => [`${file}#${unit.id}`, unit.english] as const),
    ),
  );
  let file = "";
  const rows = part.texts.map((one) => {
    const heading = one.file === file ? "" : `<h2>${asHtml(one.file)}</h2>\n`;
    file = one.file;
    const english = asHtml(englishOf.get(`${one.file}#${one.id}`) ?? "");
    return `${heading}<article>
<b>${one.number}</b>
<div><p>${english}</p><p lang="${language.code}">${asHtml(one.text)}</p>
<p class="acts">☐ right ☐ change ☐ ask</p><hr><hr></div>
</article>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${language.name}, part ${part.number} of ${part.of}</title>
<style>
@page { size: A4; margin: 16mm }
body { font: 10.5pt/1.35 system-ui, sans-serif; max-width: 178mm; margin: auto }
h1 { font-size: 16pt } h2 { font-size: 11pt; margin: 6mm 0 0; break-after: avoid }
article { display: grid; grid-template-columns: 12mm 1fr; padding: 2.5mm 0; border-top: .3mm solid; break-inside: avoid }
p { margin: 0 0 1.2mm; white-space: pre-line } [lang="${language.code}"] { font-weight: 600 }
.acts { word-spacing: 2mm } hr { border: 0; border-bottom: .2mm solid #777; margin: 6mm 0 0 }
.line { display: inline-block; width: 60mm; border-bottom: .2mm solid }
</style>
<h1>${language.name}, part ${part.number} of ${part.of}</h1>
<p>Read the English, then the draft below it. Tick one box. Write the better text, or your question, on the lines.</p>
<p>Name <span class="line"></span> Day <span class="line"></span> Code of these sheets: <b>${part.code}</b></p>
${rows.join("\n")}
</html>
`;
}

const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Answers of a reviewer, and lines that could not be taken. */
export interface TakenAnswers {
  changes: Map<string, TranslationChange[]>;
  refused: string[];
}

/** Why a line cannot be taken; undefined for one that can. */
function reasonAgainst(line: {
  act: string | undefined;
  words: string;
  isKnown: boolean;
  isSame: boolean;
  isTwice: boolean;
}): string | undefined {
  if (!line.act) return "it is none of “12 ok”, “12 = text” and “12 ? question”";
  if (!line.isKnown) return "the sheets have no such number";
  if (line.isTwice) return "its number has two answers or more: leave the right one";
  if (!line.isSame) return "its text has changed since it was printed";
  const hasWords = line.words !== "";
  if (line.act === "=" || line.act === "?") return hasWords ? undefined : "it has no words";
  return hasWords ? "write = before a new text, or ? before a question" : undefined;
}

const answer = /^(\d+)[.)]?\s*(ok\b|=|\?)\s*(.*)$/i;
const numberOf = (line: string) => answer.exec(line)?.[1]?.replace(/^0+/, "");

/**
 * Takes lines such as `12 ok`, `13 = new text` and `14 ? question`, below one with the code of their sheets.
 * @param sheets the code and the numbers of those that were printed
 */
export function takeAnswers(
  source: string,
  sheets: { code: string; numbers: readonly SheetNumber[] },
  files: readonly TranslatedFile[],
  review: { by: string; on: string },
): TakenAnswers {
  const changes = new Map<string, TranslationChange[]>();
  const refused: string[] = [];
  const [first = "nothing", ...lines] = source
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (first.toLowerCase() !== sheets.code) {
    const reason = `the first line must be ${sheets.code}, the code that these sheets print`;
    return { changes, refused: [`${first}: ${reason}`] };
  }
  const byNumber = Map.groupBy(lines, numberOf);
  for (const line of lines) {
    const [, digits, act, words = ""] = answer.exec(line) ?? [];
    const found = sheets.numbers.find(({ number }) => number === Number(digits));
    const one = files
      .find(({ file }) => file === found?.file)
      ?.units.find(({ unit }) => unit.id === found?.id);
    const isSame =
      one?.unit.fingerprint === found?.english && one?.translation?.text === found?.text;
    const isTwice = (byNumber.get(numberOf(line))?.length ?? 0) > 1;
    const reason = reasonAgainst({ act, words, isKnown: one !== undefined, isSame, isTwice });
    if (reason || !found || !one) {
      refused.push(`${line}: ${reason}`);
      continue;
    }
    const reviewed = { reviewedBy: review.by, on: review.on, question: null, keptBy: null };
    const fields =
      act === "?"
        ? { english: one.translation?.english ?? null, question: words, reviewedBy: null, on: null }
        : { ...reviewed, ...(act === "=" && { text: words }) };
    const { unit, translation } = one;
    changes.set(found.file, [...(changes.get(found.file) ?? []), { unit, translation, fields }]);
  }
  return { changes, refused };
}
