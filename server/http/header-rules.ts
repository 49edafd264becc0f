/** Addresses and the headers that a file there is sent with. */
export interface HeaderRule {
  /** An exact path such as `/offline-worker.js`, or a folder with all below it such as `/assets/*`. */
  match: string;
  set: Readonly<Record<string, string>>;
}

/** An address that moved, with the status of the answer there. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 307 | 308;
}

/**
 * What the build writes to `headers.json`: the only source of headers for the proxies, for hosts of files and for our
 * own server. No header stands in two rules that meet but Content-Security-Policy, of which browsers obey every one.
 */
export interface HeaderRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Sent where no rule says otherwise, and what hosts of files send by themselves: ask each time. */
export const defaultCacheControl = "public, max-age=0, must-revalidate";

/** All headers of a file, by its path, e.g. `/about` or `/assets/entry-DfQ3x9ka.js`. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { match, set } of rules.headers) {
    if (!isMatch(match, path)) continue;
    for (const [name, value] of Object.entries(set)) {
      const before = headers[name];
      headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  headers["Cache-Control"] ??= defaultCacheControl;
  return headers;
}

function isMatch(match: string, path: string): boolean {
  return match.endsWith("/*") ? path.startsWith(match.slice(0, -1)) : path === match;
}
