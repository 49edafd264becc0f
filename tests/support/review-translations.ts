import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Content } from "#collections/content.ts";
import { type ValuePath, valueAt } from "#collections/content-file.ts";
import { englishFiles } from "#collections/translations/shown-pages.ts";
import {
  fingerprintOf,
  translatableTexts,
  translationPath,
} from "#collections/translations/translation.ts";

interface EnglishText {
  /** Its place in the file, such as `lists.0.intro`. */
  at: string;
  english: string;
  /** What the draft has there, if there is one. */
  draft: string | undefined;
}

/** The text of a translation; undefined where there is none. */
export type Translate = (text: EnglishText, file: string) => string | undefined;

export const review = { reviewedBy: "A Tester", on: "2026-01-01" };

/** Writes whole files into a copy of the content as if somebody had reviewed them; none of which nothing is translated. */
export function reviewTranslations(root: string, language: string, translate: Translate): void {
  const content = new Content(root).in(language);
  for (const { file, schema } of englishFiles(content)) {
    const path = translationPath(language, file);
    const draft = existsSync(join(root, path)) ? content.valuesOf(path) : {};
    const english = content.valuesOf(`content/${file}`);
    const values = structuredClone(english) as object;
    let isTranslated = false;
    for (const { at, text } of translatableTexts(schema, english)) {
      const own = valueAt(draft, at) as string | undefined;
      const translated = translate({ at: at.join("."), english: text, draft: own }, file);
      isTranslated ||= translated !== undefined;
      put(values, at, translated);
    }
    if (!isTranslated) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // JSON is YAML too.
    const whole = { ...review, englishFingerprint: fingerprintOf(english), ...values };
    writeFileSync(join(root, path), JSON.stringify(whole, null, 2));
  }
}

function put(values: object, at: ValuePath, text: string | undefined): void {
  const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown>;
  holder[at.at(-1) as string | number] = text;
}
