import { coil } from "../../../app/art/coil.ts";
import { type ColourName, colours } from "../../../app/art/colours.ts";
import { rectangle, round } from "../../../app/art/svg.ts";
import { svgFrame } from "../svg-frame.ts";
import { chevronCloth, diamondCloth } from "./column-cloth.ts";

const width = 720;
const height = 400;
const head = svgFrame(width, height);

const strandInks: readonly ColourName[] = ["gold-400", "dye-400", "jac-300", "kaolin"];

/** Head of What We Do: four strands that plait into one. */
export function workHead(): string {
  const wave = 340;
  const reach = 112;
  const piece = wave / 8;
  const pieces: { depth: number; svg: string }[] = [];
  strandInks.forEach((ink, strand) => {
    const turn = (strand * Math.PI) / 2;
    const yAt = (x: number) => height / 2 + reach * Math.sin((2 * Math.PI * x) / wave + turn);
    for (let x = -piece; x < width + piece; x += piece) {
      const points = [-0.06, 0.25, 0.5, 0.75, 1.06].map(
        (share) => `${round(x + share * piece)} ${round(yAt(x + share * piece))}`,
      );
      const data = `M${points.join("L")}`;
      const depth = Math.cos((2 * Math.PI * (x + piece / 2)) / wave + turn);
      const path = (colour: string, thickness: number, dash = "") =>
        `<path d="${data}" stroke="${colour}" stroke-width="${thickness}"${dash}/>`;
      pieces.push({
        depth,
        svg:
          path(colours["leaf-950"], 74) +
          path(colours[ink], 60) +
          path(colours["leaf-950"], 60, ' stroke-dasharray="2.4 11"'),
      });
    }
  });
  pieces.sort((a, b) => a.depth - b.depth);
  return head(
    `<g fill="none" stroke-linejoin="round">${pieces.map(({ svg }) => svg).join("")}</g>`,
  );
}

const quarters: readonly (readonly [base: ColourName, over: ColourName, fold: number])[] = [
  ["leaf-900", "dye-400", 24],
  ["leaf-700", "gold-200", 16],
  ["bark-900", "jac-300", 32],
  ["leaf-950", "gold-400", 20],
];

/** Head of Focus Areas: one basket in four quarters, one for each sector. */
export function focusAreasHead(): string {
  const cx = 400;
  const cy = 210;
  const clip = [`M0-420H420V0H0z`, `M0 0H420V420H0z`, `M-420 0H0V420H-420z`, `M-420-420H0V0H-420z`];
  const baskets = quarters.map(
    ([base, over, fold], i) =>
      `<g clip-path="url(#q${i})">${coil(
        [0, 0],
        { width: 22, rings: 15, stitch: 15, gap: 2, ground: "bark-700", seam: 0.12 },
        (k) =>
          k === 14
            ? { base: over }
            : { base, over, fold, on: (((i % 2 ? 13 - k : k) % 7) + 0.8) / 7.4 },
      )}</g>`,
  );
  const clips = clip.map((d, i) => `<clipPath id="q${i}"><path d="${d}"/></clipPath>`).join("");
  const seam = `<path d="M-330 0h660M0-330v660" stroke="${colours["bark-700"]}" stroke-width="12"/>`;
  const hub = `<path d="M0-34L34 0 0 34-34 0z" fill="${colours["gold-400"]}" stroke="${colours["bark-700"]}" stroke-width="10"/>`;
  return head(
    `<defs>${clips}</defs><g transform="translate(${cx} ${cy})">${baskets.join("")}${seam}${hub}</g>`,
  );
}

const warps: readonly ColourName[] = ["dye-400", "kaolin", "jac-300", "gold-400"];

/** Head of Programmes: four bands, one for each programme, across the four areas of life. */
export function programmesHead(): string {
  const band = 92;
  const weft = 54;
  const xs = warps.map((_, i) => 62 + i * 164);
  const ys = [26, 124, 222, 320];
  const upright = (i: number, top: number, tall: number) => {
    const x = xs[i] ?? 0;
    const data =
      i % 2
        ? diamondCloth(x + band / 2, top + 6, top + tall - 30, 30)
        : chevronCloth(x + 8, top + 4, top + tall - 20, {
            width: band / 2 - 8,
            rise: 16,
            fall: 18,
            pitch: 22,
          });
    return (
      rectangle(x - 5, top, band + 10, tall, "leaf-900") +
      rectangle(x, top, band, tall, warps[i] ?? "kaolin") +
      `<path d="${data}" fill="none" stroke="${colours["leaf-950"]}" stroke-width="6"/>`
    );
  };
  const lying = ys.map(
    (y, row) =>
      rectangle(0, y, width, weft, row % 2 ? "bark-600" : "leaf-700") +
      `<path d="M0 ${y + 14}h720M0 ${y + 27}h720M0 ${y + 40}h720" stroke="${colours[row % 2 ? "gold-200" : "leaf-300"]}" stroke-width="4" stroke-dasharray="13 8"/>`,
  );
  let over = "";
  ys.forEach((y, row) => {
    xs.forEach((_, column) => {
      if ((row + column) % 2 === 0) over += upright(column, y - 16, weft + 32);
    });
  });
  return head(xs.map((_, i) => upright(i, -10, 430)).join("") + lying.join("") + over);
}
