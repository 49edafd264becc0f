import { coil } from "../../../app/art/coil.ts";
import { triangleWave } from "../../../app/art/svg.ts";
import { kuba } from "../kuba.ts";
import { markCloth } from "../mark-cloth.ts";
import { plait, slanted } from "../plait.ts";
import { svgFrame } from "../svg-frame.ts";

/**
 * Second tones that only the grounds use: each is near enough to its ground for white text to
 * keep a ratio of 7 on both.
 */
export const groundTones = {
  hub: "#6b2410",
  center: "#573d8e",
  consultancy: "#941450",
  consultancyDeep: "#5f052d",
  consultancyGround: "#7a0a3c",
} as const;

const ground = svgFrame(1200, 700);

/** Ground behind Strategic Litigation. */
export function litigationGround(): string {
  const basket = coil(
    [1010, 330],
    { width: 34, rings: 22, gap: 5, stitch: 24, ground: "leaf-900", seam: 0.1 },
    (k) => ({
      base: "leaf-800",
      over: "leaf-700",
      fold: 12,
      on: triangleWave(k + 1, 10) / 5.4,
      phase: (Math.floor(k / 10) % 2) * 0.5,
    }),
  );
  return ground(basket, "leaf-900");
}

/** Ground behind the Innovation Hub. */
export function hubGround(): string {
  const cloth = kuba("g", [10, 6], [groundTones.hub], { size: 120, lines: 3, stroke: 15, seed: 7 });
  return ground(cloth, "bark-900");
}

/** Ground behind the Center for Digital Justice. */
export function centerGround(): string {
  const signs = markCloth([9, 6], [groundTones.center], {
    cell: 134,
    seed: 77,
    stroke: 3,
    padding: 0.14,
  });
  return ground(signs, "jac-800");
}

/** Ground behind Consultancy Services. */
export function consultancyGround(): string {
  const mat = plait(
    [12, 12],
    { size: 112, inset: 8, over: 6 },
    [groundTones.consultancy],
    [groundTones.consultancyDeep],
  );
  return ground(slanted(mat, [600, 350], [0, -260]), groundTones.consultancyGround);
}
