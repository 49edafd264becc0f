import { isOwnOrigin } from "#server/forms/origin-check.ts";
import { type FormFields, readForm } from "#server/forms/read-form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, targetOf, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError, jsonResponse, seeOther } from "#server/http/responses.ts";
import { toResponse } from "#server/http/stored-file.ts";
import { plainPage } from "#server/pages/plain-page.ts";
import type { SiteServices } from "#server/services.ts";

type LinkServices = Pick<SiteServices, "newsletter" | "pages" | "pageCache" | "ownOrigins">;

const tokenOf = (c: SiteContext) => c.req.param("token") ?? "";

/**
 * A page of a link in its state. The token stands in no page, so all links in the same state share one that
 * lies ready: anybody can ask for links that we never made, as often as he likes.
 */
async function show(
  c: SiteContext,
  { pages, pageCache }: Pick<LinkServices, "pages" | "pageCache">,
  { page, state, status = 200 }: { page: string; state: string; status?: number },
): Promise<Response> {
  const render = () => pages.render(targetOf(c).path, null);
  const kept = await pageCache.find(`${page} ${state} ${status}`, render, { status });
  return toResponse(kept.answer(c.req));
}

/**
 * The link that confirms. Looking at it changes nothing; its button posts to the same address. One that
 * was never made, has expired or belongs to nobody any more is "gone", and none of these can be told apart.
 */
export function confirmHandlers(services: LinkServices) {
  const { newsletter, ownOrigins } = services;
  const page = "confirm";
  const gone = { page, state: "expired", status: 410 };
  return {
    async get(c: SiteContext) {
      const state = await newsletter.confirmationState(tokenOf(c));
      return show(c, services, state === "expired" ? gone : { page, state });
    },
    async post(c: SiteContext) {
      if (!isOwnOrigin(c, ownOrigins)) return refuseForeign(c);
      const isConfirmed = await newsletter.confirm(tokenOf(c));
      const next = "/newsletter/confirmed";
      if (wantsJson(c)) {
        return isConfirmed
          ? jsonResponse(c, 200, { ok: true, next })
          : jsonError(c, 410, "This link no longer works.");
      }
      return isConfirmed ? seeOther(c, next) : show(c, services, gone);
    },
  };
}

/**
 * The link that ends a subscription. Mail programs post to it by themselves (RFC 8058): without cookies
 * and from anywhere, so the token alone counts, and the answer to them leads nowhere else. One that we
 * made is answered alike whatever has become of the subscriber; any other is not found.
 */
export function unsubscribeHandlers(services: LinkServices) {
  const { newsletter } = services;
  const page = "unsubscribe";
  const unknown = { page, state: "unknown", status: 404 };
  return {
    async get(c: SiteContext) {
      const isKnown = await newsletter.canUnsubscribe(tokenOf(c));
      return show(c, services, isKnown ? { page, state: "known" } : unknown);
    },
    async post(c: SiteContext) {
      const fields = await readLenient(c);
      const wantsErasure = fields.erase === "yes";
      const isKnown = await newsletter.unsubscribe(tokenOf(c), wantsErasure);
      const isProgram = wantsJson(c) || isOneClick(fields);
      if (!isKnown) {
        return isProgram
          ? jsonError(c, 404, "This link does not work.")
          : show(c, services, unknown);
      }
      const next = wantsErasure ? "/newsletter/erased" : "/newsletter/unsubscribed";
      return isProgram ? jsonResponse(c, 200, { ok: true, next }) : seeOther(c, next);
    },
  };
}

const isOneClick = (fields: FormFields) => fields["List-Unsubscribe"] === "One-Click";

/** A mail program that posts nothing, or something odd, still means it: the address says all. */
async function readLenient(c: SiteContext): Promise<FormFields> {
  try {
    return await readForm(c);
  } catch (error) {
    if (error instanceof HttpProblem) return { "List-Unsubscribe": "One-Click" };
    throw error;
  }
}

function refuseForeign(c: SiteContext): Response {
  const sentence = "Please press the button on our own page.";
  return wantsJson(c)
    ? jsonError(c, 403, sentence)
    : htmlResponse(c, 403, plainPage("403", [sentence]));
}
