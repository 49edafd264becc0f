import MiniSearch, { type SearchOptions } from "minisearch";
import { excerpt, type Piece } from "./excerpt.ts";
import {
  hitsPerPage,
  type SearchDocument,
  type SearchKind,
  type SearchQuestion,
  searchKinds,
} from "./search-document.ts";

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

export interface SearchAnswer {
  question: SearchQuestion;
  /** How many there are in all. */
  count: number;
  /** Place of the first listed one, counted from 1. */
  from: number;
  hits: SearchHit[];
}

/** Different words from which on an index counts as large. */
const manyWords = 5000;

/** One slip in a word of four letters or more, two from eight on. */
function allowedSlips(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

/**
 * Answers a question: every word must be found, as it is, or as a beginning; if nothing is
 * found so, also with a slip of the finger.
 * Without words but with a filter, everything that the filter leaves is listed, the newest first.
 * @param pages how many pages are listed, beginning with the one that the question names
 */
export function runSearch(
  index: MiniSearch<SearchDocument>,
  question: SearchQuestion,
  pages = 1,
): SearchAnswer {
  const { words, kind, topic, page = 1 } = question;
  const skipped = (page - 1) * hitsPerPage;
  if (!words && !kind && !topic) return { question, count: 0, from: 1, hits: [] };
  // The last word may still be half typed. In a large index two letters begin too many words.
  const shortest = index.termCount > manyWords ? 3 : 2;
  const options: SearchOptions = {
    prefix: (term, at, terms) => term.length >= (at === terms.length - 1 ? shortest : 4),
    combineWith: "AND",
    boost: { title: 4, summary: 2 },
    weights: { fuzzy: 0.3, prefix: 0.6 },
    filter: (hit) =>
      (!kind || hit.kind === kind) && (!topic || String(hit.topics).split(" ").includes(topic)),
  };
  let results = index.search(words || MiniSearch.wildcard, options);
  // Slips are looked for only when nothing is found without: it costs several times as much.
  if (results.length === 0 && words) {
    results = index.search(words, { ...options, fuzzy: allowedSlips, maxFuzzy: 2 });
  }
  if (!words) results.sort((a, b) => String(b.date).localeCompare(String(a.date)));
  return {
    question,
    count: results.length,
    from: skipped + 1,
    hits: results.slice(skipped, skipped + pages * hitsPerPage).map((hit) => {
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
    }),
  };
}
