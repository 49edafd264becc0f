import { once } from "node:events";
import { copyFileSync, mkdirSync, statSync, utimesSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { BuiltPage } from "#app/services.ts";
import { shareCardPath } from "#app/share-card-path.ts";
import { siteFolder } from "#collections/reading/build-folder.ts";
import { forgetUnused } from "./compress-folder.ts";
import type { CardOrder } from "./draw-cards.ts";
import { isForTests } from "./for-tests.ts";

const cache = join(".cache", "cards");
const target = join(siteFolder, "cards");

/**
 * Draws the card of every page that names one, into `build/site/cards/`. A card is drawn once and kept in
 * `.cache/cards/` under its name, which changes with what it shows. For tests one is drawn, and all are its copies.
 */
export async function buildCards(pages: readonly BuiltPage[]): Promise<void> {
  const started = performance.now();
  const cards = new Map<string, CardOrder>();
  for (const { card } of pages) {
    if (!card) continue;
    const file = join(cache, basename(shareCardPath(card)));
    cards.set(file, { card, file });
  }
  mkdirSync(cache, { recursive: true });
  mkdirSync(target, { recursive: true });
  // For tests the first is in the place of all.
  const [first] = cards.keys();
  const sourceOf = (file: string) => (isForTests && first) || file;
  const missing = [...cards.values()].filter(
    ({ file }) => sourceOf(file) === file && !statSync(file, { throwIfNoEntry: false })?.size,
  );
  await draw(missing);
  const now = new Date();
  for (const file of cards.keys()) {
    copyFileSync(sourceOf(file), join(target, basename(file)));
    utimesSync(sourceOf(file), now, now);
  }
  forgetUnused(cache);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Placed ${cards.size} cards, ${missing.length} of them newly drawn, in ${seconds} s`);
}

/** Divides the work among as many threads as processors; pages of one cloth stay together. */
async function draw(orders: CardOrder[]): Promise<void> {
  orders.sort((a, b) => (a.card.art < b.card.art ? -1 : 1));
  const share = Math.ceil(orders.length / availableParallelism());
  const threads = [];
  for (let start = 0; start < orders.length; start += share) {
    const workerData = orders.slice(start, start + share);
    const worker = new Worker(new URL("./draw-cards.ts", import.meta.url), { workerData });
    threads.push(once(worker, "exit"));
  }
  const ends = await Promise.all(threads);
  if (ends.some(([code]) => code !== 0)) throw new Error("Some cards could not be drawn.");
}
