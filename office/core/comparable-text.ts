import { plainSigns } from "#collections/formats/plain-signs.ts";

/** A text for finding: small letters without accents, and each kind of quotation mark as the one of the keyboard. */
export const comparableText = (text: string): string =>
  plainSigns(text)
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[‘’‚ʼ′`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\p{Pd}/gu, "-")
    .toLowerCase();

export const searchTerms = (question: string): string[] =>
  comparableText(question).split(/\s+/).filter(Boolean);
