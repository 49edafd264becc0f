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
import { type SiteStyles, stylesOfPage } from "./page-styles.ts";
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
  const rendered = withoutTextMarks(await new Response(body).text());
  const html = styles ? fillHead(rendered, styles) : rendered;
  return new Response(html, { headers, status: responseStatus });

  /** Fills the two places that the head leaves: it is written before the classes of the body are known. */
  function fillHead(document: string, siteStyles: SiteStyles): string {
    const css = stylesOfPage(siteStyles, moduleOf(routerContext), document);
    const styleHash = createHash("sha256").update(css).digest("base64");
    return document
      .replace(placeOfPolicy, () => pagePolicy(settings, { ...facts, styleHash }))
      .replace(placeOfStyles, () => css);
  }
}

/** Where nothing is hydrated, no script asks where one text ends and the next begins. */
function withoutTextMarks(document: string): string {
  return document.includes(" data-island=") ? document : document.replaceAll("<!-- -->", "");
}

/** The module of the innermost route; of the document where there is none. */
function moduleOf({ manifest, staticHandlerContext }: EntryContext): string {
  const { id } = staticHandlerContext.matches.at(-1)?.route ?? { id: "root" };
  return manifest.routes[id]?.module ?? "";
}
