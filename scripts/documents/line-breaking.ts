import type { Inline } from "#schemas/reading/markdown-blocks.ts";
import type { GuideFace } from "./guide-fonts.ts";

/** Some words of one style that stand together on a line; `x` counts from the line's left end, in points. */
export interface Piece {
  text: string;
  face: GuideFace;
  isExtended: boolean;
  href?: string | undefined;
  x: number;
  width: number;
}

export interface LineSetting {
  /** Width of a line in points. */
  width: number;
  /** Face of words without emphasis. */
  face: GuideFace;
  /** Width of a text in points. */
  measure(text: string, face: GuideFace, isExtended: boolean): number;
  /** Whether only the extension of the fonts draws a letter. */
  isExtended(letter: string): boolean;
}

type Style = Omit<Piece, "text" | "x" | "width">;
type Run = Style & { text: string };

/**
 * Breaks running text into lines. Every line but the last keeps the space at its end, so that
 * words stay apart when a screen reader joins the lines.
 */
export function breakLines(text: readonly Inline[], setting: LineSetting): Piece[][] {
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const word of splitWords(runsOf(text, setting)).flatMap((w) => fitWord(w, setting))) {
    const sizes = word.map((run) => setting.measure(run.text, run.face, run.isExtended));
    const bare = word.map((run) => setting.measure(run.text.trimEnd(), run.face, run.isExtended));
    const needed = sum(sizes.slice(0, -1)) + (bare.at(-1) ?? 0);
    if (x > 0 && x + needed > setting.width) {
      lines.push([]);
      x = 0;
    }
    const line = lines.at(-1) ?? [];
    word.forEach((run, i) => {
      const width = sizes[i] ?? 0;
      const last = line.at(-1);
      if (last && isSameStyle(last, run)) {
        last.text += run.text;
        last.width += width;
      } else {
        line.push({ ...run, x, width });
      }
      x += width;
    });
  }
  return lines;
}

/** Runs in which style and font stay the same. */
function runsOf(text: readonly Inline[], { face, isExtended }: LineSetting): Run[] {
  const runs: Run[] = [];
  for (const { text: words, isStrong, isEmphasised, href } of text) {
    // The site has no italic cut; emphasis is set stronger, as on the page.
    const style = { face: isStrong || isEmphasised ? ("strong" as const) : face, href };
    for (const letter of words) {
      const run = { ...style, isExtended: isExtended(letter) };
      const last = runs.at(-1);
      if (last && isSameStyle(last, run)) last.text += letter;
      else runs.push({ ...run, text: letter });
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
function fitWord(word: Run[], { width, measure }: LineSetting): Run[][] {
  const widthOf = (runs: readonly Run[]) =>
    sum(runs.map((run) => measure(run.text.trimEnd(), run.face, run.isExtended)));
  if (widthOf(word) <= width) return [word];
  const parts: Run[][] = [];
  let part: Run[] = [];
  for (const run of word) {
    for (const letter of run.text) {
      const last = part.at(-1);
      const longer =
        last && isSameStyle(last, run)
          ? [...part.slice(0, -1), { ...last, text: last.text + letter }]
          : [...part, { ...run, text: letter }];
      if (part.length > 0 && widthOf(longer) > width) {
        parts.push(part);
        part = [{ ...run, text: letter }];
      } else {
        part = longer;
      }
    }
  }
  return [...parts, part];
}

function isSameStyle(a: Style, b: Style): boolean {
  return a.face === b.face && a.isExtended === b.isExtended && a.href === b.href;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
