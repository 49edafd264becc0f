import type { FieldError, FormOutcome } from "#app/services.ts";
import { type SiteContext, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError } from "#server/http/responses.ts";
import type { LocalRateLimiter } from "#server/limits/rate-limiter.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { Log } from "#server/log.ts";
import { cachedResponse, type PageCache } from "#server/pages/page-cache.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { plainPage } from "#server/pages/plain-page.ts";
import type { Form } from "./form.ts";
import { type FormFields, hiddenFields } from "./read-form.ts";
import type { SubmissionTimer } from "./submission-timing.ts";

export interface FormRefusalDependencies {
  pages: PageRenderer;
  pageCache: PageCache;
  /** Counts refused forms rendered with their input, by network. */
  refusalLimiter: Pick<LocalRateLimiter, "take">;
  submissionTimer: SubmissionTimer;
  /** Number of our own proxies in front of the server. */
  trustedProxies: number;
  log: Log;
}

interface Refusal {
  status: number;
  errors: FieldError[];
  fields: FormFields;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
}

/** For a cached page, which cannot give back what was typed; browsers can. */
const invalidFormMessage = "Something in the form is missing or not right.";
const goBackMessage = "Go back one page in your browser: what you typed is still there.";

/**
 * Answers a form that is refused: JSON for programs; otherwise the page of the form with what was typed, or a
 * cached page when there are many refusals, or a page without design when rendering fails.
 */
export function createFormRefusal(form: Form, path: string, dependencies: FormRefusalDependencies) {
  const { pages, pageCache, refusalLimiter, submissionTimer, trustedProxies, log } = dependencies;

  async function renderRefusal(c: SiteContext, { status, errors, fields }: Refusal) {
    const page = form.pageOf?.(hiddenFields(fields).sourcePage) ?? { path, failed: form.failed };
    const { title, description } = page.failed;
    const render = (sentences: string[], more: Partial<FormOutcome>) => {
      const text = [...sentences, description].join(" ");
      const empty = { form: form.name, title, description: text, errors: [], values: {} };
      return pages.render(page.path, { ...empty, ...more });
    };
    // An error of no single field is shown with the words of the toast.
    const whole = errors.filter(({ field }) => field === "").map(({ message }) => message);
    try {
      // A network that sends too much has had its pages; another site's form was never on ours.
      const isBrief = status === 429 || status === 403;
      if (isBrief || refusalLimiter.take(networkOf(c, trustedProxies)) > 0) {
        const brief = [...(whole.length > 0 ? whole : [invalidFormMessage]), goBackMessage];
        const key = `refused ${form.name} ${page.path} ${status} ${brief[0]}`;
        return cachedResponse(c, await pageCache.find(key, () => render(brief, {}), status));
      }
      const values = Object.fromEntries(
        form.fields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
      );
      const opened = submissionTimer.stamp(fields._opened);
      const { html } = await render(whole, { errors, values, opened });
      return htmlResponse(c, status, html);
    } catch (error) {
      log.error({ form: form.name, error }, "form page could not be rendered");
      const sentences = errors.map(({ message }) => message);
      return htmlResponse(c, status, plainPage(title, [...sentences, description]));
    }
  }

  return async (c: SiteContext, refusal: Refusal): Promise<Response> => {
    const { status, errors, retryAfter } = refusal;
    log.info({ form: form.name, status, codes: errors.map(({ code }) => code) }, "form refused");
    const sentences = errors.map(({ message }) => message).join(" ");
    const response = wantsJson(c)
      ? jsonError(status, sentences, errors)
      : await renderRefusal(c, refusal);
    if (retryAfter) response.headers.set("Retry-After", String(retryAfter));
    return response;
  };
}
