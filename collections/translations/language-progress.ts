import { getter } from "#collections/content.ts";
import { getLanguages } from "./languages.ts";
import { pagesIn, translatedFiles } from "./shown-pages.ts";
import { getTerms } from "./terms.ts";

/** How far the help path is translated into each language, in the order in which they are offered. */
export const getProgress = getter((content) =>
  getLanguages(content).map((language) => {
    const units = translatedFiles(language.code, content).flatMap((file) => file.units);
    const states = { missing: 0, draft: 0, reviewed: 0, outdated: 0 };
    for (const { state } of units) states[state] += 1;
    const reviewers = new Set(units.flatMap(({ translation }) => translation?.reviewedBy ?? []));
    return {
      ...language,
      /** Number of texts, and of those in each state. */
      texts: units.length,
      states,
      pages: pagesIn(language.code, content).size,
      /** Names of those who reviewed a text, from A to Z. */
      reviewers: [...reviewers].toSorted((a, b) => a.localeCompare(b, "en")),
      terms: getTerms(content).find(({ slug }) => slug === language.code)?.terms ?? [],
    };
  }),
);
