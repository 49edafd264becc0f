import { getIndex } from "./fetch-index.ts";
import { runSearch, type SearchResponse } from "./run-search.ts";
import type { SearchQuery } from "./search-document.ts";

/**
 * Runs a query on the visitor's device.
 * @param address of the index
 * @param pages number of pages of hits
 * @throws when the index cannot be fetched
 */
export async function searchInBrowser(
  address: string,
  question: SearchQuery,
  pages: number,
): Promise<SearchResponse> {
  return runSearch(await getIndex(address), question, pages);
}
