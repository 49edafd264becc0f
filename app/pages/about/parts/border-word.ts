/** Most letters of a word that the page weaves. */
export const maxWordLength = 12;

/**
 * Reads a word as the border spells it: in ASCII, each letter as eight bits. Letters with marks are woven
 * without them.
 * @returns the letters, each with its place in the code, and whether a sign had to be left out
 */
export function readWord(typed: string) {
  const plain = [
    ...typed
      .trim()
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f]/g, ""),
  ];
  const known = plain.filter((sign) => sign >= " " && sign <= "~");
  const letters = known.slice(0, maxWordLength).map((sign) => ({
    sign,
    bits: sign.charCodeAt(0).toString(2).padStart(8, "0"),
  }));
  return { letters, isCut: letters.length < plain.length };
}
