/**
 * Words in lines as wide as they may be; a word that is wider has a line to itself.
 * @param width of a text, in the unit of `max`; left out, its letters are counted
 */
export function breakLines(
  words: string,
  max: number,
  width = (text: string) => text.length,
): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && width(longer) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
