import { type FormFields, readForm } from "#server/forms/read-form.ts";
import { isOwnOrigin } from "#server/http/origin-check.ts";
import { Problem } from "#server/http/problem.ts";
import { type SiteContext, targetOf, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError, jsonResponse, seeOther } from "#server/http/responses.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { plainPage } from "#server/pages/plain-page.ts";
import type { SiteServices } from "#server/services.ts";

type LinkServices = Pick<SiteServices, "newsletter" | "pages" | "ownOrigins">;

const tokenOf = (c: SiteContext) => c.req.param("token") ?? "";

const show = async (pages: PageRenderer, c: SiteContext, status = 200): Promise<Response> =>
  htmlResponse(c, status, await pages.render(targetOf(c).path, null));

/**
 * The link that confirms. Looking at it changes nothing; its button posts to the same address. One that
 * was never made, has expired or belongs to nobody any more is "gone", and none of these can be told apart.
 */
export function confirmHandlers({ newsletter, pages, ownOrigins }: LinkServices) {
  return {
    async get(c: SiteContext) {
      const state = await newsletter.confirmationState(tokenOf(c));
      return show(pages, c, state === "expired" ? 410 : 200);
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
      return isConfirmed ? seeOther(c, next) : show(pages, c, 410);
    },
  };
}

/**
 * The link that ends a subscription. Mail programs post to it by themselves (RFC 8058): without cookies
 * and from anywhere, so the token alone counts, and the answer to them leads nowhere else. One that we
 * made is answered alike whatever has become of the subscriber; any other is not found.
 */
export function unsubscribeHandlers({ newsletter, pages }: LinkServices) {
  return {
    async get(c: SiteContext) {
      return show(pages, c, (await newsletter.canLeave(tokenOf(c))) ? 200 : 404);
    },
    async post(c: SiteContext) {
      const fields = await readLenient(c);
      const wantsErasure = fields.erase === "yes";
      const isKnown = await newsletter.unsubscribe(tokenOf(c), wantsErasure);
      const isProgram = wantsJson(c) || isOneClick(fields);
      if (!isKnown) {
        return isProgram ? jsonError(c, 404, "This link does not work.") : show(pages, c, 404);
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
    if (error instanceof Problem) return { "List-Unsubscribe": "One-Click" };
    throw error;
  }
}

function refuseForeign(c: SiteContext): Response {
  const sentence = "Please press the button on our own page.";
  return wantsJson(c)
    ? jsonError(c, 403, sentence)
    : htmlResponse(c, 403, plainPage("403", [sentence]));
}
