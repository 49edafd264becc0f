import { writeIndex } from "#app/search/search-index.ts";
import { getSearchGuide } from "#schemas/site/search.ts";
import { searchDocuments } from "./parts/search-documents.ts";

/** The search index as a file: `/search/index.json`. */
export function loader() {
  const { synonyms, bestBets } = getSearchGuide();
  return new Response(writeIndex(searchDocuments(), { synonyms, bestBets }), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
