import { runSearch } from "./run-search.ts";
import type { SearchQuery } from "./search-document.ts";
import { loadIndex, type SearchIndex } from "./search-index.ts";

/** Retries of the specification: three, after 1, 2 and 4 seconds, at most 30. */
const attempts = 3;
const waitAfter = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);
/** An index unused for this time is dropped, in milliseconds. */
const idleTimeout = 300_000;

let cached: { address: string; index: Promise<SearchIndex> } | undefined;
let dropping: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs a query on the visitor's device.
 * @param pages number of pages of hits
 * @throws when the index cannot be fetched; the next call tries again
 */
export async function searchInBrowser(address: string, question: SearchQuery, pages: number) {
  return runSearch(await getIndex(address), question, pages);
}

function getIndex(address: string): Promise<SearchIndex> {
  clearTimeout(dropping);
  dropping = setTimeout(() => {
    cached = undefined;
  }, idleTimeout);
  if (cached?.address === address) return cached.index;
  const index = fetchText(address).then(loadIndex);
  cached = { address, index };
  index.catch(() => {
    cached = undefined;
  });
  return index;
}

async function fetchText(address: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await response.text();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitAfter(attempt)));
    }
  }
}
