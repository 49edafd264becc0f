import { createHash } from "node:crypto";
import { artSource } from "./art/art-source.ts";
import { shareCardRecipe } from "./art/share-card.ts";
import type { PageCard } from "./services.ts";

/** Address of a page's card; it changes with what the card shows and with the way of drawing. */
export function shareCardPath(card: PageCard): string {
  // A drawing's address carries the hash of its content.
  const isDrawnForCards = card.art === "africa" || card.art === "loom";
  const art = isDrawnForCards ? card.art : artSource(card.art).src;
  const hash = createHash("sha256").update(JSON.stringify([shareCardRecipe, { ...card, art }]));
  return `/cards/${hash.digest("hex").slice(0, 16)}.png`;
}
