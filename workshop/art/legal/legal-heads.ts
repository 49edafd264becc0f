import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { colours, dye } from "../../../app/art/colours.ts";
import type { Point } from "../../../app/art/svg.ts";
import { rectangle } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";
import { chevrons, nest, points } from "../imigongo.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 720;
const height = 372;
const head = svgFrame(width, height);

/** Head of the privacy page: a basket with its lid on, on the night field. */
export function privacyHead(): string {
  const lid = (k: number): CoilRing => {
    if (k < 2 || k === 9) return { base: "gold-400" };
    const isDark = Math.floor(k / 3) % 2 === 0;
    return {
      base: isDark ? "leaf-900" : "leaf-800",
      over: isDark ? "leaf-800" : "leaf-700",
      fold: 12,
      on: 0.5,
      phase: (k % 3) / 6,
    };
  };
  const basket = coil(
    [400, 186],
    { width: 19, rings: 22, stitch: 14, seam: 0.12, gap: 2, ground: "leaf-950" },
    lid,
  );
  return head(basket);
}

/** Head of the terms: a mat in the colours of its field, one strand of it in gold. */
export function termsHead(): string {
  const mat = plait(
    [13, 10],
    { size: 84, inset: 6, over: 4 },
    dye("leaf-800", "leaf-700"),
    dye("leaf-700", "leaf-800", "leaf-700", "gold-400", "leaf-800"),
  );
  return head(slanted(mat, [360, 186], [-180, -240]));
}

/** Head of the cookies page: an empty basket, its rim alone, on the gold field. */
export function cookiesHead(): string {
  const rim = coil(
    [380, 200],
    { width: 24, from: 6, rings: 9, stitch: 17, seam: 0.12, gap: 2, ground: "gold-400" },
    (k) =>
      k === 7
        ? { base: "leaf-900", over: "kaolin", fold: 30, on: 0.5 }
        : { base: k === 6 ? "bark-600" : "leaf-900" },
  );
  const ground = barkcloth({
    width,
    height,
    pitch: 12,
    ink: "gold-500",
    opacity: 1,
    seed: 12,
    stroke: 3,
  });
  return head(`${ground}<circle cx="380" cy="200" r="140" fill="${colours["gold-200"]}"/>${rim}`);
}

/** Head of the disclaimer: ridges in the colours of its field, one of them pale. */
export function disclaimerHead(): string {
  const ridges = chevrons(
    { x: -20, width: 780, height, step: 65, amplitude: 52, ridge: 17, pitch: 34 },
    dye("bark-600", "bark-900", "bark-600", "bark-900", "bark-600", "gold-200", "bark-900"),
  );
  return head(ridges);
}

/** Head of the accessibility page: three doors, each wide open, on the jacaranda field. */
export function accessibilityHead(): string {
  const door = (left: number, top: number, wide: number): string => {
    const outline = points(
      `${left},${height} ${left},${top + wide / 2} ${left + wide / 2},${top} ${left + wide},${top + wide / 2} ${left + wide},${height}`,
    );
    const centre: Point = [left + wide / 2, height];
    return nest(outline, centre, dye("leaf-900", "jac-100", "jac-800", "jac-100", "gold-400"));
  };
  return head(
    door(24, 132, 190) +
      door(250, 24, 250) +
      door(536, 96, 210) +
      rectangle(0, 362, width, 10, "leaf-900"),
  );
}
