import { type Ink, inkValue } from "../../app/art/colours.ts";
import { type MarkName, marks } from "../../app/art/marks.ts";
import { seededRandom } from "../../app/art/random.ts";
import { round } from "../../app/art/svg.ts";

interface MarkClothOptions {
  /** Side of a cell. */
  cell: number;
  seed?: number;
  stroke?: number;
  /** Free share of a cell on each side of its sign, 0–0.5. */
  padding?: number;
}

const accentShare = 0.18;

/**
 * A cloth of signs in a seeded grid; no sign stands beside itself.
 * @param inks of all signs, and of about one in five
 */
export function markCloth(
  [columns, rows]: readonly [columns: number, rows: number],
  [ink, accent]: readonly [ink: Ink, accent?: Ink],
  options: MarkClothOptions,
): string {
  const { cell, stroke = 2.5, padding = 0.2 } = options;
  const random = seededRandom(options.seed ?? 5);
  const names = Object.keys(marks) as MarkName[];
  const scale = ((cell * (1 - 2 * padding)) / 24).toFixed(2);
  let signs = "";
  let last: MarkName | undefined;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const name = pickOther(names, last, random);
      last = name;
      const left = round(x * cell + cell * padding);
      const top = round(y * cell + cell * padding);
      const other = accent && random() < accentShare ? ` stroke="${inkValue(accent)}"` : "";
      signs += `<path transform="translate(${left} ${top})scale(${scale})" d="${marks[name]}"${other}/>`;
    }
  }
  return `<g fill="none" stroke="${inkValue(ink)}" stroke-width="${stroke}" stroke-linecap="square" stroke-linejoin="miter">${signs}</g>`;
}

function pickOther(names: MarkName[], last: MarkName | undefined, random: () => number): MarkName {
  for (;;) {
    const name = names[Math.floor(random() * names.length)];
    if (name && name !== last) return name;
  }
}
