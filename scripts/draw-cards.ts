/** Draws cards in a worker thread; `scripts/build-cards.ts` starts it. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import openVips from "wasm-vips";
import { artSource } from "#app/art/art-source.ts";
import { deadlineLoom } from "#app/art/deadline-loom.ts";
import {
  type ShareCard,
  shareCardFonts,
  shareCardGround,
  shareCardSize,
  shareCardText,
  shareCardTextSize,
} from "#app/art/share-card.ts";
import type { PageCard } from "#app/services.ts";
import { createPictureRenderer } from "./picture-renderer.ts";

export interface CardOrder {
  card: PageCard;
  file: string;
}

/** Largest card in bytes: messengers on slow networks drop larger ones. */
const maxCardBytes = 60_000;
/** How a card is written. Flat dyes need no dithering, which would cost a third of the bytes; more effort for a
 * twentieth of them doubles the time. */
const packing = { palette: true, Q: 80, dither: 0, effort: 1, compression: 6, keep: "none" };

const orders = workerData as readonly CardOrder[];
const letters = orders.map(({ card }) => `${card.title} ${card.section ?? ""}`).join("");
const renderer = await createPictureRenderer(letters);
const vips = await openVips({ dynamicLibraries: [] });
vips.concurrency(1);
/** The last drawing read and the last ground drawn; the next card often has the same. */
let art = { name: "", svg: "" };
let last: { svg: string; pixels: Uint8Array } = { svg: "", pixels: new Uint8Array() };

for (const { card, file } of orders) {
  if (art.name !== card.art || card.loom) art = { name: card.art, svg: drawingOf(card) };
  // A build that is stopped half-way must not leave half a card behind.
  writeFileSync(`${file}.part`, smallEnough({ ...card, art: art.svg }));
  renameSync(`${file}.part`, file);
}
vips.shutdown();

function drawingOf({ art, loom }: PageCard): string {
  if (loom) return deadlineLoom("card", loom.time, loom.strands);
  if (art === "loom") throw new Error("The card of a case does not say what its loom shows.");
  const file =
    art === "africa" ? "app/art/card-drawings/africa.svg" : `public${artSource(art).src}`;
  return readFileSync(file, "utf8");
}

/** Fewer colours first; a cloth too fine even for sixteen is brought closer. */
function smallEnough(card: ShareCard): Uint8Array {
  const letters = renderer.draw(
    shareCardText(card, (text, size) => renderer.measure(text, shareCardFonts.display, 800, size)),
  );
  for (const zoom of [1, 1.6, 2.4, 3.6]) {
    const pixels = withWords(ground({ ...card, zoom }), letters);
    for (const bitdepth of [8, 4]) {
      const png = pack(pixels, bitdepth);
      if (png.length < maxCardBytes) return png;
    }
  }
  throw new Error(`The card "${card.title}" stays above ${maxCardBytes} bytes.`);
}

/** @param bitdepth 8 for 256 colours, 4 for 16 */
function pack(pixels: Uint8Array, bitdepth: number): Uint8Array {
  const { width, height } = shareCardSize;
  const image = vips.Image.newFromMemory(pixels, width, height, 4, vips.BandFormat.uchar);
  const opaque = image.extractBand(0, { n: 3 });
  // The result is a view into the module's memory, which the next call overwrites.
  const png = opaque.writeToBuffer(".png", { ...packing, bitdepth }).slice();
  for (const one of [opaque, image]) one.delete();
  return png;
}

function ground(card: ShareCard): Uint8Array {
  const svg = shareCardGround(card);
  if (svg !== last.svg) last = { svg, pixels: renderer.draw(svg) };
  return last.pixels.slice();
}

/** Lays the words over the left of the ground, row by row. */
function withWords(pixels: Uint8Array, letters: Uint8Array): Uint8Array {
  const rowLength = shareCardTextSize.width * 4;
  for (let y = 0; y < shareCardTextSize.height; y++) {
    const row = letters.subarray(y * rowLength, (y + 1) * rowLength);
    pixels.set(row, y * shareCardSize.width * 4);
  }
  return pixels;
}
