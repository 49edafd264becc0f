import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { svgFrame } from "../svg-frame.ts";

const head = svgFrame(720, 372);

/** Ring that is begun and not yet closed. */
const begun = 13;

/** Head of the opportunities: a basket whose newest ring waits for the next pair of hands, on the dye field. */
export function opportunitiesHead(): string {
  const rings = (k: number): CoilRing => {
    if (k === begun) return { base: "dye-700", over: "gold-400", fold: 1, on: 0.62, phase: 0.1 };
    const isDark = Math.floor(k / 2) % 2 === 0;
    return {
      base: isDark ? "leaf-900" : "leaf-700",
      over: isDark ? "dye-400" : "kaolin",
      fold: 14,
      on: 0.34,
      phase: (k % 4) / 8,
    };
  };
  return head(
    coil(
      [400, 186],
      { width: 21, rings: begun + 1, stitch: 15, seam: 0.12, gap: 2, ground: "leaf-950" },
      rings,
    ),
  );
}
