/** Breaks words into lines of at most `max` by `width`, else letters; a wider word has a line to itself. */
export function breakLines(
  sentence: string,
  max: number,
  width = (text: string) => text.length,
): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && width(longer) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
