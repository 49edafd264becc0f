import { withoutInvisible } from "#collections/formats/plain-signs.ts";

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Usual length of an excerpt in characters. */
const usualLength = 180;

/** Cuts out the sentence with most of the normalised words, and what follows it. All matches are marked. */
export function excerpt(text: string, terms: readonly string[], length = usualLength): Piece[] {
  const plain = withoutInvisible(text).normalize("NFC");
  const matches = findWords(plain, new Set(terms));
  const from = plain.length <= length ? 0 : startOf(plain, matches, length);
  const rough = plain.slice(from, from + length);
  const isCut = from + length < plain.length;
  const end = from + (isCut ? Math.max(rough.lastIndexOf(" "), length / 2) : rough.length);

  const pieces: Piece[] = from > 0 ? [{ text: "… ", isMarked: false }] : [];
  let at = from;
  for (const word of matches) {
    if (word.start < at || word.end > end) continue;
    if (word.start > at) pieces.push({ text: plain.slice(at, word.start), isMarked: false });
    pieces.push({ text: plain.slice(word.start, word.end), isMarked: true });
    at = word.end;
  }
  if (at < end) pieces.push({ text: plain.slice(at, end), isMarked: false });
  if (isCut) pieces.push({ text: " …", isMarked: false });
  return pieces;
}

export function countMarked(pieces: readonly Piece[]): number {
  return new Set(pieces.flatMap(({ text, isMarked }) => (isMarked ? plainWord(text) : []))).size;
}

/** Where the sentence with most of the words starts, or a few words before them in a long sentence. */
function startOf(text: string, matches: ReturnType<typeof findWords>, length: number): number {
  let best = { start: 0, first: 0, count: 0 };
  for (const { index: start, 0: sentence } of text.matchAll(/[^\s.!?].*?(?:[.!?]+(?=\s)|$)/gsu)) {
    const inside = matches.filter(
      (match) => match.start >= start && match.end <= start + sentence.length,
    );
    const count = new Set(inside.map(({ word }) => word)).size;
    if (count > best.count) best = { start, first: inside[0]?.start ?? start, count };
  }
  const { start, first } = best;
  return first - start < length * 0.7 ? start : text.indexOf(" ", first - length / 3) + 1;
}

function findWords(text: string, terms: ReadonlySet<string>) {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ index, 0: word }) => ({
      word: plainWord(word),
      start: index,
      end: index + word.length,
    }))
    .filter(({ word }) => terms.has(word));
}

/** A word in lower case without diacritics, so that "Cote" finds "Côte". */
export function plainWord(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
