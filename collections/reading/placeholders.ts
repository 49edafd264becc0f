import { placeholderPattern } from "#collections/formats/placeholder.ts";
import { strings } from "./content-strings.ts";

/** The same in a file, where a line may end between any two words. */
const brokenAcrossLines = new RegExp(placeholderPattern.source.replaceAll(" ", "\\s+"), "i");

/** Files that visitors never see. */
const notShown = ["content/site/open-questions.yaml"];

/** Texts that visitors would see in place of what the organisation has not filled in. */
export function placeholders() {
  return strings(undefined, brokenAcrossLines).filter(
    ({ file, value }) => !notShown.includes(file) && placeholderPattern.test(value),
  );
}
