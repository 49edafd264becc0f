import { type ColourName, colours, type Ink, inkValue } from "../../../app/art/colours.ts";
import { svgDocument } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";
import { chevronCloth, diamondCloth, weftCloth } from "../scenes/column-cloth.ts";

const width = 1312;
const height = 420;
const columns = 4;
const gap = 32;
const cell = (width - (columns - 1) * gap) / columns;
const reach = cell / 2;
const spring = reach + 12;

/** Frame, curtain, thread and second thread of each door. */
const doors: readonly (readonly [ColourName, ColourName, ColourName, ColourName])[] = [
  ["leaf-900", "bark-700", "gold-400", "kaolin"],
  ["leaf-900", "leaf-700", "kaolin", "gold-400"],
  ["leaf-900", "dye-700", "dye-400", "kaolin"],
  ["leaf-900", "jac-800", "jac-300", "gold-400"],
];

/** The Center for Digital Justice: four doors with curtains still drawn, and light behind them. */
export function centerDoors(): string {
  const inner = arch(reach - 40, 0);
  return svgDocument(
    width,
    height,
    `<defs><clipPath id="c"><path d="${inner}"/></clipPath></defs>${doors.map(door).join("")}`,
  );
}

/** An arch that stands on the ground, around the middle of a door. */
function arch(radius: number, extra: number): string {
  return `M${-radius} ${height}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height + extra}z`;
}

function door(dyes: (typeof doors)[number], i: number): string {
  const [frame, curtain, thread, second] = dyes;
  const ring = (inset: number, colour: Ink) =>
    `<path d="${arch(reach - inset, 0)}" fill="${inkValue(colour)}"/>`;
  const stitches = `<path d="${arch(reach - 20, 20)}" fill="none" stroke="${colours["gold-400"]}" stroke-width="8" stroke-dasharray="14 9"/>`;
  const cloth = [chevrons, diamonds, wefts, ribs][i] as (thread: Ink, second: Ink) => string;
  // The curtains part a little at the floor: what is behind them is lit.
  const top = spring - reach + 60;
  const light = `<path d="M0 ${top}C-2 ${top + 190}-12 ${height - 70}-46 ${height}H46C12 ${height - 70} 2 ${top + 190} 0 ${top}z" fill="${colours["gold-400"]}" stroke="${inkValue(frame)}" stroke-width="7"/>`;
  return (
    `<g transform="translate(${reach + i * (cell + gap)})">` +
    ring(0, frame) +
    stitches +
    ring(36, "kaolin") +
    `<g clip-path="url(#c)"><path d="M-150 0h300v${height}h-300z" fill="${inkValue(curtain)}"/>${cloth(thread, second)}${light}</g></g>`
  );
}

function strokes(data: string, stroke: Ink, strokeWidth: number): string {
  return `<path d="${data}" fill="none" stroke="${inkValue(stroke)}" stroke-width="${strokeWidth}"/>`;
}

function chevrons(thread: Ink, second: Ink): string {
  const tooth = { width: 30, rise: 24, fall: 30, pitch: 34 };
  const outer = chevronCloth(-120, 30, height, tooth) + chevronCloth(60, 30, height, tooth);
  return strokes(outer, thread, 9) + strokes(chevronCloth(-30, 30, height, tooth), second, 9);
}

function diamonds(thread: Ink, second: Ink): string {
  const outer = diamondCloth(-88, 40, height, 30) + diamondCloth(88, 40, height, 30);
  return (
    strokes(outer, thread, 6) +
    strokes(diamondCloth(-32, 40, height, 16) + diamondCloth(32, 40, height, 16), second, 5)
  );
}

function wefts(thread: Ink, second: Ink): string {
  const outer = weftCloth(-124, 30, height) + weftCloth(62, 30, height);
  return (
    strokes(outer, thread, 9) +
    strokes(weftCloth(-62, 30, height) + weftCloth(0, 30, height), second, 9)
  );
}

function ribs(thread: Ink, second: Ink): string {
  const cloth = barkcloth({
    width: 300,
    height,
    pitch: 16,
    ink: thread,
    opacity: 0.9,
    stroke: 6,
    seed: 12,
  });
  return `<g transform="translate(-150)">${cloth}</g>${strokes("M-92 0V420M92 0V420M-46 0V420M46 0V420", second, 5)}`;
}
