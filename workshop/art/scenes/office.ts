import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { selvedgeBand } from "../../../app/art/selvedge.ts";
import { type StripDyes, stripMotif } from "../../../app/art/strip-cloth.ts";
import { rectangle, round, svgDocument } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";
import { lozenge, nest } from "../imigongo.ts";
import { plainCoil } from "../plain-coil.ts";
import { seatedPerson } from "../programmes/people.ts";

const size = 720;
/** The front of the house: its left wall, and as many bays as fit between the walls. */
const left = 78;
const bays = 6;
const bay = 92;
const fin = 12;
const front = bays * bay + fin;

/** Two by three pierced blocks fill a bay. */
const block = 40;
/** Where each storey begins. */
const storeys = [214, 350] as const;
const ground = { top: 486, foot: 616 };

/** Screens of pierced blocks before the windows, from the wall to the middle: motif and dyes. */
const screens: readonly (readonly [place: number, dyes: StripDyes])[][] = [
  [
    [2, ["leaf-900", "jac-300", "gold-400"]],
    [13, ["bark-700", "gold-200", "leaf-950"]],
    [4, ["leaf-900", "kaolin", "dye-400"]],
  ],
  [
    [12, ["bark-700", "gold-200", "kaolin"]],
    [20, ["leaf-900", "dye-400", "kaolin"]],
    [18, ["jac-800", "jac-300", "gold-400"]],
  ],
];
/** Colour of each step and how far from the edge of the picture it begins. */
const steps: readonly (readonly [ColourName, number])[] = [
  ["kaolin", 60],
  ["gold-400", 34],
  ["leaf-950", -10],
];

/** People before the door: place, height, and the colours of cloth, head and wrap. */
const visitors: readonly (readonly [number, number, ColourName, ColourName, ColourName])[] = [
  [112, 1.04, "dye-400", "bark-700", "kaolin"],
  [148, 0.92, "gold-400", "bark-600", "leaf-900"],
  [206, 1.1, "leaf-300", "bark-700", "jac-800"],
  [240, 0.7, "dye-700", "bark-600", "gold-200"],
  [482, 0.98, "jac-300", "bark-600", "leaf-900"],
  [516, 1.08, "leaf-600", "bark-700", "gold-400"],
  [572, 0.96, "dye-200", "bark-700", "dye-700"],
  [608, 1.04, "gold-400", "bark-600", "dye-700"],
];

/** Second poster: a public office in Kampala, with screens of pierced blocks, and people before its door. */
export function office(): string {
  return svgDocument(
    size,
    size,
    background() + roof() + storeys.map(storey).join("") + entrance() + stairs(),
  );
}

function background(): string {
  const sun = coil([360, 250], { width: 17, from: 7, rings: 20, gap: 10, stitch: 11 }, (k) => ({
    over: k === 19 ? "gold-400" : "bark-600",
    fold: k * 4,
    on: 0.6,
  }));
  const crown =
    (base: ColourName, over: ColourName) =>
    (k: number): CoilRing =>
      k === 7
        ? { base: over }
        : { base, over, fold: 12, on: ((k % 4) + 1) / 5, phase: k > 3 ? 0.5 : 0 };
  const tree = { width: 15, rings: 8, stitch: 11, ground: "leaf-950" } as const;
  return (
    rectangle(0, 0, size, size, "bark-900") +
    barkcloth({ width: size, height: size, ink: "bark-700", opacity: 0.45, pitch: 9, stroke: 2 }) +
    sun +
    rectangle(14, 480, 16, 140, "leaf-950") +
    rectangle(690, 480, 16, 140, "leaf-950") +
    coil([22, 420], tree, crown("leaf-700", "leaf-300")) +
    coil([698, 420], tree, crown("jac-800", "jac-300"))
  );
}

function roof(): string {
  const seal = plainCoil(
    [360, 98],
    { width: 8, stitch: 6, ground: "leaf-900" },
    dye("gold-400", "gold-400", "kaolin", "dye-400", "kaolin", "gold-400"),
  );
  return (
    rectangle(352, 130, 16, 26, "kaolin") +
    seal +
    rectangle(48, 152, 624, 16, "kaolin") +
    rectangle(left, 168, front, 46, "leaf-950") +
    selvedgeBand({ text: "DATA", unit: 15.1, height: 26, x: 88, y: 178 }, "kaolin", "gold-400")
  );
}

/** A row of screens between fins that give shade, and the floor below it. */
function storey(top: number, number: number): string {
  const half = screens[number] ?? [];
  const height = 3 * block;
  const first = left + fin;
  const patterns = half.map(
    ([place, dyes], i) =>
      `<pattern id="p${number}${i}" width="48" height="48" patternUnits="userSpaceOnUse"` +
      ` patternTransform="translate(${first} ${top})scale(${(block / 48).toFixed(4)})">${stripMotif(place, dyes)}</pattern>` +
      `<path id="s${number}${i}" fill="url(#p${number}${i})" d="M${first} ${top}h${bay - fin}v${height}h-${bay - fin}z"/>`,
  );
  let row = "";
  let fins = "";
  for (let i = 0; i < bays; i++) {
    row += `<use href="#s${number}${Math.min(i, bays - 1 - i)}" x="${i * bay}"/>`;
  }
  for (let i = 0; i <= bays; i++) fins += `M${left + i * bay} ${top}h${fin}v${height}h-${fin}z`;
  const floor = top + height;
  return (
    `<defs>${patterns.join("")}</defs>${row}<path fill="${colours.kaolin}" d="${fins}"/>` +
    rectangle(62, floor, 596, 16, "gold-400") +
    `<path d="M62 ${floor + 8}h596" stroke="${colours["bark-900"]}" stroke-width="3" stroke-dasharray="14 9"/>`
  );
}

/** The open ground floor: posts, the door between them, and people who have come. */
function entrance(): string {
  const { top, foot } = ground;
  const middle = left + front / 2;
  const door = (x: number) =>
    rectangle(x, top + 12, 74, foot - top - 12, "gold-400") +
    nest(
      lozenge([x + 37, top + 72], 28, 46),
      [x + 37, top + 72],
      dye("leaf-950", "dye-400", "leaf-950", "kaolin"),
    );
  const people = visitors.map(([x, scale, cloth, head, wrap]) => {
    const hem = round(42 * scale);
    return (
      rectangle(round(x - 26 * scale), foot - hem, round(52 * scale), hem, cloth) +
      seatedPerson({ x, y: foot - hem - 25.5 * scale, scale, cloth, head, wrap })
    );
  });
  let posts = "";
  for (const i of [0, 1, 2, 4, 5, 6]) {
    posts += `M${left + i * bay} ${top}h${fin}v${foot - top}h-${fin}z`;
  }
  return (
    rectangle(left, top, front, foot - top, "leaf-950") +
    door(middle - 76) +
    door(middle + 2) +
    `<path fill="${colours.kaolin}" d="${posts}"/>${people.join("")}`
  );
}

function stairs(): string {
  return steps
    .map(([colour, x], i) => {
      const y = ground.foot + i * 32;
      const thread = colours[i === 2 ? "dye-400" : "bark-700"];
      return (
        rectangle(x, y, size - 2 * x, i === 2 ? 60 : 26, colour) +
        `<path d="M${x} ${y + 13}h${size - 2 * x}" stroke="${thread}" stroke-width="3" stroke-dasharray="14 9"/>`
      );
    })
    .join("");
}
