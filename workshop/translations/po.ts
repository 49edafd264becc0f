import { po } from "gettext-parser";
import type { TranslatedFile } from "../../collections/translations/shown-pages.ts";
import type { TranslationChange } from "./write-translation.ts";

/**
 * The texts of the help path as a PO file, which gettext, Weblate and Poedit read: the context is file and place, and a
 * translation without a reviewer, or whose English changed, is fuzzy.
 * @param language such as `lg`
 */
export function toPo(language: string, files: readonly TranslatedFile[]): string {
  const entries = files.flatMap(({ file, kind, units }) =>
    units.map(({ unit, translation, state }) => ({
      msgctxt: `${file}#${unit.id}`,
      msgid: unit.english,
      msgstr: [translation?.text ?? ""],
      comments: {
        extracted: [kind, state, translation?.question].filter(Boolean).join("\n"),
        ...(translation && state !== "reviewed" ? { flag: "fuzzy" } : {}),
      },
    })),
  );
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    Language: language,
    "Language-Team": language,
    "Last-Translator": "",
    "MIME-Version": "1.0",
    "PO-Revision-Date": "",
    "Project-Id-Version": "otc-help-path",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
  };
  const translations: Record<string, Record<string, (typeof entries)[number]>> = {};
  for (const entry of entries) translations[entry.msgctxt] = { [entry.msgid]: entry };
  return po
    .compile({ charset: "utf-8", headers, translations }, { foldLength: 0 })
    .toString("utf8");
}

/**
 * What a PO file changes in the translations: only texts and reviews that differ.
 * @throws when it is a file of another language
 */
export function changesFromPo(
  language: string,
  source: string,
  files: readonly TranslatedFile[],
  review: { by: string; on: string },
): Map<string, TranslationChange[]> {
  const { headers, translations } = po.parse(source);
  // Programs may add a country.
  if (!headers.Language?.startsWith(language))
    throw new Error(`It is not a file in “${language}”.`);
  return new Map(
    files.map(({ file, units }) => [
      file,
      units.flatMap(({ unit, translation, state }): TranslationChange[] => {
        const entry = translations[`${file}#${unit.id}`]?.[unit.english];
        const text = entry?.msgstr[0]?.trim();
        if (!entry || !text) return [];
        const isReviewed = !entry.comments?.flag?.includes("fuzzy");
        if (text === translation?.text && isReviewed === (state === "reviewed")) return [];
        const reviewed = isReviewed
          ? { reviewedBy: review.by, on: review.on }
          : { reviewedBy: null, on: null };
        return [{ unit, translation, fields: { text, ...reviewed, question: null } }];
      }),
    ]),
  );
}

/** Places of the texts of a PO file that would be reviewed, had their English not changed since it was written. */
export function lostFromPo(source: string, language: string, files: readonly TranslatedFile[]) {
  const known = po.parse(toPo(language, files)).translations;
  const { translations } = po.parse(source);
  return Object.entries(translations).flatMap(([place, entries]) =>
    Object.values(entries).flatMap(({ msgid, msgstr, comments }) =>
      !msgstr[0] || comments?.flag?.includes("fuzzy") || known[place]?.[msgid] ? [] : [place],
    ),
  );
}
