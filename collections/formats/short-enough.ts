/** What search engines show of a title, in characters. */
export const titleLength = 60;
/** What they show of a description. */
export const descriptionLength = 160;

/** The first wording of at most `max` characters; where none is, the last one, cut after a whole word. */
export function shortEnough(wordings: readonly string[], max: number): string {
  const found = wordings.find(({ length }) => length <= max);
  if (found !== undefined) return found;
  const cut = (wordings.at(-1) ?? "").slice(0, max - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:(–-]+$/, "")}…`;
}
