import { plainText, readingMinutes } from "#collections/markdown/plain-text.ts";

/** How long a text in Markdown is, counted as the site does. */
export function textLength(markdown: string): { words: number; minutes: number } {
  const count = plainText(markdown).split(" ").filter(Boolean).length;
  return { words: count, minutes: readingMinutes(markdown) };
}
