import { coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { selvedgeBand } from "../../../app/art/selvedge.ts";
import { rectangle, round, svgDocument } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";
import { nest, points } from "../imigongo.ts";
import { plainCoil } from "../plain-coil.ts";
import { chevronCloth, diamondCloth, weftCloth } from "./column-cloth.ts";

const size = 720;
const left = 52;
const width = 616;
const columnWidth = 62;

/** Thread and ground of the six columns. */
const columns: readonly (readonly [thread: ColourName, ground: ColourName])[] = [
  ["jac-300", "leaf-900"],
  ["gold-400", "bark-900"],
  ["kaolin", "leaf-900"],
  ["kaolin", "leaf-900"],
  ["gold-400", "bark-900"],
  ["jac-300", "leaf-900"],
];

/** Colour of each step and how far from the edge of the picture it begins. */
const steps: readonly (readonly [ColourName, number])[] = [
  ["kaolin", 52],
  ["gold-400", 32],
  ["leaf-950", 10],
  ["leaf-950", -30],
];

/** Second poster: a court with columns of cloth under a pediment of imigongo ridges. */
export function court(): string {
  return svgDocument(size, size, background() + pediment() + columnRow() + stairs());
}

function background(): string {
  return (
    `<path fill="${colours["bark-900"]}" d="M0 0h720v720H0z"/>` +
    barkcloth({ width: size, height: size, ink: "bark-700", opacity: 0.45, pitch: 9, stroke: 2 }) +
    coil([360, 262], { width: 17, from: 11, rings: 19, gap: 10, stitch: 11 }, (k) => ({
      over: k === 18 ? "gold-400" : "bark-600",
      fold: k * 4,
      on: 0.6,
    }))
  );
}

function pediment(): string {
  const ridges = dye(
    "leaf-950",
    "kaolin",
    "leaf-900",
    "gold-400",
    "leaf-950",
    "dye-400",
    "leaf-900",
  );
  const rings = dye("gold-400", "gold-400", "kaolin", "dye-400", "kaolin", "gold-400");
  const gable = nest(points("360,74 668,262 52,262"), [360, 199.5], ridges);
  const seal = plainCoil([360, 206], { width: 8, stitch: 6, ground: "leaf-900" }, rings);
  const frieze =
    `<path fill="${colours["leaf-950"]}" d="M52 268h616v52H52z"/>` +
    selvedgeBand({ text: "DATA", unit: 16.4, height: 28, x: 65, y: 280 }, "kaolin", "gold-400");
  return gable + seal + frieze;
}

function columnRow(): string {
  const gap = (width - columns.length * columnWidth) / (columns.length - 1);
  return columns
    .map(([thread, ground], i) => {
      const x = round(left + i * (columnWidth + gap));
      const middle = x + columnWidth / 2;
      const capital = `h${columnWidth + 14}v14h-${columnWidth + 14}z`;
      const tooth = { width: columnWidth / 2 - 4, rise: 10, fall: 12, pitch: 17 };
      let cloth = weftCloth(x, 352, 580);
      if (i % 3 === 0) cloth = chevronCloth(x + 4, 350, 575, tooth);
      else if (i % 3 === 1) cloth = diamondCloth(middle, 356, 570, 24);
      return (
        `<path fill="${colours.kaolin}" d="M${x - 7} 326${capital}M${x - 7} 586${capital}"/>` +
        rectangle(x, 344, columnWidth, 238, ground) +
        `<path d="${cloth}" fill="none" stroke="${colours[thread]}" stroke-width="5.5"/>`
      );
    })
    .join("");
}

function stairs(): string {
  return steps
    .map(([colour, x], i) => {
      const step = rectangle(x, 606 + i * 30, size - 2 * x, 24, colour);
      if (i === steps.length - 1) return step;
      const thread = colours[i === 2 ? "dye-400" : "bark-700"];
      const seam = `<path d="M${x} ${618 + i * 30}h${size - 2 * x}" stroke="${thread}" stroke-width="3" stroke-dasharray="14 9"/>`;
      return step + seam;
    })
    .join("");
}
