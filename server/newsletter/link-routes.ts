import type { ConfirmationState } from "#app/services.ts";
import { isOwnOrigin } from "#server/forms/origin-check.ts";
import { type FormFields, readForm } from "#server/forms/read-form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, targetOf, wantsJson } from "#server/http/request-context.ts";
import { jsonError, jsonResponse, seeOther } from "#server/http/responses.ts";
import type { SiteFiles } from "#server/http/site-files.ts";
import { cachedResponse, type PageCache } from "#server/pages/page-cache.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { statusPage } from "#server/pages/status-page.ts";
import type { Newsletter } from "./newsletter.ts";

interface LinkDependencies {
  newsletter: Newsletter;
  pages: PageRenderer;
  pageCache: PageCache;
}

const tokenOf = (c: SiteContext) => c.req.param("token") ?? "";

/**
 * Shows the page for the state of a link. No page contains the token, so all links in one state share a
 * cached page; requests for invented links stay cheap.
 */
async function showLinkState(
  c: SiteContext,
  { pages, pageCache }: LinkDependencies,
  view: { page: string; state: ConfirmationState; status?: number },
): Promise<Response> {
  const { page, state, status = 200 } = view;
  const render = () => pages.render(targetOf(c).path, null, { linkState: state });
  return cachedResponse(c, await pageCache.find(`${page} ${state} ${status}`, render, status));
}

/**
 * Handles the confirmation link. GET changes nothing; the button posts to the same address. Invented, expired
 * and orphaned links get the same answer.
 */
export function confirmHandlers(
  dependencies: LinkDependencies & { files: SiteFiles; ownOrigins: readonly string[] },
) {
  const { files, newsletter, ownOrigins } = dependencies;
  const page = "confirm";
  const sentence = "This link no longer works.";
  const gone = (c: SiteContext) => statusPage(c, files, 410, { title: "410", line: sentence });
  return {
    async get(c: SiteContext) {
      const state = await newsletter.confirmationState(tokenOf(c));
      return state === "expired" ? gone(c) : showLinkState(c, dependencies, { page, state });
    },
    async post(c: SiteContext) {
      if (!isOwnOrigin(c, ownOrigins)) refuseForeign();
      const isConfirmed = await newsletter.confirm(tokenOf(c));
      const next = "/newsletter/confirmed";
      if (wantsJson(c)) {
        return isConfirmed ? jsonResponse(200, { ok: true, next }) : jsonError(410, sentence);
      }
      return isConfirmed ? seeOther(next) : gone(c);
    },
  };
}

/**
 * Handles the unsubscribe link. Mail programs post to it without cookies and from anywhere (RFC 8058), so the
 * token alone counts, and they get no redirect. A genuine link gets the same answer whatever the subscriber's
 * state.
 */
export function unsubscribeHandlers(dependencies: LinkDependencies) {
  const { newsletter } = dependencies;
  const page = "unsubscribe";
  const unknown = { page, state: "expired", status: 404 } as const;
  return {
    async get(c: SiteContext) {
      const isKnown = await newsletter.canUnsubscribe(tokenOf(c));
      return showLinkState(c, dependencies, isKnown ? { page, state: "ready" } : unknown);
    },
    async post(c: SiteContext) {
      const fields = await readLenient(c);
      const wantsErasure = fields.erase === "yes";
      const isKnown = await newsletter.unsubscribe(tokenOf(c), wantsErasure);
      const isProgram = wantsJson(c) || fields["List-Unsubscribe"] === "One-Click";
      if (!isKnown) {
        return isProgram
          ? jsonError(404, "This link does not work.")
          : showLinkState(c, dependencies, unknown);
      }
      const next = wantsErasure ? "/newsletter/erased" : "/newsletter/unsubscribed";
      return isProgram ? jsonResponse(200, { ok: true, next }) : seeOther(next);
    },
  };
}

/** Accepts an empty or malformed body: a mail program's request is clear from its address. */
async function readLenient(c: SiteContext): Promise<FormFields> {
  try {
    return await readForm(c);
  } catch (error) {
    if (error instanceof HttpProblem) return { "List-Unsubscribe": "One-Click" };
    throw error;
  }
}

function refuseForeign(): never {
  throw new HttpProblem(403, "FOREIGN_ORIGIN", "Please press the button on our own page.");
}
