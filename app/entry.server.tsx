import { scripts, stylesheets } from "virtual:document-assets";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { PageRenderingContext } from "./page-rendering.ts";
import { formTargetsContext, pageFactsContext } from "./request-context.ts";
import { shareCardPath } from "./share-card-path.ts";

/**
 * Context keys compare by identity, and this build bundles its own copy of them. The server takes the
 * keys from here (`build.entry.module.formOutcomeContext`), never from the source file.
 */
export {
  formOutcomeContext,
  formTargetsContext,
  givenToPageContext,
  newsletterContext,
  pageFactsContext,
  searchContext,
  todayContext,
} from "./request-context.ts";

/**
 * Turns a matched route into a whole HTML document. It waits until everything is rendered, because a
 * document that streams out of order needs inline scripts, which our Content-Security-Policy forbids.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const rendering = {
    scripts,
    stylesheets: stylesheetsOf(routerContext),
    cardPath: shareCardPath,
    formTargets: requestContext.get(formTargetsContext),
    facts: requestContext.get(pageFactsContext) ?? {},
  };
  let responseStatus = status;
  const body = await renderToReadableStream(
    <PageRenderingContext value={rendering}>
      <ServerRouter context={routerContext} url={request.url} />
    </PageRenderingContext>,
    {
      onError(error) {
        responseStatus = 500;
        console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: responseStatus });
}

/** A page needs what its innermost route needs; one without a route, what the document needs. */
function stylesheetsOf({ manifest, staticHandlerContext }: EntryContext) {
  const { id } = staticHandlerContext.matches.at(-1)?.route ?? { id: "root" };
  return stylesheets?.[manifest.routes[id]?.module ?? ""];
}
