import { requestContext, settingsOf } from "#app/request-context.ts";
import { writeIndex } from "#app/search/search-index.ts";
import { getSearchGuide } from "#collections/site/search.ts";
import { shownLanguages } from "#collections/translations/shown-pages.ts";
import type { Route } from "./+types/search-index";
import { searchDocuments } from "./parts/search-documents.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { synonyms, bestBets } = getSearchGuide();
  const smallWords = Object.fromEntries(
    shownLanguages().map((language) => [language.code, language.smallWords]),
  );
  const { renderedPage } = context.get(requestContext);
  const documents = searchDocuments(settingsOf(context), renderedPage);
  return new Response(writeIndex(documents, { synonyms, bestBets, smallWords }), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
