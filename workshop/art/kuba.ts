import { type Ink, inkValue } from "../../app/art/colours.ts";
import { seededRandom } from "../../app/art/random.ts";
import { round } from "../../app/art/svg.ts";

export interface KubaOptions {
  /** Side of a tile. */
  size?: number;
  /** Lines on either side of the diagonal. */
  lines?: number;
  stroke?: number;
  seed?: number;
}

/** Share of tiles turned against the symmetry: the weaver's syncopation. */
const syncopation = 0.04;
const accentShare = 0.16;

/**
 * Kuba cloth: one tile of parallel 45° lines, placed with seeded quarter turns and mirrored in
 * both axes, with a few turns broken on purpose.
 * @param id of the tile inside its document
 * @param inks of all lines, and of those in about one tile in six
 */
export function kuba(
  id: string,
  [columns, rows]: readonly [columns: number, rows: number],
  [ink, accent]: readonly [ink: Ink, accent?: Ink],
  options: KubaOptions,
): string {
  const { size = 60, lines = 3, stroke = 5 } = options;
  const random = seededRandom(options.seed ?? 1);
  const turns = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => random() >= 0.5),
  );
  let tiles = "";
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const mirroredX = x >= columns / 2;
      const mirroredY = y >= rows / 2;
      const row = turns[mirroredY ? rows - 1 - y : y];
      let turned = row?.[mirroredX ? columns - 1 - x : x] ?? false;
      if (mirroredX !== mirroredY) turned = !turned;
      if (random() < syncopation) turned = !turned;
      const place = `translate(${x * size + (turned ? size : 0)} ${y * size})${turned ? "scale(-1 1)" : ""}`;
      const other = accent && random() < accentShare ? ` stroke="${inkValue(accent)}"` : "";
      tiles += `<use href="#${id}" transform="${place}"${other}/>`;
    }
  }
  return (
    `<defs><path id="${id}" d="${kubaTile(size, lines)}"/></defs>` +
    `<g fill="none" stroke="${inkValue(ink)}" stroke-width="${stroke}" stroke-linecap="square">${tiles}</g>`
  );
}

function kubaTile(size: number, lines: number): string {
  const half = size / (2 * lines);
  let data = "";
  for (let i = 0; i < lines; i++) {
    const a = round(half * (2 * i + 1));
    data += `M0 ${a}L${a} 0M${size} ${round(size - a)}L${round(size - a)} ${size}`;
  }
  return data;
}
