import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "#collections/content.ts";
import { type ValuePath, valueAt } from "#collections/content-file.ts";
import { englishMarks } from "#collections/formats/current-language.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { translatedAs } from "./translated-files.ts";
import { matchUnits, type TranslatedUnit, translationFile } from "./translation-file.ts";
import { unitsOf } from "./units.ts";

export const translationPath = (language: string, file: string) =>
  `content/translations/${language}/${file}`;

/** Texts of a file below `content/` with translations. @throws ContentError that lists mistakes in these */
export function translatedUnits(
  content: Content,
  language: string,
  file: string,
  schema: z.ZodType,
): TranslatedUnit[] {
  const units = content.derive(`content/${file}`, schema, unitsOf);
  const path = translationPath(language, file);
  const isThere = existsSync(join(content.root, path));
  return matchUnits(units, isThere ? content.readFields(path, translationFile).units : []);
}

/** The fields of a file in a language: each text by its reviewed translation, else marked as English. */
export function translateFile(
  content: Content,
  language: string,
  file: string,
  schema: z.ZodType,
): unknown {
  const kind = translatedAs(file);
  const copy = structuredClone(content.valuesOf(`content/${file}`));
  for (const { unit, translation, state } of translatedUnits(content, language, file, schema)) {
    const isShown =
      state === "reviewed" ||
      (state === "outdated" && kind === "plain") ||
      // Developers see drafts, and reviewers beside their words.
      (state === "draft" && process.env.NODE_ENV === "development");
    const text = isShown ? translation?.text : undefined;
    const fits = text !== undefined && !placesProblem(unit.english, text);
    put(copy, unit.at, fits ? text : englishMarks.join(unit.english));
  }
  return copy;
}

function put(values: unknown, at: ValuePath, text: string): void {
  const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown>;
  holder[at.at(-1) as string | number] = text;
}

/** Refuses a translation that fills in other places than the English. @throws ContentError that lists them */
export function checkTranslation(
  content: Content,
  language: string,
  file: string,
  schema: z.ZodType,
): void {
  const path = translationPath(language, file);
  if (!existsSync(join(content.root, path))) return;
  const problems = translatedUnits(content, language, file, schema).flatMap(
    ({ unit, translation }) => {
      if (!translation || translation.english !== unit.fingerprint) return [];
      const reason = placesProblem(unit.english, translation.text);
      return reason ? [{ file: path, field: unit.id, reason }] : [];
    },
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** Why a translation does not fit its English: it lacks a place that is filled in, or has another. */
export function placesProblem(english: string, text: string): string | undefined {
  const [wanted, found] = [english, text].map((one) => placesIn(one) || "no place in braces");
  return wanted === found
    ? undefined
    : `must hold ${wanted} as the English does; it holds ${found}`;
}

const placesIn = (text: string) =>
  text
    .match(/\{\w+\}|[[\]]/g)
    ?.toSorted()
    .join(" ");
