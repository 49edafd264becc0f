import { Content } from "#collections/content.ts";
import { translatedFiles } from "#collections/translations/shown-pages.ts";
import type { TranslatedUnit } from "#collections/translations/translation-file.ts";
import { writeTranslation } from "./write-translation.ts";

/** The text of a unit in a language; undefined where there is none. */
export type Translate = (unit: TranslatedUnit, file: string) => string | undefined;

/** Writes translations into a copy of the content as if somebody had reviewed each of them. */
export function reviewTranslations(root: string, language: string, translate: Translate): void {
  for (const { file, units } of translatedFiles(language, new Content(root))) {
    const changes = units.flatMap((one) => {
      const text = translate(one, file);
      const review = { reviewedBy: "A Tester", on: "2026-01-01" };
      return text === undefined ? [] : [{ ...one, fields: { text, ...review } }];
    });
    if (changes.length > 0) writeTranslation(root, { language, file, by: "A Test" }, changes);
  }
}
