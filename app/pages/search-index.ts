import { searchDocuments } from "../newsroom/search-documents.ts";
import { writeIndex } from "../search/search-index.ts";

/** The search index as a file: `/search/index.json`. */
export function loader() {
  return new Response(writeIndex(searchDocuments()), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
