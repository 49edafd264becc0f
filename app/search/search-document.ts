import type { getSearchGuide } from "#collections/site/search.ts";

export interface SearchDocument {
  /** Address on the site. */
  id: string;
  title: string;
  summary: string;
  /** The whole text, of which only the beginning is stored. */
  text: string;
  kind: SearchKind;
  /** Ids of topics, separated by spaces. */
  topics: string;
  /** ISO date, or empty. */
  date: string;
  /** With its name in itself; undefined for English. */
  language?: { code: string; name: string };
}

export const searchKinds = {
  page: "Pages",
  news: "News",
  publication: "Publications",
  blog: "Blogs",
  case: "Cases",
  law: "Laws",
  guide: "Guides",
} as const;
export type SearchKind = keyof typeof searchKinds;

type EditorsGuide = ReturnType<typeof getSearchGuide>;

/** A page that editors put above the results of some queries. */
export type BestBet = Omit<EditorsGuide["bestBets"][number], "alone"> &
  Partial<Pick<EditorsGuide["bestBets"][number], "alone">>;

/** Editors' settings for the search: `content/site/search.yaml`. */
export interface SearchGuide extends Pick<EditorsGuide, "synonyms"> {
  bestBets: readonly BestBet[];
  /** By language: words that its pages need not hold. */
  smallWords?: Readonly<Record<string, string>>;
}

export interface SearchQuery {
  words: string;
  /** Empty for everything. */
  kind: string;
  topic: string;
  /** Page of results, from 1; default 1. */
  page?: number | undefined;
}

export const hitsPerPage = 20;
/** Maximum page number in an address. */
const lastPage = 500;

/** Maximum length of a query in characters; the rest is ignored. */
export const maxQueryLength = 100;

export function isBlank({ words, kind, topic }: SearchQuery): boolean {
  return !words && !kind && !topic;
}

/** Parses a query from the parameters of an address; ignores what is invalid. */
export function parseQuery(parameters: URLSearchParams): SearchQuery {
  const read = (name: string) => (parameters.get(name) ?? "").trim().slice(0, maxQueryLength);
  const kind = read("kind");
  const page = /^\d{1,3}$/.test(read("page")) ? Number(read("page")) : 1;
  return {
    words: read("q"),
    kind: Object.hasOwn(searchKinds, kind) ? kind : "",
    topic: read("topic"),
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

export function searchAddress(path: string, { words, kind, topic, page = 1 }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set("q", words);
  if (kind) parameters.set("kind", kind);
  if (topic) parameters.set("topic", topic);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
