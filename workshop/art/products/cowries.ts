import { type ColourName, colours } from "../../../app/art/colours.ts";
import { round, svgDocument } from "../../../app/art/svg.ts";

const width = 720;
const height = 400;

/** How deep each string hangs, how many shells it carries, and the bead between two shells. */
const strings: readonly (readonly [depth: number, shells: number, ColourName])[] = [
  [8, 15, "bark-600"],
  [92, 16, "leaf-700"],
  [176, 17, "dye-700"],
  [260, 18, "bark-600"],
  [344, 19, "leaf-700"],
];

/**
 * Head of the consultancy page: five strings of cowries, for five ways to pay. Cowries were money
 * in Buganda; the Luganda word for money, ensimbi, is theirs.
 */
export function cowries(): string {
  return svgDocument(
    width,
    height,
    `<defs>${shell()}</defs>${strings.map(stringOfShells).join("")}`,
  );
}

/** A shell with its mouth in front: an egg, the pale belly in it, and two rows of teeth. */
function shell(): string {
  const ink = colours["leaf-950"];
  let teeth = "";
  for (let y = -17; y <= 19; y += 6) teeth += `M-9 ${y}h6M3 ${y}h6`;
  return (
    `<g id="s"><path d="M0-40C17-40 27-24 27-6 27 18 16 40 0 40-16 40-27 18-27-6-27-24-17-40 0-40z" fill="${colours["bark-300"]}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M0-35C13-35 21-22 21-6 21 14 12 35 0 35-12 35-21 14-21-6-21-22-13-35 0-35z" fill="${colours.kaolin}"/>` +
    `<path d="M2-31C13-12 13 12 1 31-12 12-11-12 2-31z" fill="${ink}"/>` +
    `<path d="${teeth}" stroke="${colours.kaolin}" stroke-width="3"/></g>`
  );
}

/** Shells along a parabola that hangs from both edges. */
function stringOfShells([depth, shells, bead]: (typeof strings)[number]): string {
  const sag = 84;
  const yAt = (t: number) => depth - 60 + 4 * sag * t * (1 - t);
  let uses = "";
  let beads = "";
  for (let i = 0; i <= shells; i++) {
    const t = i / shells;
    const x = t * width;
    const slope = (4 * sag * (1 - 2 * t)) / width;
    const turn = round((Math.atan(slope) * 180) / Math.PI);
    uses += `<use href="#s" transform="translate(${round(x)} ${round(yAt(t))})rotate(${turn})scale(.72)"/>`;
    const half = (i + 0.5) / shells;
    beads += `<circle cx="${round(half * width)}" cy="${round(yAt(half))}" r="5"/>`;
  }
  const thread = `M0 ${depth - 60}Q${width / 2} ${depth - 60 + 2 * sag} ${width} ${depth - 60}`;
  return (
    `<path d="${thread}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="4"/>` +
    `<g fill="${colours[bead]}" stroke="${colours["leaf-950"]}" stroke-width="3">${beads}</g>${uses}`
  );
}

/** One cowrie, to stand beside a way to pay. */
export function cowrie(): string {
  return svgDocument(
    120,
    172,
    `<defs>${shell()}</defs><use href="#s" transform="translate(60 86)scale(2)"/>`,
  );
}
