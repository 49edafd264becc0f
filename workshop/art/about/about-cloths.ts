import { colours, dye } from "../../../app/art/colours.ts";
import { type MarkName, marks } from "../../../app/art/marks.ts";
import { rectangle } from "../../../app/art/svg.ts";
import { braid } from "../braid.ts";
import { plait } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 720;
const height = 320;
const head = svgFrame(width, height);

/** Head of the about page: technology, law and human rights as the three strands of one braid. */
export function aboutHead(): string {
  const rope = braid({
    x: -60,
    y: 160,
    length: 840,
    swing: 90,
    period: 420,
    strands: [
      dye("jac-300", "jac-300", "kaolin", "jac-300", "jac-300"),
      dye("gold-400", "gold-400", "kaolin", "gold-400", "gold-400"),
      dye("dye-400", "dye-400", "kaolin", "dye-400", "dye-400"),
    ],
    thread: 14,
    gap: 3,
    ground: "leaf-950",
  });
  return head(rope);
}

const cell = 104;
/** Signs on the light cells of the framework cloth, row by row; the cells lie where row + column is odd. */
const signs: readonly (readonly [row: number, column: number, MarkName])[] = [
  [0, 1, "column"],
  [0, 3, "scales"],
  [0, 5, "gate"],
  [2, 1, "key"],
  [2, 3, "link"],
  [2, 5, "stairs"],
];

/** Head of the framework page: four pillars in the warp, and signs in the cells between them. */
export function frameworkHead(): string {
  const cloth = plait(
    [7, 4],
    { size: cell, inset: 7, over: 5, strands: 4 },
    dye("leaf-900", "bark-600", "leaf-700", "dye-700"),
    dye("kaolin", "gold-400"),
  );
  const lightCells = signs.map(([row, column, name]) => {
    const x = column * cell;
    const y = row * cell;
    return (
      rectangle(x - 5, y + 7, cell + 10, cell - 14, "kaolin") +
      `<path transform="translate(${x + 20} ${y + 20})scale(2.67)" d="${marks[name]}"/>`
    );
  });
  const ground = rectangle(0, 0, width, height, "jac-300");
  const signed =
    `<g fill="none" stroke="${colours["leaf-900"]}" stroke-width="2.6" stroke-linecap="square">` +
    `${lightCells.join("")}</g>`;
  return head(`${ground}<g transform="translate(-4 -4)">${cloth}${signed}</g>`);
}
