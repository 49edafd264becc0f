import {
  type ContentSource,
  contentFolder,
  type Entry,
  getter,
  requireFiles,
} from "#collections/content.ts";
import { defineCollection } from "#collections/define-collection.ts";
import { type LetterSlug, letterPath, letterSlugs } from "#collections/rights/rights.ts";
import { type LetterFile, letterFile } from "./letter-file.ts";
import { checkLetter } from "./letter-mistakes.ts";

export type Letter = Entry<LetterFile> & { slug: LetterSlug; path: string };

const letterFolder = contentFolder("letters", letterFile.superRefine(checkLetter));

/** All letters in their order. @throws ContentError when one is missing, or has a name that no page knows */
export const getLetters = getter((content): Letter[] => {
  const letters = letterFolder(content);
  const unknown =
    "is not one of the letters that the pages know; ask a developer for a further one";
  requireFiles("letters", letters, letterSlugs, unknown);
  return letters.map((letter) => ({
    ...letter,
    slug: letter.slug as LetterSlug,
    path: letterPath(letter.slug),
  }));
});

/** @throws Error when there is none */
export function getLetter(slug: string, source?: ContentSource): Letter {
  const letter = getLetters(source).find((letter) => letter.slug === slug);
  if (!letter) throw new Error(`There is no letter "${slug}".`);
  return letter;
}

export const letters = defineCollection({
  files: letterFolder,
  items: getLetters,
  title: "Letters",
  address: letterPath,
  rendered: (content) => getLetters(content).map(({ path }) => path),
});
