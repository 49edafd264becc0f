/** What can be found, as the index keeps it. Short names, because there are thousands. */
export interface SearchDocument {
  /** Address on the site. */
  id: string;
  title: string;
  summary: string;
  /** The words of the whole text; only their beginning is kept to be shown. */
  text: string;
  kind: SearchKind;
  /** Ids of topics, parted by spaces. */
  topics: string;
  /** ISO date, or empty. */
  date: string;
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

/** A page that editors put above all results of some questions. */
export interface BestBet {
  /** Questions that it answers: all words of one must be asked for, in any order. */
  when: readonly string[];
  href: string;
  heading: string;
  text: string;
  /** Words of the link. */
  action: string;
}

/** What editors tell the search besides the words of the pages: `content/site/search.yaml`. */
export interface SearchGuide {
  /** Groups of words or phrases of one meaning. */
  synonyms: readonly (readonly string[])[];
  bestBets: readonly BestBet[];
}

/** What somebody asks. */
export interface SearchQuery {
  words: string;
  /** Empty for everything. */
  kind: string;
  topic: string;
  /** Which twenty answers, counted from 1; left out, the first. */
  page?: number | undefined;
}

/** Answers on one page. */
export const hitsPerPage = 20;
/** Nobody reads on this far, and a larger number in an address is a mistake. */
const lastPage = 500;

/** Longest question in characters; what follows is left out. */
export const maxQueryLength = 100;

/** Whether a question asks for nothing at all. */
export function isBlank({ words, kind, topic }: SearchQuery): boolean {
  return !words && !kind && !topic;
}

/** A question from the parameters of an address. What is none of ours is left out; nothing is refused. */
export function parseQuery(parameters: URLSearchParams): SearchQuery {
  const read = (name: string) => (parameters.get(name) ?? "").trim().slice(0, maxQueryLength);
  const kind = read("kind");
  const page = /^\d{1,3}$/.test(read("page")) ? Number(read("page")) : 1;
  return {
    words: read("q"),
    // A kind that the form does not offer cannot be seen there, so it narrows nothing.
    kind: Object.hasOwn(searchKinds, kind) ? kind : "",
    topic: read("topic"),
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

/** The address that shows the answer to a question. */
export function searchAddress(path: string, { words, kind, topic, page = 1 }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set("q", words);
  if (kind) parameters.set("kind", kind);
  if (topic) parameters.set("topic", topic);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
