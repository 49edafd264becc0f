import { loadIndex, type SearchIndex } from "./search-index.ts";

/** The specification's rules for reads: three more attempts, 1, 2 and 4 seconds apart, 30 at most. */
const attempts = 3;
const waitAfter = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);
/** An index that nobody asked for this long is dropped, in milliseconds. */
const keepFor = 300_000;

let kept: { address: string; index: Promise<SearchIndex> } | undefined;
let dropping: ReturnType<typeof setTimeout> | undefined;

/**
 * The index of the site, fetched when it is first needed and kept while it is used.
 * @throws when it cannot be had after all attempts; the next call tries anew
 */
export function getIndex(address: string): Promise<SearchIndex> {
  clearTimeout(dropping);
  dropping = setTimeout(() => {
    kept = undefined;
  }, keepFor);
  if (kept?.address === address) return kept.index;
  const index = fetchText(address).then(loadIndex);
  kept = { address, index };
  index.catch(() => {
    kept = undefined;
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
