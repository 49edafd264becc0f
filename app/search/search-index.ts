import MiniSearch, { type Options } from "minisearch";
import { withoutInvisible } from "#collections/formats/plain-signs.ts";
import { plainWord } from "./excerpt.ts";
import type { SearchDocument, SearchGuide } from "./search-document.ts";

export type SearchIndex = Awaited<ReturnType<typeof loadIndex>>;

/** Stop words, neither indexed nor searched for. */
const stopWords = new Set(
  "a also an and any are as at be been but by can could did do does doing for from get had has have he her him his how i if in into is it its just me my need no not of on or our she should so some tell than that the their them then there these they this to us want was we were what when where which who whom whose why will with would you your".split(
    " ",
  ),
);

/** Stored length of a text for excerpts, in characters. */
const storedTextLength = 900;

/** Normalises a word. Null for stop words. */
function plainTerm(term: string): string | null {
  const plain = plainWord(term);
  return plain === "" || stopWords.has(plain) ? null : plain;
}

const plainTokens = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** Letters with dots between them ("A.I."), and a letter in front of a hyphen ("e-mail"). */
const lettersWithDots = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
const letterWithHyphen = /(?<![\p{L}\p{N}])(\p{L})[-\u2010\u2011](?=\p{L}{2})/gu;

/**
 * The words of a page or a question, each in the one form in which it is found: "e-mail" is "email", and a word that a
 * soft hyphen or a zero-width space divides is one word.
 */
function tokenize(text: string): string[] {
  const joined = withoutInvisible(text)
    .replace(lettersWithDots, (letters) => letters.replaceAll(".", ""))
    .replace(letterWithHyphen, "$1");
  return plainTokens(joined);
}

/** The same in build, browser and server: an index must be loaded with the options of its writing. */
const options: Options<SearchDocument> = {
  fields: ["title", "summary", "text"],
  storeFields: ["title", "summary", "text", "kind", "topics", "date", "language"],
  processTerm: plainTerm,
  tokenize,
};

/** The normalised words of a query, without stop words. */
export function searchTerms(words: string): string[] {
  return tokenize(words)
    .map(plainTerm)
    .filter((term) => term !== null);
}

export function writeIndex(
  documents: readonly SearchDocument[],
  guide: SearchGuide = { synonyms: [], bestBets: [] },
): string {
  const words = new MiniSearch<SearchDocument>(options);
  words.addAll(documents);
  const written = words.toJSON();
  // All words are indexed, but only the beginning of a text is stored.
  for (const fields of Object.values(written.storedFields)) {
    fields.text = String(fields.text).slice(0, storedTextLength);
  }
  return JSON.stringify({ guide, words: written });
}

/** Loads an index asynchronously, so that a slow device stays responsive. */
export async function loadIndex(json: string) {
  const { guide, words } = JSON.parse(json) as { guide: SearchGuide; words: never };
  const entries = guide.bestBets.flatMap(({ when, alone = [] }) => [...when, ...alone]);
  const betWords = new MiniSearch({ fields: ["id"], tokenize });
  betWords.addAll([...new Set(entries.flatMap(searchTerms))].map((id) => ({ id })));
  return { guide, words: await MiniSearch.loadJSAsync<SearchDocument>(words, options), betWords };
}
