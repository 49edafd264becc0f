import { plainText, readingMinutes } from "#collections/markdown/plain-text.ts";

/** How long a text in Markdown is, counted as the site does. */
export function textLength(markdown: string): { words: number; minutes: number } {
  const words = plainText(markdown).split(" ").filter(Boolean).length;
  return { words, minutes: readingMinutes(markdown) };
}
