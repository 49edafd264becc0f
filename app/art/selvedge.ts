import { type Ink, inkValue } from "./colours.ts";

interface SelvedgeOptions {
  /** ASCII text that the border spells. */
  text: string;
  /** Width of one triangle. */
  unit?: number;
  height?: number;
  x?: number;
  y?: number;
}

/**
 * The border of a kanga (pindo) that spells a text in 8-bit ASCII: a triangle up is 1, down is
 * 0, and a diamond closes each letter.
 * @returns its two inks as path data, and how long it is
 */
export function selvedge(options: SelvedgeOptions) {
  const { text, unit = 12, height = 20, x = 0, y = 0 } = options;
  const half = unit / 2;
  const middle = height / 2;
  let bits = "";
  let ends = "";
  let at = x;
  for (const letter of text) {
    for (const bit of letter.charCodeAt(0).toString(2).padStart(8, "0")) {
      bits +=
        bit === "1"
          ? `M${at} ${y + height}l${half}-${height}l${half} ${height}z`
          : `M${at} ${y}l${half} ${height}l${half}-${height}z`;
      at += unit;
    }
    ends += `M${at + half} ${y}l${half} ${middle}l-${half} ${middle}l-${half}-${middle}z`;
    at += unit;
  }
  return { bits, ends, width: at - x };
}

/** The border as markup, in an ink for the bits and an accent for the ends of letters. */
export function selvedgeBand(options: SelvedgeOptions, ink: Ink, accent: Ink): string {
  const { bits, ends } = selvedge(options);
  return `<path d="${bits}" fill="${inkValue(ink)}"/><path d="${ends}" fill="${inkValue(accent)}"/>`;
}
