import { readFile } from "node:fs/promises";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex } from "#app/search/search-index.ts";
import type { SiteSearch } from "#app/services.ts";

/** Loads `build/site/search/index.json` with the first query: most browsers search themselves. */
export function createSiteSearch(file: string): SiteSearch {
  let loading: ReturnType<typeof loadIndex> | undefined;

  return {
    async find(question) {
      loading ??= readFile(file, "utf8").then(loadIndex);
      try {
        return runSearch(await loading, question);
      } catch (error) {
        // A missing file may exist at the next query.
        loading = undefined;
        throw error;
      }
    },
  };
}
