import { getIndex } from "./fetch-index.ts";
import { runSearch, type SearchResponse } from "./run-search.ts";
import type { SearchQuery } from "./search-document.ts";

/**
 * Answers a question on the visitor's own device. All that it takes comes as one file.
 * @param address where the index is
 * @param pages how many pages of hits are wanted
 * @throws when the index cannot be had
 */
export async function searchInBrowser(
  address: string,
  question: SearchQuery,
  pages: number,
): Promise<SearchResponse> {
  return runSearch(await getIndex(address), question, pages);
}
