import MiniSearch, { type Options } from "minisearch";
import type { SearchDocument } from "./search-document.ts";

/** What the index keeps of each document besides the words that lead to it. */
export type StoredDocument = Omit<SearchDocument, "id">;

/** Words that stand in every English text and tell none apart; they are neither kept nor asked for. */
const silent = new Set(
  "a an and are as at be been but by for from had has have if in into is it its no not of on or our so than that the their them then there these they this to was we were what when where which who will with you your".split(
    " ",
  ),
);

/** How much of a text is kept to be shown around a hit, in characters. */
const shownText = 600;

/** The same in the build, in the browser and on the server: an index is only read as it was written. */
const options: Options<SearchDocument> = {
  fields: ["title", "summary", "text"],
  storeFields: ["title", "summary", "text", "kind", "topics", "date"],
  // Letters with marks are found without them: "Cote d'Ivoire".
  processTerm: (term) => {
    const plain = term
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f]/g, "")
      .toLowerCase();
    return plain === "" || silent.has(plain) ? null : plain;
  },
};

/** The index as a text that `loadIndex` reads. */
export function writeIndex(documents: readonly SearchDocument[]): string {
  const index = buildIndex(documents);
  return JSON.stringify(index);
}

export function buildIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  const written = index.toJSON();
  // All words are found, but only the beginning of a text is kept.
  for (const kept of Object.values(written.storedFields)) {
    kept.text = String(kept.text).slice(0, shownText);
  }
  return MiniSearch.loadJS(written, options);
}

/** Reads an index in pieces, so that a slow device can answer in between. */
export function loadIndex(json: string): Promise<MiniSearch<SearchDocument>> {
  return MiniSearch.loadJSONAsync(json, options);
}
