import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError } from "#server/http/responses.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import type { Log } from "#server/log.ts";
import { isOutage } from "#server/store/outage.ts";
import { plainPage } from "./plain-page.ts";
import { statusPage } from "./status-page.ts";

/** What people must know who open a private link while the records are away; elsewhere to wait is enough. */
const duringOutage: readonly [RegExp, string[]][] = [
  [
    /^\/donate\/(?:failed|cancelled)\//,
    ["Open this page again in a few minutes, before you pay again. Then it shows what we know."],
  ],
  [
    /^\/donate\/(?:return|thanks|receipt)\//,
    [
      "Your payment is safe. Do not pay again.",
      "Open this page again in a few minutes. Then it shows what came of your payment.",
    ],
  ],
  [
    /^\/newsletter\/(?:confirm|unsubscribe)\//,
    ["Nothing has been changed yet.", "Please open the link again in a few minutes."],
  ],
];

const linesFor = (path: string): string[] =>
  duringOutage.find(([pattern]) => pattern.test(path))?.[1] ?? ["Please try again in a minute."];

interface RefusalDependencies {
  files: SiteFiles;
  log: Log;
  /** Whether error pages show the message of an error, which may be secret. */
  showsErrors: boolean;
}

/** Answers for unknown addresses, wrong methods, outages of the store and unexpected errors. */
export function createRefusals({ files, log, showsErrors }: RefusalDependencies) {
  /** What needs the records, while the records are away. */
  function notThere(c: SiteContext): Response {
    const title = "This page is not there at the moment";
    const lines = linesFor(c.req.path);
    const answer = wantsJson(c)
      ? jsonError(503, `${title}. ${lines.join(" ")}`)
      : htmlResponse(c, 503, plainPage(title, lines));
    answer.headers.set("Retry-After", "30");
    return answer;
  }

  /** Known parts of addresses; others may be a token or a name and are not logged. */
  const publicParts = new Set([...files.pages].flatMap((path) => path.split("/")));
  const loggable = (path: string) =>
    path
      .split("/")
      .map((part) => (publicParts.has(part) ? part : part && "…"))
      .join("/");

  return {
    notFound(c: SiteContext): Response {
      log.warn({ path: loggable(c.req.path) }, "404: no page at this path");
      if (wantsJson(c)) return jsonError(404, "There is nothing at this address.");
      return statusPage(c, files, 404, { title: "404", line: "Oops! Page not found" });
    },

    /** @param methods allowed at the address, e.g. `GET, HEAD` */
    notAllowed(c: SiteContext, methods: string): Response {
      const sentence = "This address cannot be used in that way.";
      const refusal = wantsJson(c)
        ? jsonError(405, sentence)
        : statusPage(c, files, 405, { title: "405", line: sentence });
      refusal.headers.set("Allow", methods);
      return refusal;
    },

    failure(c: SiteContext, error: Error): Response {
      const { method, path } = c.req;
      if (error instanceof HttpProblem) {
        const { status, message, retryAfter } = error;
        const answer = wantsJson(c)
          ? jsonError(status, message)
          : htmlResponse(c, status, plainPage(`${status}`, [message]));
        if (status === 429 || status === 503) answer.headers.set("Retry-After", `${retryAfter}`);
        return answer;
      }
      if (isOutage(error)) {
        log.error({ method, path: loggable(path), error }, "records cannot be reached");
        return notThere(c);
      }
      log.error({ method, path: loggable(path), error }, "unexpected error");
      const title = "Unexpected Application Error!";
      const detail = showsErrors ? error.message : "500";
      if (wantsJson(c)) return jsonError(500, `${title} ${detail}`);
      return showsErrors
        ? htmlResponse(c, 500, plainPage(title, [detail]))
        : statusPage(c, files, 500, { title, line: detail });
    },
  };
}
