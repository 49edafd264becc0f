import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError } from "#server/http/responses.ts";
import { toResponse } from "#server/http/stored-file.ts";
import type { SiteServices } from "#server/services.ts";
import { plainPage } from "./plain-page.ts";

/** Answers for unknown addresses, wrong methods and unexpected errors. */
export function createRefusals(services: SiteServices) {
  const { files, log, showsErrors, environment } = services;
  function statusPage(c: SiteContext, status: 404 | 405 | 500, title: string, line: string) {
    const stored = files.statusPage(status, c.req);
    return stored ? toResponse(stored) : htmlResponse(c, status, plainPage(title, [line]));
  }

  /** What needs the records, while the site itself is away. Each such request fails, so none is logged. */
  function notThere(c: SiteContext): Response {
    const title = "This page is not there at the moment";
    const line = "Please try again in a minute.";
    const answer = wantsJson(c)
      ? jsonError(c, 503, `${title}. ${line}`)
      : htmlResponse(c, 503, plainPage(title, [line]));
    answer.headers.set("Retry-After", "30");
    return answer;
  }

  /** Known parts of addresses; others may be a token or a name and are not logged. */
  const known = new Set([...files.paths].flatMap((path) => path.split("/")));
  const loggable = (path: string) =>
    path
      .split("/")
      .map((part) => (known.has(part) ? part : part && "…"))
      .join("/");

  return {
    notFound(c: SiteContext): Response {
      log.warn({ path: loggable(c.req.path) }, "404: no page at this path");
      if (wantsJson(c)) return jsonError(c, 404, "There is nothing at this address.");
      return statusPage(c, 404, "404", "Oops! Page not found");
    },

    /** @param methods allowed at the address, e.g. `GET, HEAD` */
    notAllowed(c: SiteContext, methods: string): Response {
      const sentence = "This address cannot be used in that way.";
      const refusal = wantsJson(c)
        ? jsonError(c, 405, sentence)
        : statusPage(c, 405, "405", sentence);
      refusal.headers.set("Allow", methods);
      return refusal;
    },

    failure(c: SiteContext, error: Error): Response {
      const { method, path } = c.req;
      if (environment.PAGES_ONLY) return notThere(c);
      if (error instanceof HttpProblem) {
        return wantsJson(c)
          ? jsonError(c, error.status, error.message)
          : htmlResponse(c, error.status, plainPage(`${error.status}`, [error.message]));
      }
      log.error({ method, path: loggable(path), error }, "unexpected error");
      const title = "Unexpected Application Error!";
      const detail = showsErrors ? error.message : "500";
      if (wantsJson(c)) return jsonError(c, 500, `${title} ${detail}`);
      return showsErrors
        ? htmlResponse(c, 500, plainPage(title, [detail]))
        : statusPage(c, 500, title, detail);
    },
  };
}
