import type { Inline } from "#collections/reading/markdown-blocks.ts";
import type { GuideFace } from "./guide-fonts.ts";

/** Some words of one style that stand together on a line; `x` counts from the line's left end, in points. */
export interface Piece {
  text: string;
  face: GuideFace;
  isExtended: boolean;
  href?: string | undefined;
  x: number;
}

interface LineSetting {
  /** Width of a line in points. */
  width: number;
  /** Face of words without emphasis. */
  face: GuideFace;
  /** Width of a text in points. */
  measure(text: string, face: GuideFace, isExtended: boolean): number;
  /** Whether only the extension of the fonts draws a letter. */
  isExtended(letter: string): boolean;
}

type Style = Omit<Piece, "text" | "x">;
type Run = Style & { text: string };

/**
 * Breaks running text into lines. Every line but the last keeps the space at its end, so that
 * words stay apart when a screen reader joins the lines.
 */
export function breakLines(text: readonly Inline[], setting: LineSetting): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let x = 0;
  for (const word of splitWords(runsOf(text, setting)).flatMap((w) => fitWord(w, setting))) {
    if (x > 0 && x + widthOf(word, setting) > setting.width) {
      lines.push(line);
      line = [];
      x = 0;
    }
    for (const run of word) {
      line = append(line, { ...run, x });
      x += setting.measure(run.text, run.face, run.isExtended);
    }
  }
  return [...lines, line];
}

/** Runs in which style and font stay the same. */
function runsOf(text: readonly Inline[], { face, isExtended }: LineSetting): Run[] {
  let runs: Run[] = [];
  for (const { text: words, isStrong, isEmphasised, href } of text) {
    // The site has no italic cut; emphasis is set stronger, as on the page.
    const style = { face: isStrong || isEmphasised ? ("strong" as const) : face, href };
    for (const letter of words) {
      runs = append(runs, { ...style, isExtended: isExtended(letter), text: letter });
    }
  }
  return runs;
}

/** Words with the space after them; one word may hold several styles. */
function splitWords(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const text of run.text.match(/\S*\s|\S+/g) ?? []) {
      if (isOpen) words.at(-1)?.push({ ...run, text });
      else words.push([{ ...run, text }]);
      isOpen = !/\s$/.test(text);
    }
  }
  return words;
}

/** A word that is wider than a line, such as a long address, is cut where a line is full. */
function fitWord(word: Run[], setting: LineSetting): Run[][] {
  if (widthOf(word, setting) <= setting.width) return [word];
  const parts: Run[][] = [];
  let part: Run[] = [];
  for (const run of word) {
    for (const letter of run.text) {
      const longer = append(part, { ...run, text: letter });
      const isFull = part.length > 0 && widthOf(longer, setting) > setting.width;
      if (isFull) parts.push(part);
      part = isFull ? [{ ...run, text: letter }] : longer;
    }
  }
  return [...parts, part];
}

/** Width of a word without the space after it. */
function widthOf(word: readonly Run[], { measure }: LineSetting): number {
  return word.reduce((x, run) => x + measure(run.text.trimEnd(), run.face, run.isExtended), 0);
}

function append<Part extends Run>(runs: readonly Part[], run: Part): Part[] {
  const last = runs.at(-1);
  const isSameStyle =
    last?.face === run.face && last.isExtended === run.isExtended && last.href === run.href;
  if (!isSameStyle) return [...runs, run];
  return [...runs.slice(0, -1), { ...last, text: last.text + run.text }];
}
