import { syllable } from "syllable";

/** How hard a text is to read. */
export interface ReadingGrade {
  /** Flesch–Kincaid grade: the school year in which a pupil reads it with ease. */
  grade: number;
  words: number;
  sentences: number;
}

/** Titles of laws and offices, and other names of two words or more. */
const names =
  /\b\p{Lu}[\p{L}’'-]*(?:,? (?:(?:and|of|the|for|on|&) )*(?:\p{Lu}[\p{L}’'-]*|\d+))+(?: \(\p{Lu}+\))?/gu;
/** Place of a passage in a law. */
const places =
  /\b(?:sections?|regulations?|articles?|Cap\.|S\.I\.|Act|Law|No\.)(?: \d[\d()./-]*(?:,? (?:and|or|to) \d[\d()./-]*)?)(?: of \d{4})?/g;

/**
 * Grades prose by Flesch and Kincaid. A name, such as the title of a law, counts as one plain word: no editor may
 * reword it. Places in a law and addresses are left out.
 * @param paragraphs each ends a sentence
 */
export function readingGrade(paragraphs: readonly string[]): ReadingGrade {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade =
    words.length === 0
      ? 0
      : 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { grade, words: words.length, sentences: sentences.length };
}

/** Words of each sentence of a paragraph. */
function sentencesOf(paragraph: string): string[][] {
  return paragraph
    .replaceAll(
      /\S+@\S+|https?:\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:ug|org|com|int|africa|example)\S*/g,
      " ",
    )
    .replaceAll(places, " ")
    .split(/(?<=[.!?][”"’)]?)\s+(?=\S)/)
    .map((sentence) => sentence.replaceAll(names, " name ").match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0);
}
