import { type ColourName, colours } from "../../../app/art/colours.ts";
import { seededRandom } from "../../../app/art/random.ts";
import { selvedgeBand } from "../../../app/art/selvedge.ts";
import { rectangle, round, svgDocument } from "../../../app/art/svg.ts";
import { barkcloth } from "../barkcloth.ts";

const width = 720;
const height = 1440;
const bundles = 9;
const pitch = width / bundles;
const strandsInBundle = 3;
const thread = 17;
/** Above this line the threads run loose, below it they are woven. */
const firstWeft = 620;
const lastWeft = 1370;

const warp: readonly ColourName[] = ["gold-400", "kaolin", "gold-400", "dye-400", "kaolin"];
const weft: readonly ColourName[] = ["bark-600", "kaolin", "jac-300"];

/**
 * Cloth of the story: threads that came from everywhere and hold nothing, and further down the
 * same threads woven into one mat with a border.
 */
export function storyCloth(): string {
  const ground =
    rectangle(0, 0, width, height, "bark-900") +
    barkcloth({ width, height: firstWeft, ink: "bark-700", pitch: 11, stroke: 2 });
  return svgDocument(width, height, ground + looseThreads() + mat() + border());
}

function bundleColour(bundle: number): string {
  return colours[warp[bundle % warp.length] ?? "kaolin"];
}

function strandX(bundle: number, strand: number): number {
  return bundle * pitch + pitch / 2 + (strand - (strandsInBundle - 1) / 2) * (thread + 3);
}

/** Each thread starts somewhere else, wanders, and comes to rest in its place in the mat. */
function looseThreads(): string {
  const random = seededRandom(19);
  const threads: string[] = [];
  for (let bundle = 0; bundle < bundles; bundle++) {
    for (let strand = 0; strand < strandsInBundle; strand++) {
      const x = strandX(bundle, strand);
      const start = round(x + (random() - 0.5) * 620);
      const bend = round(x + (random() - 0.5) * 520);
      const data = `M${start}-20C${bend} 200 ${round(x)} 300 ${round(x)} ${firstWeft + 20}`;
      // A dark edge below each thread says which one lies on top.
      threads.push(
        `<path d="${data}" stroke="${colours["bark-900"]}" stroke-width="${thread + 7}"/>` +
          `<path d="${data}" stroke="${bundleColour(bundle)}" stroke-width="${thread}"/>`,
      );
    }
  }
  // Seeded shuffle, so that neighbours in the mat do not lie on each other in order.
  const order = threads.map((markup) => ({ markup, at: random() })).sort((a, b) => a.at - b.at);
  return `<g fill="none">${order.map(({ markup }) => markup).join("")}</g>`;
}

/** Plain weave of the same bundles. */
function mat(): string {
  const rows = Math.round((lastWeft - firstWeft) / pitch);
  let cells = "";
  for (let row = 0; row < rows; row++) {
    const y = firstWeft + row * pitch;
    for (let bundle = 0; bundle < bundles; bundle++) {
      const isLying = (row + bundle) % 2 === 0;
      const colour = isLying ? colours[weft[row % weft.length] ?? "kaolin"] : bundleColour(bundle);
      let data = "";
      for (let strand = 0; strand < strandsInBundle; strand++) {
        const across = y + pitch / 2 + (strand - 1) * (thread + 3);
        data += isLying
          ? `M${round(bundle * pitch - 4)} ${round(across)}h${pitch + 8}`
          : `M${round(strandX(bundle, strand))} ${round(y - 4)}v${round(pitch + 8)}`;
      }
      const bed = rectangle(bundle * pitch, round(y), pitch, pitch, "bark-900");
      cells += `${bed}<path d="${data}" stroke="${colour}"/>`;
    }
  }
  return `<g fill="none" stroke-width="${thread}">${cells}</g>`;
}

function border(): string {
  return (
    rectangle(0, lastWeft - 26, width, height - lastWeft + 26, "leaf-950") +
    selvedgeBand({ text: "OTC", unit: 26.7, height: 52, y: lastWeft - 4 }, "kaolin", "gold-400")
  );
}
