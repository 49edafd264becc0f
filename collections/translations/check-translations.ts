import type { Content } from "#collections/content.ts";
import { translationFiles } from "#collections/reading/content-strings.ts";
import { ContentError, collectProblems } from "#collections/reading/problem.ts";
import { getLanguages } from "./languages.ts";
import { englishFiles } from "./shown-pages.ts";
import { readTranslation, translationPath } from "./translation.ts";

/** Checks that all translations can be read, and that reviewed ones fit their English. @throws ContentError */
export function checkTranslations(content: Content): void {
  const all = getLanguages(content).flatMap(({ code }) =>
    englishFiles(content.in(code)).map((file) => ({ ...file, code })),
  );
  const paths = new Set(all.map(({ code, file }) => translationPath(code, file)));
  const unknown = translationFiles(content.root).filter((path) => !paths.has(path));
  const reason = "renders no file that is translated into this language";
  collectProblems([
    ...all.map(({ code, file, schema }) => () => {
      const translation = readTranslation(content, code, file, schema);
      if (!translation?.isReviewed || !translation.isCurrent) return;
      const { path, missing, problems } = translation;
      const lacking = missing.map((at) => ({ at, reason: "has no text in this language" }));
      const mistakes = [...lacking, ...problems];
      if (mistakes.length > 0) throw content.errorIn(path, mistakes);
    }),
    ...unknown.map((file) => () => {
      throw new ContentError([{ file, field: "", reason }]);
    }),
  ]);
}
