import type { SiteContext } from "#server/http/request-context.ts";
import { htmlResponse, packedResponse } from "#server/http/responses.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import { plainPage } from "./plain-page.ts";

/** Answers with a page that the build made for a status, or in a few words where nothing is built. */
export function statusPage(
  c: SiteContext,
  files: SiteFiles,
  status: 404 | 405 | 410 | 429 | 500,
  message: { title: string; line: string },
): Response {
  const page = files.statusPage(status);
  return page
    ? packedResponse(c, status, page)
    : htmlResponse(c, status, plainPage(message.title, [message.line]));
}
