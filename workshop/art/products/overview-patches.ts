import { coil } from "../../../app/art/coil.ts";
import { type ColourName, colours, dye } from "../../../app/art/colours.ts";
import { rectangle, svgDocument } from "../../../app/art/svg.ts";
import { chevrons } from "../imigongo.ts";
import { plainCoil } from "../plain-coil.ts";
import { plait } from "../plait.ts";

const height = 400;
const patch = 150;

/** Ground of each strip: cases, WazaziConnect, OTC Records, consultancy, courses. */
const grounds: readonly ColourName[] = ["bark-900", "jac-300", "leaf-950", "gold-400", "leaf-700"];

const cloths: readonly (() => string)[] = [cases, parents, records, counsel, courses];

/** Head of the overview: five strips of cloth sewn together, one for each part of the page. */
export function overviewHead(): string {
  const strips = cloths.map((cloth, i) => {
    const x = i * patch;
    const y = i % 2 === 0 ? 0 : 26;
    return (
      `<svg x="${x}" y="${y}" width="${patch}" height="${height}">` +
      rectangle(0, 0, patch, height, grounds[i] as ColourName) +
      `${cloth()}</svg>`
    );
  });
  const seams = cloths
    .map((_, i) => `M${i * patch} 0V${height}`)
    .slice(1)
    .join("");
  return svgDocument(
    patch * cloths.length,
    height,
    `${strips.join("")}<path d="${seams}" stroke="${colours.kaolin}" stroke-width="4" stroke-dasharray="12 8"/>`,
  );
}

function cases(): string {
  return chevrons(
    { x: -1, width: 152, height, step: 38, amplitude: 30, ridge: 11, pitch: 24 },
    dye("gold-400", "bark-600", "kaolin", "bark-600"),
  );
}

function parents(): string {
  const inks = dye("gold-400", "leaf-900", "kaolin", "leaf-900");
  const bead = (x: number, y: number) =>
    plainCoil([x, y], { width: 11, stitch: 8, ground: "leaf-950" }, inks);
  let beads = "";
  for (let y = 0; y < height + 100; y += 124) beads += bead(44, y) + bead(106, y + 62);
  const thread = `<path d="M44 0L106 62 44 124 106 186 44 248 106 310 44 372 106 434" fill="none" stroke="${colours["leaf-900"]}" stroke-width="9"/>`;
  return thread + beads;
}

function records(): string {
  return coil([20, 190], { width: 11, rings: 17, gap: 3, stitch: 12 }, (k) => ({
    base: k < 3 ? "gold-400" : k === 3 ? "dye-400" : k % 4 === 0 ? "kaolin" : "leaf-700",
  }));
}

function counsel(): string {
  return plait(
    [3, 8],
    { size: 52, inset: 4, over: 4 },
    dye("leaf-900", "bark-600"),
    dye("leaf-900", "kaolin"),
  );
}

function courses(): string {
  const steps = dye("kaolin", "dye-400", "gold-400", "leaf-950");
  let data = "";
  for (let i = 0; i < 24; i++) {
    const shift = i * 17 - 190;
    data += `<path d="M${shift - 60} ${height + shift - 100}${"v-48h48".repeat(12)}" stroke="${steps[i % steps.length]}"/>`;
  }
  return `<g fill="none" stroke-width="11">${data}</g>`;
}
