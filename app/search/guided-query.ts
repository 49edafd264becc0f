import type { Query, QueryCombination, SearchOptions } from "minisearch";
import { withoutInvisible } from "#collections/formats/plain-signs.ts";
import type { BestBet, SearchDocument, SearchGuide } from "./search-document.ts";
import { type SearchIndex, searchTerms } from "./search-index.ts";

/** Strips a plural s: "apps" matches "app", but "press" is unchanged. */
function stem(term: string): string {
  return term.length > 3 ? term.replace(/(?<=[^s])s$/, "") : term;
}

/** No word is longer. A search with typos takes memory by the square of the length. */
const maxWordLength = 30;

/** Maximum typos: one from three letters on, two from seven; none in what is no word. */
export function maxTypos(term: string): number | false {
  if (term.length < 3 || term.length > maxWordLength) return false;
  return term.length < 7 ? 1 : 2;
}

/**
 * Finds the best bet whose entry shares most words with the query. A word that no page has may have typos. Where the
 * title of the first hit has every word, as of a law called by its name, a bet on only some of them is no better.
 */
export function findBestBet(
  question: string,
  { words: pages, betWords, guide }: SearchIndex,
  firstTitle = "",
): BestBet | undefined {
  const meantBy = (term: string) =>
    pages.search(term).length > 0
      ? term
      : betWords.search(term, { fuzzy: maxTypos }).map(({ id }) => String(id));
  const stems = new Set(searchTerms(question).flatMap(meantBy).map(stem));
  const typed = withoutInvisible(question).trim().toLowerCase();
  let best: BestBet | undefined;
  const title = searchTerms(firstTitle).map(stem);
  const isNamed = (word: string) =>
    [word, ...guide.synonyms.filter((group) => group.includes(word)).flat()].some((same) =>
      title.includes(stem(same)),
    );
  let bestScore = [...stems].every(isNamed) ? Math.max(stems.size - 1, 0) : 0;
  const isAll = (entry: string) => {
    const words = searchTerms(entry).map(stem);
    return words.length === stems.size && words.every((word) => stems.has(word));
  };
  for (const bet of guide.bestBets) {
    if (bet.alone?.some(isAll)) return bet;
    for (const entry of bet.when) {
      // "Who we are" consists of stop words.
      if (entry === typed) return bet;
      const words = searchTerms(entry);
      if (words.length > bestScore && words.every((word) => stems.has(stem(word)))) {
        best = bet;
        bestScore = words.length;
      }
    }
  }
  return best;
}

/**
 * What must match, from strict to loose: every word; one word where small words show that the question is in the
 * page’s language, since words change more than in English, as in kufuta, futa, zifutwe; one word anywhere.
 */
export const strictness = ["every", "any of a language", "any"] as const;

/** Who names no country means the one that the organisation works in. */
const ownLaws = "/news/laws/country/uganda";
const ownLawsWeight = 1.5;

/** Builds a query for words of `searchTerms` or synonyms, except small words of the page’s language. */
export function guidedQuery(
  terms: readonly string[],
  guide: SearchGuide,
  needs: (typeof strictness)[number],
): Query {
  const queries = Object.entries({ en: "", ...guide.smallWords }).map(([code, small]): Query => {
    const ignored = searchTerms(small);
    const wanted = terms.filter((term) => !ignored.includes(term));
    const boostDocument: SearchOptions["boostDocument"] = (id, _term, { language } = {}) =>
      ((language as SearchDocument["language"])?.code ?? "en") !== code
        ? 0
        : String(id).startsWith(ownLaws)
          ? ownLawsWeight
          : 1;
    const isLoose = needs === "any" || (needs !== "every" && wanted.length < terms.length);
    const combineWith = isLoose ? "OR" : "AND";
    return { ...everyWord(wanted, guide.synonyms), combineWith, boostDocument };
  });
  return { combineWith: "OR", queries };
}

function everyWord(terms: readonly string[], synonyms: SearchGuide["synonyms"]): QueryCombination {
  const groups = synonyms.map((group) => group.map(searchTerms));
  const queries: Query[] = [];
  for (let at = 0; at < terms.length; ) {
    const { group, length } = groupAt(terms, at, groups);
    const typed = terms.slice(at, at + length);
    // As typed too: a group has "course", and a page "courses".
    const phrases = [...(group ?? []), typed];
    const ways = phrases.map((queries) => ({ combineWith: "AND" as const, queries }));
    queries.push({ combineWith: "OR", queries: ways });
    at += length;
  }
  return { combineWith: "AND", queries };
}

/** The longest phrase with synonyms that starts at a word. */
function groupAt(
  terms: readonly string[],
  at: number,
  groups: readonly (readonly string[][])[],
): { group?: readonly string[][]; length: number } {
  let longest: ReturnType<typeof groupAt> = { length: 1 };
  for (const group of groups) {
    for (const phrase of group) {
      const isHere = phrase.every((word, next) => stem(word) === stem(terms[at + next] ?? ""));
      if (isHere && (!longest.group || phrase.length > longest.length)) {
        longest = { group, length: phrase.length };
      }
    }
  }
  return longest;
}
