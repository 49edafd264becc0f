import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { rectangle } from "../../../app/art/svg.ts";
import { lozenge, nest } from "../imigongo.ts";
import { svgFrame } from "../svg-frame.ts";
import { seatedPerson } from "./people.ts";

const width = 480;
const height = 240;
const frame = svgFrame(width, height);

/** The four beams of the gate are one cloth: the same two hems run along all of them. */
function beam(body: string, ground: ColourName): string {
  const hem = (y: number) =>
    rectangle(0, y, width, 20, "leaf-950") +
    `<path d="M4 ${y + 10}h${width}" stroke="${colours["gold-400"]}" stroke-width="5" stroke-dasharray="15 9"/>`;
  return frame(body + hem(0) + hem(220), ground);
}

/** Research: eyes that look closely. */
export function researchBeam(): string {
  const ridges = dye("dye-400", "leaf-900", "kaolin", "leaf-900", "gold-400", "leaf-950");
  const eyes = [0, 160, 320, 480].map((x) => nest(lozenge([x, 120], 84, 100), [x, 120], ridges));
  return beam(eyes.join(""), "leaf-900");
}

const movement: readonly (readonly [number, number, ColourName, ColourName])[] = [
  [36, 1.9, "dye-700", "kaolin"],
  [444, 1.9, "leaf-700", "gold-400"],
  [134, 2.3, "leaf-900", "dye-400"],
  [346, 2.3, "bark-600", "kaolin"],
  [240, 2.8, "dye-400", "leaf-950"],
];

/** Advocacy: people shoulder to shoulder, and what they say in rings above them. */
export function advocacyBeam(): string {
  const call = coil([240, 150], { width: 17, from: 4, rings: 18, gap: 11, stitch: 12 }, (k) => ({
    over: "gold-400",
    fold: k * 4,
    on: 0.6,
  }));
  const people = movement.map(([x, scale, cloth, wrap], i) =>
    seatedPerson({
      x,
      y: 222 - 26 * scale,
      scale,
      cloth,
      head: i % 2 ? "bark-900" : "bark-700",
      wrap,
    }),
  );
  return beam(call + people.join(""), "gold-200");
}

const risers: readonly ColourName[] = ["dye-400", "kaolin", "leaf-700", "gold-400", "dye-700"];
/** Who climbs: on which step, and the colours of cloth and wrap. */
const climbers: readonly (readonly [number, ColourName, ColourName])[] = [
  [1, "gold-400", "leaf-900"],
  [4, "kaolin", "dye-700"],
];

/** Training: steps, each a little higher than the last, and people on them. */
export function trainingBeam(): string {
  const run = 60;
  const topOf = (step: number) => 196 - step * 22;
  const people = climbers.map(([step, cloth, wrap]) =>
    seatedPerson({
      x: step * run + run / 2,
      y: topOf(step) - 26,
      scale: 1.02,
      cloth,
      head: "bark-300",
      wrap,
    }),
  );
  let stairs = "";
  for (let step = 0; step < 8; step++) {
    const top = topOf(step);
    stairs +=
      rectangle(step * run, top, run, 240 - top, risers[step % risers.length] ?? "kaolin") +
      `<path d="M${step * run + 6} ${top + 11}h48" stroke="${colours["bark-900"]}" stroke-width="4" stroke-dasharray="12 6"/>`;
  }
  return beam(people.join("") + stairs, "bark-900");
}

/** Innovation: a basket that has just been begun, and the threads for its next rings. */
export function innovationBeam(): string {
  const sun = (k: number): CoilRing => {
    if (k < 2) return { base: "gold-400" };
    if (k === 9) return { base: "kaolin" };
    return { base: "leaf-900", over: "dye-400", fold: 16, on: (9 - k) / 8 };
  };
  const rays = coil([240, 220], { width: 18, from: 11, rings: 18, gap: 9, stitch: 13 }, (k) => ({
    over: k % 2 ? "kaolin" : "jac-800",
    fold: 32,
    on: 0.5,
    phase: k % 2 ? 0.5 : 0,
  }));
  const basket = coil([240, 220], { width: 17, rings: 10, stitch: 12, ground: "leaf-950" }, sun);
  return beam(rays + basket, "jac-300");
}
