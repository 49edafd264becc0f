import { readFile } from "node:fs/promises";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex } from "#app/search/search-index.ts";
import type { SiteSearch } from "#app/services.ts";

/**
 * Answers questions from the very index that browsers fetch. It is read on the first question, because
 * nearly everybody's own browser searches.
 * @param file `build/client/search/index.json`
 */
export function createSiteSearch(file: string): SiteSearch {
  let loading: ReturnType<typeof loadIndex> | undefined;

  return {
    async find(question) {
      loading ??= readFile(file, "utf8").then(loadIndex);
      try {
        return runSearch(await loading, question);
      } catch (error) {
        // A file that was missing may be there at the next question.
        loading = undefined;
        throw error;
      }
    },
  };
}
