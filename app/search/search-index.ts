import MiniSearch, { type Options } from "minisearch";
import type { SearchDocument, SearchGuide } from "./search-document.ts";

/** What the search reads: the words of all pages, and what editors know besides. */
export interface SearchIndex {
  words: MiniSearch<SearchDocument>;
  guide: SearchGuide;
}

/** Words that stand in every English text or question and tell none apart; they are neither kept nor asked for. */
const silent = new Set(
  "a an and any are as at be been but by can for from had has have how i if in into is it its me my no not of on or our so some than that the their them then there these they this to was we were what when where which who will with you your".split(
    " ",
  ),
);

/** How much of a text is kept to be shown around a hit, in characters. */
const shownText = 600;

/** A word as the index keeps it: small letters without marks, so that "Cote" finds "Côte". Null when it is silent. */
function plainTerm(term: string): string | null {
  const plain = term
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return plain === "" || silent.has(plain) ? null : plain;
}

/** The same in the build, in the browser and on the server: an index is only read as it was written. */
const options: Options<SearchDocument> = {
  fields: ["title", "summary", "text"],
  storeFields: ["title", "summary", "text", "kind", "topics", "date"],
  processTerm: plainTerm,
};

const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** The words of a question that are asked for, as the index keeps them. */
export function searchTerms(words: string): string[] {
  return tokenize(words)
    .map(plainTerm)
    .filter((term) => term !== null);
}

/** The index as a text that `loadIndex` reads. */
export function writeIndex(
  documents: readonly SearchDocument[],
  guide: SearchGuide = { synonyms: [], bestBets: [] },
): string {
  const words = new MiniSearch<SearchDocument>(options);
  words.addAll(documents);
  const written = words.toJSON();
  // All words are found, but only the beginning of a text is kept.
  for (const kept of Object.values(written.storedFields)) {
    kept.text = String(kept.text).slice(0, shownText);
  }
  return JSON.stringify({ guide, words: written });
}

/** Reads an index in pieces, so that a slow device can answer in between. */
export async function loadIndex(json: string): Promise<SearchIndex> {
  const { guide, words } = JSON.parse(json) as { guide: SearchGuide; words: never };
  return { guide, words: await MiniSearch.loadJSAsync<SearchDocument>(words, options) };
}
