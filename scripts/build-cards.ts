/**
 * Draws for every public page the card that shows where a link to it is shared, and names the card in the
 * page. Title, colour and cloth are read from the page as it was built. A card is drawn once and kept in
 * `.cache/cards/` until its page, its cloth or the way of drawing changes.
 */

import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { drawArt } from "#app/art/art-files.ts";
import { africaInCoarseCoils } from "#app/art/scenes/africa.ts";
import { type ShareCard, shareCardSize } from "#app/art/share-card.ts";
import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
import { type BuiltPage, readBuiltPages, textOf } from "./built-pages.ts";
import type { CardOrder, CardWork } from "./draw-cards.ts";

const client = "build/client";
const cache = join(".cache", "cards");
const target = join(client, "cards");

/** The card of one page. The drawing is named by its hash, because thousands of pages share a few. */
interface PageCard {
  /** The page's file. */
  page: string;
  origin: string;
  card: CardOrder["card"];
  name: string;
}

/** What decides how a card looks besides its page. */
const drawing = [
  "app/art/share-card.ts",
  "app/art/plain-dashes.ts",
  "scripts/draw-cards.ts",
  "scripts/indexed-png.ts",
  "scripts/reduce-colours.ts",
  "scripts/picture-renderer.ts",
]
  .map((file) => readFileSync(file, "utf8"))
  .join("");

const started = performance.now();
const drawings = new Map<string, string>();
const cards: PageCard[] = [];
for (const page of readBuiltPages(client)) {
  const card = describe(page);
  if (card) cards.push(card);
}
const missing = cards.filter(({ name }) => !existsSync(join(cache, name)));
mkdirSync(cache, { recursive: true });
mkdirSync(target, { recursive: true });
await draw(missing);
for (const { page, card, name, origin } of cards) {
  copyFileSync(join(cache, name), join(target, name));
  writeFileSync(page, withImage(readFileSync(page, "utf8"), card.title, `${origin}/cards/${name}`));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Named ${cards.length} cards, ${missing.length} of them newly drawn, in ${seconds} s`);

/** @returns undefined for a page that is not meant to be found */
function describe(page: BuiltPage): PageCard | undefined {
  const { canonical } = page;
  if (!canonical) return undefined;
  const main = page.html.slice(page.html.indexOf("<main"));
  const title = textOf(main, /<h1[^>]*>(.*?)<\/h1>/s);
  if (!title) throw new Error(`${page.path} has no h1 to put on its card.`);
  const tone = (textOf(main, /surface--(leaf|night|bark|gold|jac|dye)/) ??
    "leaf") as ShareCard["tone"];
  // The cloth of the page's head is the one that loads at once.
  const file = textOf(main, /<img[^>]* ?src="(\/art\/[^"]+\.svg)"[^>]* loading="eager"/);
  const trail = textOf(main, /aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s) ? breadcrumbs(main) : [];
  const art = file ?? clothWithout(page.path);
  if (!drawings.has(art)) {
    drawings.set(art, file ? readFileSync(join(client, file), "utf8") : drawCloth(art));
  }
  const card = { title, section: trail.at(-1), tone };
  const hash = createHash("sha256")
    .update(drawing)
    .update(JSON.stringify({ ...card, art: drawings.get(art) }));
  return {
    page: page.file,
    origin: new URL(canonical).origin,
    card: { ...card, art },
    name: `${hash.digest("hex").slice(0, 16)}.png`,
  };
}

/** The cloth of a page whose head shows none: home has its map inside the page, others have figures. */
function clothWithout(path: string): "africa" | "cloth-research" {
  return path === "/" ? "africa" : "cloth-research";
}

function drawCloth(name: string): string {
  return name === "africa" ? africaInCoarseCoils() : drawArt("cloth-research");
}

/** Names of the pages above this one, without the home page. */
function breadcrumbs(main: string): string[] {
  const list = /aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(main)?.[1] ?? "";
  return [...list.matchAll(/<a [^>]*>(.*?)<\/a>/gs)]
    .slice(1)
    .map(([, name = ""]) => textOf(name, /(.*)/s) ?? "");
}

/** Shares the work among as many threads as there are processors; pages of one cloth stay together. */
async function draw(list: readonly PageCard[]): Promise<void> {
  const orders: CardOrder[] = list
    .map(({ card, name }) => ({ card, file: join(cache, name) }))
    .sort((a, b) => (a.card.art < b.card.art ? -1 : 1));
  const share = Math.ceil(orders.length / availableParallelism());
  const threads = [];
  for (let start = 0; start < orders.length; start += share) {
    const workerData = { orders: orders.slice(start, start + share), drawings } satisfies CardWork;
    const worker = new Worker(new URL("./draw-cards.ts", import.meta.url), { workerData });
    threads.push(once(worker, "exit"));
  }
  const ends = await Promise.all(threads);
  if (ends.some(([code]) => code !== 0)) throw new Error("Some cards could not be drawn.");
}

function withImage(html: string, title: string, address: string): string {
  const { width, height } = shareCardSize;
  const alt = escapeMarkup(title);
  const tags =
    `<meta property="og:image" content="${address}"/>` +
    `<meta property="og:image:type" content="image/png"/>` +
    `<meta property="og:image:width" content="${width}"/>` +
    `<meta property="og:image:height" content="${height}"/>` +
    `<meta property="og:image:alt" content="${alt}"/>`;
  return html.replace("</head>", () => `${tags}</head>`);
}
