import { type CoilRing, coil } from "../../../app/art/coil.ts";
import { colours, dye } from "../../../app/art/colours.ts";
import { rectangle, svgDocument, triangleWave } from "../../../app/art/svg.ts";
import { chevrons, nest, points, zigzag } from "../imigongo.ts";
import { kuba } from "../kuba.ts";
import { svgFrame } from "../svg-frame.ts";

const width = 640;
const height = 420;
const scene = svgFrame(width, height);

/** Health: a cross in relief, held by a basket. */
export function healthScene(): string {
  const cx = 320;
  const cy = 210;
  const arm = 44;
  const reach = 128;
  const cross = points(
    `${cx - arm},${cy - reach} ${cx + arm},${cy - reach} ${cx + arm},${cy - arm} ${cx + reach},${cy - arm} ${cx + reach},${cy + arm} ${cx + arm},${cy + arm} ${cx + arm},${cy + reach} ${cx - arm},${cy + reach} ${cx - arm},${cy + arm} ${cx - reach},${cy + arm} ${cx - reach},${cy - arm} ${cx - arm},${cy - arm}`,
  );
  const basket = coil(
    [cx, cy],
    { width: 20, from: 7, rings: 16, stitch: 14, gap: 2, ground: "leaf-950", seam: 0.12 },
    (k): CoilRing => ({
      base: "leaf-900",
      over: k % 5 === 4 ? "gold-400" : "dye-200",
      fold: 24,
      on: triangleWave(k - 6, 8) / 4.6 + 0.1,
    }),
  );
  return scene(
    rectangle(0, 0, width, height, "dye-400") +
      basket +
      `<circle cx="${cx}" cy="${cy}" r="142" fill="${colours["leaf-950"]}"/>` +
      nest(cross, [cx, cy], dye("kaolin", "bark-600", "kaolin", "dye-400", "leaf-950")),
  );
}

/** Agriculture: furrows in relief under a sun. */
export function agricultureScene(): string {
  const sun = coil(
    [470, 150],
    { width: 14, rings: 9, stitch: 11, gap: 2, ground: "gold-200" },
    (k) =>
      k < 3
        ? { base: "bark-600" }
        : { base: "gold-400", over: "bark-600", fold: 14, on: (9 - k) / 8 },
  );
  return scene(
    rectangle(0, 0, width, height, "gold-200") +
      sun +
      `<path d="M0 236l80-40 80 40 80-40 80 40 80-40 80 40 80-40 80 40V420H0z" fill="${colours["leaf-900"]}"/>` +
      chevrons(
        { x: 0, y: 268, width: 680, height: 190, step: 80, amplitude: -40, ridge: 13, pitch: 29 },
        dye("leaf-600", "kaolin", "leaf-600", "gold-400"),
      ),
  );
}

/** Finance: coins that are baskets, tied by one thread. */
export function financeScene(): string {
  const places = points("96,116 272,116 448,116 624,116 8,304 184,304 360,304 536,304");
  const coins = places.map(([cx, cy], i) =>
    coil([cx, cy], { width: 11, rings: 7, stitch: 9, ground: "leaf-950" }, (k): CoilRing => {
      if (k < 2) return { base: i === 6 ? "leaf-950" : "gold-400" };
      if (i === 6) return { base: "gold-400", over: "kaolin", fold: 8, on: k % 2 ? 0.5 : 0.2 };
      const over = i % 3 === 0 ? "kaolin" : i % 3 === 1 ? "dye-400" : "jac-300";
      return { base: "leaf-800", over, fold: 8, on: (k - 1) / 6.5, phase: i % 2 ? k * 0.08 : 0 };
    }),
  );
  const thread = zigzag({ x: 8, y: 304, width: 704, amplitude: -188, step: 88 });
  return scene(
    rectangle(0, 0, width, height, "jac-300") +
      `<path d="${thread}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="12"/>` +
      `<path d="${thread}" fill="none" stroke="${colours["gold-400"]}" stroke-width="4" stroke-dasharray="13 8"/>` +
      coins.join(""),
  );
}

/** Development: steps in relief that rise from a loom of paths. */
export function developmentScene(): string {
  const steps = points(
    "40,430 40,340 150,340 150,262 260,262 260,184 370,184 370,106 480,106 480,30 660,30 660,430",
  );
  const paths = kuba("d", [9, 6], ["bark-900"], { size: 72, lines: 2, stroke: 9, seed: 8 });
  return scene(
    rectangle(0, 0, width, height, "bark-700") +
      paths +
      nest(
        steps,
        [660, 430],
        dye("leaf-950", "gold-400", "leaf-950", "kaolin", "leaf-950", "dye-400", "leaf-950"),
      ),
  );
}

const rightsBands = ["leaf-900", "bark-700", "jac-800"] as const;
const rightsThreads = ["gold-400", "kaolin", "dye-400"] as const;

/** The basket beside the six rights: six sectors in every band. */
export function rightsCoil(): string {
  return svgDocument(
    720,
    720,
    coil(
      [360, 360],
      { width: 17, rings: 21, stitch: 11.5, gap: 1.5, ground: "leaf-950", seam: 0.13 },
      (k): CoilRing => {
        if (k < 2) return { base: "gold-400" };
        if (k % 7 === 6) return { base: k === 20 ? "bark-600" : "kaolin" };
        const band = Math.floor(k / 7);
        return {
          base: rightsBands[band] ?? "leaf-900",
          over: rightsThreads[band] ?? "kaolin",
          fold: 6 * (band + 1),
          on: (7 - (k % 7)) / 7.4,
          phase: band % 2 ? 0.5 : 0,
        };
      },
    ),
  );
}
