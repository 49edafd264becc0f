import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { countMarked, excerpt } from "./excerpt.ts";
import { findBestBet, guidedQuery, maxTypos, strictness } from "./guided-query.ts";
import {
  type BestBet,
  hitsPerPage,
  isBlank,
  type SearchDocument,
  type SearchKind,
  type SearchQuery,
  searchKinds,
} from "./search-document.ts";
import { type SearchIndex, searchTerms } from "./search-index.ts";

export type SearchHit = ReturnType<typeof describeHit>;
export type FacetCounts = ReturnType<typeof countBy>;
export type SearchResponse = ReturnType<typeof runSearch>;

/** Number of distinct terms above which an index counts as large. */
const largeIndexTerms = 5000;
/** Weight of a synonym relative to the typed word. */
const synonymWeight = 0.6;
/** Pages with some of the words have at least this share of the score of the first. */
const minShare = 0.25;

/**
 * Runs a query: every word or one of its synonyms must match, as a whole or as a prefix. If that finds nothing, words
 * may have typos; and if that finds nothing either, one word is enough. Without words but with a filter, all filtered
 * pages are listed, newest first.
 * @param pages number of pages to list, starting with the page of the query
 */
export function runSearch(index: SearchIndex, question: SearchQuery, pages = 1) {
  const { kind, topic, page = 1 } = question;
  const words = asPagesSpell(question.words, index);
  const skipped = (page - 1) * hitsPerPage;
  const { found, isPartial } = words
    ? findWords(index, searchTerms(words))
    : { found: index.words.search(MiniSearch.wildcard), isPartial: false };
  if (!words) found.sort((a, b) => String(b.date).localeCompare(String(a.date)));
  const best = kind || topic ? undefined : findBestBet(words, index, found[0]?.title);
  const others = found.filter(({ id }) => id !== best?.href.replace(/[?#].*$/, ""));
  const isOfKind = (hit: SearchResult) => !kind || hit.kind === kind;
  const isOnTopic = (hit: SearchResult) => !topic || topicsOf(hit).includes(topic);
  const results = isBlank(question) ? [] : others.filter((hit) => isOfKind(hit) && isOnTopic(hit));
  return {
    question,
    /** The editors' best bet; not among the hits. */
    best: best ? toBestBet(best) : null,
    count: results.length,
    /** Whether no page has all words, so that the hits have some of them. */
    isPartial,
    /** Position of the first listed hit, from 1. */
    from: skipped + 1,
    hits: results.slice(skipped, skipped + pages * hitsPerPage).map(describeHit),
    kinds: countBy(others.filter(isOnTopic), ({ kind: of }) => [String(of)]),
    topics: countBy(others.filter(isOfKind), topicsOf),
  };
}

/** Shorter words are not divided, in letters. */
const minHalfLength = 3;

/** Divides a word that no page has into two that pages have: "dataprotection". */
function asPagesSpell(question: string, { words: index }: SearchIndex): string {
  const exact = (term: string) => index.search(term, { prefix: false, fuzzy: false }).length;
  return question.replace(/\p{L}{6,30}/gu, (word) => {
    const [term = ""] = searchTerms(word);
    if (term.length < 2 * minHalfLength || exact(term) > 0) return word;
    let best = { count: 0, spelled: word };
    for (let at = minHalfLength; at <= term.length - minHalfLength; at += 1) {
      const halves = [term.slice(0, at), term.slice(at)];
      const count = Math.min(...halves.map(exact));
      if (count > best.count) best = { count, spelled: halves.join(" ") };
    }
    return best.spelled;
  });
}

/** Each step costs several times as much as the one before. */
function findWords({ words: index, guide, betWords }: SearchIndex, terms: readonly string[]) {
  // The last word may be incomplete. In a large index two letters match too many words.
  const shortest = index.termCount > largeIndexTerms ? 3 : 2;
  const typed = new Set(terms);
  for (const needs of strictness) {
    const options: SearchOptions = {
      // No prefix search for synonyms: "intern" must not find "internet".
      prefix: (term) => typed.has(term) && term.length >= (term === terms.at(-1) ? shortest : 4),
      // What editors chose a page for is no typo: "CRB" must not find "CAB".
      fuzzy: (term) =>
        needs !== "every" && typed.has(term) && !betWords.has(term) && maxTypos(term),
      boostTerm: (term) => (typed.has(term) ? 1 : synonymWeight),
      boost: { title: 4, summary: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    };
    const results = index.search(guidedQuery(terms, guide, needs), options);
    const least = needs === "any" ? (results[0]?.score ?? 0) * minShare : 0;
    const near = results.filter(({ score }) => score >= least);
    if (near.length > 0) return { found: near, isPartial: needs === "any" && terms.length > 1 };
  }
  return { found: [], isPartial: false };
}

const toBestBet = ({ href, heading, text, action }: BestBet) => ({ href, heading, text, action });

function describeHit(hit: SearchResult) {
  const summary = excerpt(String(hit.summary), hit.terms);
  const text = excerpt(String(hit.text), hit.terms);
  return {
    path: String(hit.id),
    title: excerpt(String(hit.title), hit.terms, 200),
    excerpt: countMarked(text) > countMarked(summary) ? text : summary,
    kind: hit.kind as SearchKind,
    kindLabel: searchKinds[hit.kind as SearchKind] ?? "",
    date: String(hit.date),
    language: hit.language as SearchDocument["language"],
  };
}

function topicsOf(hit: SearchResult): string[] {
  return String(hit.topics).split(" ").filter(Boolean);
}

/** Number of hits for each choice of a filter, by value; choices without hits are omitted. */
function countBy(hits: readonly SearchResult[], valuesOf: (hit: SearchResult) => string[]) {
  const each: Record<string, number> = {};
  for (const hit of hits) for (const value of valuesOf(hit)) each[value] = (each[value] ?? 0) + 1;
  return { all: hits.length, each };
}
