/** A feed, independent of its format. */
export interface Feed {
  title: string;
  description: string;
  /** Full address of the page that the feed follows. */
  home: string;
  /** Full address of the feed without its ending. */
  self: string;
  /** Licence of the content. */
  licence?: string | undefined;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Full address of the page, with an anchor where one page has several entries. */
  address: string;
  title: string;
  summary: string;
  /** HTML with absolute addresses. */
  html?: string | undefined;
  /** ISO dates. */
  published: string;
  updated: string;
  authors: readonly string[];
  tags: readonly string[];
}

/** Day of the newest change, which even empty feeds must have. */
export function lastChange({ entries }: Pick<Feed, "entries">): string {
  return entries.reduce((last, { updated }) => (updated > last ? updated : last), "2025-01-01");
}

/** Start of a day in Kampala. */
export function momentOf(day: string): string {
  return `${day}T00:00:00+03:00`;
}
