/** Draws cards in a thread of its own; `scripts/build-cards.ts` starts it. */
import { renameSync, writeFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import {
  type ShareCard,
  shareCardFonts,
  shareCardGround,
  shareCardSize,
  shareCardWords,
  shareCardWordsSize,
} from "#app/art/share-card.ts";
import { indexedPng } from "./indexed-png.ts";
import { createPictureRenderer } from "./picture-renderer.ts";
import { reduceColours } from "./reduce-colours.ts";

/** One card to draw. */
export interface CardOrder {
  /** `art` is a key of `drawings`. */
  card: ShareCard;
  /** Where the card goes. */
  file: string;
}

/** What a thread is given. */
export interface CardWork {
  orders: readonly CardOrder[];
  /** Whole SVG documents; many cards share one. */
  drawings: ReadonlyMap<string, string>;
}

/** Largest card in bytes: messengers on slow networks drop larger ones. */
const mostBytes = 60_000;

const { orders, drawings } = workerData as CardWork;
const letters = orders.map(({ card }) => `${card.title} ${card.section ?? ""}`).join("");
const renderer = await createPictureRenderer(letters);
/** The last ground drawn; the next card often has the same. */
let last: { svg: string; pixels: Uint8Array } = { svg: "", pixels: new Uint8Array() };

for (const { card, file } of orders) {
  // A build that is stopped half-way must not leave half a card behind.
  const art = drawings.get(card.art) ?? "";
  writeFileSync(`${file}.part`, smallEnough({ ...card, art }));
  renameSync(`${file}.part`, file);
}

/** Fewer colours first; a cloth too fine even for sixteen is brought closer. */
function smallEnough(card: ShareCard): Buffer {
  const words = renderer.draw(
    shareCardWords(card, (text, size) => renderer.measure(text, shareCardFonts.display, 800, size)),
  );
  for (const zoom of [1, 1.6, 2.4, 3.6]) {
    const pixels = withWords(ground({ ...card, zoom }), words);
    for (const colourCount of [64, 32, 16]) {
      const png = indexedPng(reduceColours(pixels, shareCardSize, colourCount));
      if (png.length < mostBytes) return png;
    }
  }
  throw new Error(`The card "${card.title}" stays above ${mostBytes} bytes.`);
}

function ground(card: ShareCard): Uint8Array {
  const svg = shareCardGround(card);
  if (svg !== last.svg) last = { svg, pixels: renderer.draw(svg) };
  return last.pixels.slice();
}

/** Lays the words over the left of the ground, row by row. */
function withWords(pixels: Uint8Array, words: Uint8Array): Uint8Array {
  const rowLength = shareCardWordsSize.width * 4;
  for (let y = 0; y < shareCardWordsSize.height; y++) {
    const row = words.subarray(y * rowLength, (y + 1) * rowLength);
    pixels.set(row, y * shareCardSize.width * 4);
  }
  return pixels;
}
