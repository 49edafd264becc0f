export const maxWordLength = 12;

/** Reads a word as the border spells it: ASCII in eight bits, no marks; `isCut` if a sign is left out. */
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
