import { diffWordsWithSpace } from "diff";

/** A piece of a text; `isChanged` where it is only before or only now. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** So many signs of what is the same stay beside a change. */
const around = 60;

/** A text before and now, with the words marked that differ. What is the same is shortened, so that a change is in sight. */
export function markDifferences(before: string, now: string): { before: Piece[]; now: Piece[] } {
  const parts = diffWordsWithSpace(before, now);
  const side = (isLeft: "added" | "removed") =>
    joined(
      parts.flatMap((part, at) => {
        if (part[isLeft]) return [];
        const isChanged = part.added || part.removed;
        const text = isChanged
          ? part.value
          : shortened(part.value, at === 0, at === parts.length - 1);
        return { text, isChanged };
      }),
    );
  return { before: side("added"), now: side("removed") };
}

/** Words that were changed with nothing but a space between them are one change. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const [last, next] = [result.at(-1), pieces[at + 1]];
    const isBetween = /^\s+$/.test(piece.text) && last?.isChanged && next?.isChanged;
    const isChanged = piece.isChanged || Boolean(isBetween);
    if (last && last.isChanged === isChanged) last.text += piece.text;
    else result.push({ text: piece.text, isChanged });
  }
  return result;
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * 3) return text;
  const start = isFirst ? "" : text.slice(0, around).replace(/\S+$/, "");
  const end = isLast ? "" : text.slice(-around).replace(/^\S+/, "");
  return `${start}…${end}`;
}
