import { type FoundString, strings } from "./content-strings.ts";

/** Values that cannot be real: reserved domains, an all-zero number, a name still to come. */
export const placeholderPattern = /\.example\b|\+[\d ]*000 000 000|to be confirmed/i;

/** The same in a file, where a line may end between any two words. */
const brokenAcrossLines = new RegExp(placeholderPattern.source.replaceAll(" ", "\\s+"), "i");

/** Files that visitors never see. */
const notShown = ["content/site/open-questions.yaml"];

/** Texts that visitors would see in place of what the organisation has not filled in. */
export function placeholders(root?: string): FoundString[] {
  const found = strings(root, brokenAcrossLines);
  return found.filter(
    ({ file, value }) => !notShown.includes(file) && placeholderPattern.test(value),
  );
}
