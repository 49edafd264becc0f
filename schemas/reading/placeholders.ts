import { type FoundString, strings } from "./content-strings.ts";

/** Values that cannot be real: reserved domains, an all-zero number, a name still to come. */
export const stopgap = /\.example\b|\+[\d ]*000 000 000|to be confirmed/i;

/** Files that visitors never see. */
const notShown = ["content/site/open-questions.yaml"];

/** Texts that visitors would see in place of what the organisation has not filled in. */
export function placeholders(root?: string): FoundString[] {
  return strings(root).filter(({ file, value }) => !notShown.includes(file) && stopgap.test(value));
}
