import type { FieldError, FormOutcome, GivenToPage } from "#app/services.ts";
import { isOwnOrigin } from "#server/http/origin-check.ts";
import { Problem } from "#server/http/problem.ts";
import { type SiteContext, type SiteHandler, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError, jsonResponse, seeOther } from "#server/http/responses.ts";
import { networkOf } from "#server/http/visitor-address.ts";
import type { PageAddress } from "#server/pages/address.ts";
import { plainPage } from "#server/pages/plain-page.ts";
import type { SiteServices } from "#server/services.ts";
import { type HiddenFields, hiddenFields } from "./hidden-fields.ts";
import { type FormFields, readForm } from "./read-form.ts";
import type { SubmissionTiming } from "./submission-timing.ts";

/** One form of the site: what it is and what happens with it. */
export interface Form {
  name: FormOutcome["form"];
  /** Names of the fields that a page gets back when something is wrong. */
  fields: readonly string[];
  /** Words for any failure, those of the toast. */
  failed: { title: string; description: string };
  /** Another page that holds the same form, when that is where it was filled, with its own words. */
  pageOf?(sourcePage: string): { path: PageAddress; failed: Form["failed"] } | undefined;
  /** What its page needs besides the outcome. */
  given?: GivenToPage;
  /**
   * Takes what was posted in charge.
   * @throws Problem when it is refused as a whole; anything else counts as a failure of the store
   */
  receive(fields: FormFields, signs: FormSigns): Promise<FormResult>;
}

/** What a form says besides what was typed, and what the way in which it came says about its sender. */
export interface FormSigns extends HiddenFields {
  /** How long its sender had it. */
  timing: SubmissionTiming;
}

/** A form with fields filled in and nothing wrong. */
interface FilledForm {
  form: FormOutcome["form"];
  path: PageAddress;
  values: Record<string, string>;
}

/** Where to go on, or what is wrong with which field, or a form to be filled on before it is sent. */
export type FormResult =
  /** `reference` is how its sender and our team find it again. */
  | { next: PageAddress | `http${string}`; reference?: string }
  | { errors: FieldError[] }
  | { show: FilledForm };

const tooMany = "Many forms were sent from your network. Please wait a minute and try again.";

type FormServices = Pick<
  SiteServices,
  "pages" | "limiter" | "submissionTimer" | "log" | "ownOrigins" | "trustedProxies"
>;

/** The same filling of a form came again with something else in it, e.g. `another address`. */
export function keyUsed(what: string): Problem {
  const sentence = `This form was sent before with ${what}. Please reload the page and send it again.`;
  return new Problem(422, "KEY_USED", sentence);
}

function withReference({ next, reference }: { next: string; reference?: string }): string {
  return reference ? `${next}?reference=${reference}` : next;
}

/**
 * Answers a posted form: JSON for programs and scripts; for everybody else the next page, or the page
 * of the form again with what was typed. The same words in both.
 * @param path address that it is posted to, and of the page that shows it
 */
export function formHandler(form: Form, path: string, services: FormServices): SiteHandler {
  const { pages, limiter, submissionTimer, log, ownOrigins, trustedProxies } = services;

  return async (c) => {
    let fields: FormFields = {};
    try {
      if (!isOwnOrigin(c, ownOrigins)) {
        throw new Problem(403, "FOREIGN_ORIGIN", "Please send this form from our own page.");
      }
      const wait = limiter.take(networkOf(c, trustedProxies));
      // Read before refusing, so that the page can give back what was typed.
      fields = await readForm(c);
      if (wait > 0) throw new Problem(429, "TOO_MANY", tooMany, Math.ceil(wait / 1000));
      const timing = submissionTimer.read(fields._opened);
      const result = await form.receive(fields, { ...hiddenFields(fields), timing });
      if ("errors" in result) return await refuse(c, 422, result.errors, fields);
      log.info({ form: form.name }, "form taken");
      if ("show" in result) return await show(c, result.show);
      return wantsJson(c)
        ? jsonResponse(c, 200, { ok: true, ...result })
        : seeOther(c, withReference(result));
    } catch (error) {
      const problem = error instanceof Problem ? error : storeFailure(error);
      const { status, code, message } = problem;
      const refusal = await refuse(c, status, [{ field: "", code, message }], fields);
      if (status === 429 || status === 503) {
        refusal.headers.set("Retry-After", String(problem.retryAfter));
      }
      return refusal;
    }
  };

  /** Programs only hear where the form is. */
  async function show(c: SiteContext, { form: name, path, values }: FilledForm): Promise<Response> {
    if (wantsJson(c)) return jsonResponse(c, 200, { ok: true, next: path });
    const { title, description } = form.failed;
    const outcome = { form: name, status: 200, title, description, errors: [], values };
    return htmlResponse(c, 200, await pages.render(path, outcome, form.given));
  }

  function storeFailure(error: unknown): Problem {
    log.error({ form: form.name, error }, "a form could not be kept");
    const sentence = "We could not keep what you sent. Please try again in a minute.";
    return new Problem(503, "NOT_KEPT", sentence);
  }

  async function refuse(
    c: SiteContext,
    status: number,
    errors: FieldError[],
    fields: FormFields,
  ): Promise<Response> {
    log.info({ form: form.name, status, codes: errors.map(({ code }) => code) }, "form refused");
    const sentences = errors.map(({ message }) => message);
    if (wantsJson(c)) return jsonError(c, status, sentences.join(" "), errors);

    const values = Object.fromEntries(
      form.fields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    );
    // What concerns no single field has no place beside one, so it stands with the words of the toast.
    const whole = errors.filter(({ field }) => field === "").map(({ message }) => message);
    const page = form.pageOf?.(hiddenFields(fields).sourcePage) ?? { path, failed: form.failed };
    const { title, description } = page.failed;
    const outcome: FormOutcome = {
      form: form.name,
      status,
      title,
      description: [...whole, description].join(" "),
      errors,
      values,
      opened: submissionTimer.stamp(fields._opened),
    };
    try {
      return htmlResponse(c, status, await pages.render(page.path, outcome, form.given));
    } catch (error) {
      log.error({ form: form.name, error }, "the page of a form was not rendered");
      return htmlResponse(c, status, plainPage(title, [...sentences, description]));
    }
  }
}
