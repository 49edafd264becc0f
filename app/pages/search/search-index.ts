import { staticHostContext } from "#app/request-context.ts";
import { writeIndex } from "#app/search/search-index.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import type { Route } from "./+types/search-index";
import { searchDocuments } from "./parts/search-documents.ts";

/** The search index as a file: `/search/index.json`. */
export function loader({ context }: Route.LoaderArgs) {
  const { synonyms, bestBets } = getSearchGuide();
  return new Response(
    writeIndex(searchDocuments(context.get(staticHostContext)), { synonyms, bestBets }),
    {
      headers: { "Content-Type": "application/json; charset=utf-8" },
    },
  );
}
