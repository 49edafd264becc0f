import { writeIndex } from "#app/search/search-index.ts";
import { searchDocuments } from "./parts/search-documents.ts";

/** The search index as a file: `/search/index.json`. */
export function loader() {
  return new Response(writeIndex(searchDocuments()), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
