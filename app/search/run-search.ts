import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { excerpt, type Piece } from "./excerpt.ts";
import { findBestBet, guidedQuery } from "./guided-query.ts";
import {
  type BestBet,
  hitsPerPage,
  isBlank,
  type SearchKind,
  type SearchQuery,
  searchKinds,
} from "./search-document.ts";
import { type SearchIndex, searchTerms } from "./search-index.ts";

/** One answer, ready to be shown. */
export interface SearchHit {
  path: string;
  title: Piece[];
  excerpt: Piece[];
  kind: SearchKind;
  kindLabel: string;
  /** ISO date, or empty. */
  date: string;
}

/** How many pages each choice of a filter leaves, the other filter being as it is. */
export interface FacetCounts {
  all: number;
  /** By the value of the choice; choices that leave nothing are left out. */
  each: Readonly<Record<string, number>>;
}

export interface SearchResponse {
  question: SearchQuery;
  /** The page that editors put first for this question; it is not among the hits. */
  best: Omit<BestBet, "when"> | null;
  /** How many hits there are in all. */
  count: number;
  /** Place of the first listed one, counted from 1. */
  from: number;
  hits: SearchHit[];
  kinds: FacetCounts;
  topics: FacetCounts;
}

/** Different words from which on an index counts as large. */
const largeIndexTerms = 5000;
/** What a synonym counts beside the word that was typed. */
const synonymWeight = 0.6;

/** One slip in a word of four letters or more, two from eight on. */
function maxTypos(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

/**
 * Answers a question: every word or one of its synonyms must be found, as it is, or as a beginning; if
 * nothing is found so, also with a slip of the finger.
 * Without words but with a filter, everything that the filter leaves is listed, the newest first.
 * @param pages how many pages are listed, beginning with the one that the question names
 */
export function runSearch(
  { words: index, guide }: SearchIndex,
  question: SearchQuery,
  pages = 1,
): SearchResponse {
  const { words, kind, topic, page = 1 } = question;
  const skipped = (page - 1) * hitsPerPage;
  const found = words
    ? findWords(index, searchTerms(words), guide.synonyms)
    : index.search(MiniSearch.wildcard);
  if (!words) found.sort((a, b) => String(b.date).localeCompare(String(a.date)));
  const best = kind || topic ? undefined : findBestBet(words, guide.bestBets);
  const others = found.filter(({ id }) => id !== best?.href.replace(/[?#].*$/, ""));
  const isOfKind = (hit: SearchResult) => !kind || hit.kind === kind;
  const isOnTopic = (hit: SearchResult) => !topic || topicsOf(hit).includes(topic);
  const results = isBlank(question) ? [] : others.filter((hit) => isOfKind(hit) && isOnTopic(hit));
  return {
    question,
    best: best ? toBestBet(best) : null,
    count: results.length,
    from: skipped + 1,
    hits: results.slice(skipped, skipped + pages * hitsPerPage).map(describeHit),
    kinds: countBy(others.filter(isOnTopic), ({ kind: of }) => [String(of)]),
    topics: countBy(others.filter(isOfKind), topicsOf),
  };
}

function findWords(
  index: SearchIndex["words"],
  terms: readonly string[],
  synonyms: SearchIndex["guide"]["synonyms"],
): SearchResult[] {
  if (terms.length === 0) return [];
  // The last word may still be half typed. In a large index two letters begin too many words.
  const shortest = index.termCount > largeIndexTerms ? 3 : 2;
  const typed = new Set(terms);
  const options: SearchOptions = {
    // A synonym was not typed, so it is not half typed either: "intern" must not find the internet.
    prefix: (term) => typed.has(term) && term.length >= (term === terms.at(-1) ? shortest : 4),
    boostTerm: (term) => (typed.has(term) ? 1 : synonymWeight),
    boost: { title: 4, summary: 2 },
    weights: { fuzzy: 0.3, prefix: 0.6 },
  };
  const query = guidedQuery(terms, synonyms);
  const found = index.search(query, options);
  // Slips are looked for only when nothing is found without: it costs several times as much.
  return found.length > 0
    ? found
    : index.search(query, { ...options, fuzzy: maxTypos, maxFuzzy: 2 });
}

function toBestBet({ href, heading, text, action }: BestBet): SearchResponse["best"] {
  return { href, heading, text, action };
}

function describeHit(hit: SearchResult): SearchHit {
  const summary = String(hit.summary);
  const inSummary = hit.terms.some((term) => summary.toLowerCase().includes(term));
  return {
    path: String(hit.id),
    title: excerpt(String(hit.title), hit.terms, 200),
    excerpt: excerpt(inSummary ? summary : String(hit.text) || summary, hit.terms),
    kind: hit.kind as SearchKind,
    kindLabel: searchKinds[hit.kind as SearchKind] ?? "",
    date: String(hit.date),
  };
}

function topicsOf(hit: SearchResult): string[] {
  return String(hit.topics).split(" ").filter(Boolean);
}

function countBy(
  hits: readonly SearchResult[],
  valuesOf: (hit: SearchResult) => string[],
): FacetCounts {
  const each: Record<string, number> = {};
  for (const hit of hits) for (const value of valuesOf(hit)) each[value] = (each[value] ?? 0) + 1;
  return { all: hits.length, each };
}
