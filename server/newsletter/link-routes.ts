import { type Answer, type Asked, wantsJson } from "#server/http/exchange.ts";
import { isOwnOrigin } from "#server/http/origin-check.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { plainPage } from "#server/http/plain-page.ts";
import { Problem } from "#server/http/problem.ts";
import { type FormFields, readForm } from "#server/http/read-form.ts";
import type { RequestRoute } from "#server/http/request-route.ts";
import { htmlAnswer, jsonAnswer, jsonError, seeOther } from "#server/http/written-answer.ts";
import type { Newsletter } from "./newsletter.ts";

export interface LinkRouteParts {
  newsletter: Newsletter;
  pages: PageRenderer;
  ownOrigins: readonly string[];
}

const show = async (pages: PageRenderer, asked: Asked, status = 200): Promise<Answer> =>
  htmlAnswer(asked, status, await pages.render(asked.path, null));

/**
 * The link that confirms. Looking at it changes nothing; its button posts to the same address. One that
 * was never made, has expired or belongs to nobody any more is "gone", and none of these can be told apart.
 */
export function confirmRoute({ newsletter, pages, ownOrigins }: LinkRouteParts): RequestRoute {
  return {
    path: "/newsletter/confirm/",
    async get(asked, token) {
      const state = await newsletter.confirmationState(token);
      return show(pages, asked, state === "expired" ? 410 : 200);
    },
    async post(asked, token) {
      if (!isOwnOrigin(asked, ownOrigins)) return refuseForeign(asked);
      const isConfirmed = await newsletter.confirm(token);
      const next = "/newsletter/confirmed";
      if (wantsJson(asked)) {
        return isConfirmed
          ? jsonAnswer(200, { ok: true, next })
          : jsonError(410, "This link no longer works.");
      }
      return isConfirmed ? seeOther(next) : show(pages, asked, 410);
    },
  };
}

/**
 * The link that ends a subscription. Mail programs post to it by themselves (RFC 8058): without cookies
 * and from anywhere, so the token alone counts, and the answer to them leads nowhere else. One that we
 * made is answered alike whatever has become of the subscriber; any other is not found.
 */
export function leaveRoute({ newsletter, pages }: LinkRouteParts): RequestRoute {
  return {
    path: "/newsletter/unsubscribe/",
    async get(asked, token) {
      return show(pages, asked, (await newsletter.canLeave(token)) ? 200 : 404);
    },
    async post(asked, token) {
      const fields = await readLenient(asked);
      const wantsErasure = fields.erase === "yes";
      const isKnown = await newsletter.unsubscribe(token, wantsErasure);
      if (!isKnown) {
        return wantsJson(asked) || isOneClick(fields)
          ? jsonError(404, "This link does not work.")
          : show(pages, asked, 404);
      }
      const next = wantsErasure ? "/newsletter/erased" : "/newsletter/unsubscribed";
      return isOneClick(fields) || wantsJson(asked)
        ? jsonAnswer(200, { ok: true, next })
        : seeOther(next);
    },
  };
}

const isOneClick = (fields: FormFields) => fields["List-Unsubscribe"] === "One-Click";

/** A mail program that posts nothing, or something odd, still means it: the address says all. */
async function readLenient(asked: Asked): Promise<FormFields> {
  try {
    return await readForm(asked);
  } catch (error) {
    if (error instanceof Problem) return { "List-Unsubscribe": "One-Click" };
    throw error;
  }
}

function refuseForeign(asked: Asked): Answer {
  const sentence = "Please press the button on our own page.";
  return wantsJson(asked)
    ? jsonError(403, sentence)
    : htmlAnswer(asked, 403, plainPage("403", [sentence]));
}
