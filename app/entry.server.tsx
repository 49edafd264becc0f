import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Context keys compare by identity, and this build bundles its own copy of them. The server takes the
 * keys from here (`build.entry.module.formOutcomeContext`), never from the source file.
 */
export {
  formOutcomeContext,
  givenToPageContext,
  newsletterContext,
  searchContext,
} from "./request-context.ts";

/**
 * Turns a matched route into a whole HTML document. It waits until everything is rendered, because a
 * document that streams out of order needs inline scripts, which our Content-Security-Policy forbids.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: responseStatus,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          console.error(error);
        },
      },
    );
  });
}
