/** A feed before it is written in one of three ways. */
export interface Feed {
  title: string;
  description: string;
  /** Full address of the page that the feed follows. */
  home: string;
  /** Full address of the feed without its ending. */
  self: string;
  /** Licence of what the feed holds; left out, none is given. */
  licence?: string | undefined;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Full address of the page, with an anchor where one page has several entries. */
  address: string;
  title: string;
  summary: string;
  /** HTML with full addresses; left out, the summary is all there is. */
  html?: string | undefined;
  /** ISO dates. */
  published: string;
  updated: string;
  authors: readonly string[];
  tags: readonly string[];
}

/** Day of the newest change; feeds must name one even while they are empty. */
export function lastChange({ entries }: Pick<Feed, "entries">): string {
  return entries.reduce((last, { updated }) => (updated > last ? updated : last), "2025-01-01");
}

/** A day as the moment at which it begins in Kampala. */
export function momentOf(day: string): string {
  return `${day}T00:00:00+03:00`;
}
