/** A piece of a text; matches are marked. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Usual length of an excerpt in characters. */
const usualLength = 180;

/**
 * Cuts the part of a text around the first match, with all matches marked.
 * @param terms normalised words of the index
 */
export function excerpt(text: string, terms: readonly string[], length = usualLength): Piece[] {
  const plain = text.normalize("NFC");
  const found = findWords(plain, new Set(terms));
  const first = found[0]?.start ?? 0;
  const from = first < length * 0.7 ? 0 : plain.indexOf(" ", first - length / 3) + 1;
  const rough = plain.slice(from, from + length);
  const isCut = from + length < plain.length;
  const end = from + (isCut ? Math.max(rough.lastIndexOf(" "), length / 2) : rough.length);

  const pieces: Piece[] = from > 0 ? [{ text: "… ", isMarked: false }] : [];
  let at = from;
  for (const word of found) {
    if (word.start < at || word.end > end) continue;
    if (word.start > at) pieces.push({ text: plain.slice(at, word.start), isMarked: false });
    pieces.push({ text: plain.slice(word.start, word.end), isMarked: true });
    at = word.end;
  }
  if (at < end) pieces.push({ text: plain.slice(at, end), isMarked: false });
  if (isCut) pieces.push({ text: " …", isMarked: false });
  return pieces;
}

function findWords(text: string, terms: ReadonlySet<string>): { start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => terms.has(plainWord(word)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
