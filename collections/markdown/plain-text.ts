/** The words of a Markdown text. Not perfect, only cheap: it runs for every item in every build. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^\[\^[\w-]+\]:[ \t]*/gm, "")
    .replaceAll(/\[\^[\w-]+\]/g, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^> \[!\w+\][ \t]*$/gm, "")
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replaceAll(/^\|?[ \t:|-]+\|?$/gm, "")
    .replaceAll(/[*`]+/g, "")
    .replaceAll(/[_|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Words a minute of an adult who reads a careful text on a screen. */
const pace = 220;

/** Whole minutes that a text takes, at least one. */
export function readingMinutes(markdown: string): number {
  const count = plainText(markdown).split(" ").length;
  return Math.max(1, Math.round(count / pace));
}
