import type { ColourName } from "../../../app/art/colours.ts";
import { inkValue } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";
import { stitchedThread, strand } from "./threads.ts";

interface Mat {
  width: number;
  height: number;
  /** Where the mat begins; it runs off the right edge. */
  left: number;
  /** Distance of two strands. */
  cell: number;
  /** Row whose thread has left. */
  row: number;
  /** The way of that thread, from where it leaves, as steps from the mat's edge at its row. */
  wander: (x: number, y: number) => string;
}

const shadow: ColourName = "leaf-950";
const warp: readonly ColourName[] = ["leaf-900", "leaf-700"];
const weft: readonly ColourName[] = ["kaolin", "dye-700", "kaolin", "bark-600"];
/** Cells at the mat's edge that the lost thread no longer crosses. */
const torn = 3;

/** Page not found: a mat with one weft missing, whose golden thread loops off the page. */
function lostThread({ width, height, left, cell, row, wander }: Mat): string {
  const columns = Math.ceil((width - left) / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const thickness = cell - 12;
  const middle = (index: number) => index * cell + cell / 2;
  const isOver = (column: number, line: number) => (column + line) % 2 === 1;
  const crossing = (column: number, line: number) =>
    `M${round(left + column * cell - 4)} ${round(middle(line))}h${cell + 8}`;

  const ground = `<path fill="${inkValue(shadow)}" d="M${left - 6} 0H${width}V${height}H${left - 6}z"/>`;
  let warps = "";
  let fine = "";
  const wefts = new Map<ColourName, string>();
  for (let column = 0; column < columns; column += 1) {
    const x = left + middle(column);
    warps += strand(`M${round(x)} -10V${height + 10}`, warp[column % 2] ?? "leaf-900", thickness);
    for (let line = 0; line < rows; line += 1) {
      if (isOver(column, line) && line !== row) {
        const ink = weft[line % weft.length] ?? "kaolin";
        wefts.set(ink, (wefts.get(ink) ?? "") + crossing(column, line));
        const from = round(x - cell / 2 - 3);
        for (const side of [-1, 1]) {
          fine += `M${from} ${round(middle(line) + (side * thickness) / 6)}h${cell + 6}`;
        }
      } else {
        for (const side of [-1, 1]) {
          fine += `M${round(x + (side * thickness) / 6)} ${line * cell + 3}v${cell - 6}`;
        }
      }
    }
  }
  // A bed under every piece of weft, so that the eye sees which strand is on top.
  const cloth = [...wefts]
    .map(([ink, data]) => strand(data, shadow, thickness + 6) + strand(data, ink, thickness))
    .join("");
  const edge = Array.from({ length: rows }, (_, line) =>
    line % 2 === 0 && line !== row ? `M${left - 22} ${middle(line)}h26` : "",
  ).join("");
  const rest = Array.from({ length: columns }, (_, column) =>
    column > torn && isOver(column, row) ? crossing(column, row) : "",
  ).join("");
  return svgDocument(
    width,
    height,
    ground +
      warps +
      cloth +
      strand(fine, shadow, 2) +
      strand(edge, "dye-700", thickness - 8) +
      strand(rest, shadow, thickness + 6) +
      strand(rest, "gold-400", thickness) +
      stitchedThread(wander(left, middle(row)), "gold-400", shadow, [19, 11]),
  );
}

/** For wide screens, where the thread wanders below the words. */
export function lostThreadWide(): string {
  return lostThread({
    width: 1920,
    height: 720,
    left: 1260,
    cell: 44,
    row: 10,
    wander: (x, y) =>
      `M${x + 182} ${y}C${x + 110} ${y - 6} ${x + 60} ${y + 40} ${x - 40} ${y + 20}` +
      `S${x - 170} ${y - 120} ${x - 80} ${y - 128}S${x - 20} ${y + 20} ${x - 150} ${y + 64}` +
      `S${x - 340} ${y - 30} ${x - 250} ${y - 54}S${x - 180} ${y + 110} ${x - 400} ${y + 120}` +
      `S${x - 560} ${y + 150} ${x - 640} ${y + 128}S${x - 760} ${y + 116} ${x - 792} ${y + 150}`,
  });
}

/** For phones, above the words. */
export function lostThreadSmall(): string {
  return lostThread({
    width: 780,
    height: 400,
    left: 330,
    cell: 40,
    row: 6,
    wander: (x, y) =>
      `M${x + 166} ${y}C${x + 90} ${y - 4} ${x + 40} ${y + 30} ${x - 50} ${y + 10}` +
      `S${x - 150} ${y - 150} ${x - 60} ${y - 150}S${x - 10} ${y + 20} ${x - 130} ${y + 50}` +
      `S${x - 240} ${y - 50} ${x - 180} ${y - 60}S${x - 170} ${y + 90} ${x - 290} ${y + 140}`,
  });
}
