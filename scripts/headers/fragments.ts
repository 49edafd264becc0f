/** Types of files by their endings, e.g. `application/rss+xml; charset=utf-8` by `rss`. */
export type FileTypes = Readonly<Record<string, string>>;

/** The first line of a file for a proxy. */
export const madeBy = "# Made by the build from its rules for headers (scripts/headers/).\n";
