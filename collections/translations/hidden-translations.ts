import { getter } from "#collections/content.ts";
import { getLanguages } from "./languages.ts";
import { englishFiles } from "./shown-pages.ts";
import { isShown, readTranslation, type Translation, translationPath } from "./translation.ts";

/** Every translation that visitors do not see, with the reason: one line for each file. */
export const hiddenTranslations = getter((content) =>
  getLanguages(content).flatMap(({ code }) =>
    englishFiles(content.in(code)).flatMap(({ file, schema }) => {
      const translation = readTranslation(content, code, file, schema);
      if (!translation) return [`${translationPath(code, file)} does not exist.`];
      return isShown(translation) ? [] : [`${translation.path} ${reasonOf(translation)}.`];
    }),
  ),
);

function reasonOf(translation: Translation): string {
  const { isCurrent, fingerprint, missing, texts, problems } = translation;
  if (!isCurrent) {
    return `renders an earlier English; the fingerprint of today’s is "${fingerprint}"`;
  }
  if (missing.length > 0) return `lacks ${missing.length} of ${texts} texts`;
  const [first] = problems;
  return first
    ? `does not fit the English: ${first.at.join(".")} ${first.reason}`
    : "is a draft that nobody has reviewed";
}
