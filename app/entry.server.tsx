import { createHash } from "node:crypto";
import { scripts, styles } from "virtual:document-assets";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { getBreadcrumbs } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { LanguageContext } from "./language/language.ts";
import { languageAt } from "./language/page-language.ts";
import { pagePolicy } from "./page-policy.ts";
import { PageRenderingContext, placeOfPolicy, placeOfStyles } from "./page-rendering.ts";
import { stylesOfPage } from "./page-styles.ts";
import { requestContext, settingsOf } from "./request-context.ts";
import { shareCardPath } from "./share-card-path.ts";

export { requestContext };

/** Renders a document at once: streaming out of order needs inline scripts, which our policy forbids. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { facts = {} } = context.get(requestContext);
  const settings = settingsOf(context);
  const rendering = {
    scripts,
    hasStyles: styles !== undefined,
    cardPath: shareCardPath,
    settings,
    origin: getOrganisation().url,
    breadcrumbsOf: getBreadcrumbs,
    facts,
  };
  let responseStatus = status;
  const body = await renderToReadableStream(
    <PageRenderingContext value={rendering}>
      <LanguageContext value={languageAt(new URL(request.url))}>
        <ServerRouter context={routerContext} url={request.url} />
      </LanguageContext>
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
  const streamed = await new Response(body).text();
  // Where nothing is hydrated, no script asks where one text ends and the next begins.
  const html = streamed.includes(" data-island=") ? streamed : streamed.replaceAll("<!-- -->", "");
  if (!styles) return new Response(html, { headers, status: responseStatus });
  const css = stylesOfPage(styles, moduleOf(routerContext), html);
  const styleHash = createHash("sha256").update(css).digest("base64");
  // The head is written before the classes of the body are known (docs/decisions/0015).
  const whole = html
    .replace(placeOfPolicy, () => pagePolicy(settings, { ...facts, styleHash }))
    .replace(placeOfStyles, () => css);
  return new Response(whole, { headers, status: responseStatus });
}

/** The module of the innermost route; of the document where there is none. */
function moduleOf({ manifest, staticHandlerContext }: EntryContext): string {
  const { id } = staticHandlerContext.matches.at(-1)?.route ?? { id: "root" };
  return manifest.routes[id]?.module ?? "";
}
