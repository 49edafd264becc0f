import type { FieldError, FormOutcome, PageData } from "#app/services.ts";
import { isOwnOrigin } from "#server/forms/origin-check.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, type SiteHandler, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonError, jsonResponse, seeOther } from "#server/http/responses.ts";
import { toResponse } from "#server/http/stored-file.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
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
  pageOf?(
    sourcePage: string,
  ): { path: PageAddress | `${PageAddress}?${string}`; failed: Form["failed"] } | undefined;
  /** Whether what comes above the allowance of a network is kept in quarantine instead of being refused. */
  takesCrowds?: boolean;
  /** What its page needs besides the outcome. */
  given?: PageData;
  /**
   * Takes what was posted in charge.
   * @throws Problem when it is refused as a whole; anything else counts as a failure of the store
   */
  receive(fields: FormFields, signals: SubmissionSignals): Promise<FormResult>;
}

/** What a form says besides what was typed, and what the way in which it came says about its sender. */
export interface SubmissionSignals extends HiddenFields {
  /** How long its sender had it. */
  timing: SubmissionTiming;
  /** Whether its network has sent more of this form than usual: an office, a campus, or somebody who floods us. */
  isCrowded: boolean;
  /** The network that it came from, for counting. */
  network: string;
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

/** Said on a page that lies ready, which cannot give back what was typed; browsers can. */
const invalidFormMessage = "Something in the form is missing or not right.";
const goBackMessage = "Go back one page in your browser: what you typed is still there.";

/** What a refused form gives back of its share in the allowance: mistakes are cheap, for them and for us. */
const refundShare = 0.9;

const tooMany = "Many forms were sent from your network. Please wait a minute and try again.";

type FormServices = Pick<
  SiteServices,
  | "pages"
  | "pageCache"
  | "limiter"
  | "refusalLimiter"
  | "submissionTimer"
  | "log"
  | "ownOrigins"
  | "trustedProxies"
>;

/** What a network has left for a form, after this one. */
interface Allowance {
  bucket: string;
  /** Milliseconds until it may come; 0 when it may. */
  wait: number;
  isCrowded: boolean;
}

/** The same filling of a form came again with something else in it, e.g. `another address`. */
export function keyReusedProblem(what: string): HttpProblem {
  const sentence = `This form was sent before with ${what}. Please reload the page and send it again.`;
  return new HttpProblem(422, "KEY_USED", sentence);
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
  const { pages, pageCache, limiter, refusalLimiter, submissionTimer, log } = services;
  const { ownOrigins, trustedProxies } = services;

  return async (c) => {
    let fields: FormFields = {};
    const network = networkOf(c, trustedProxies);
    let allowance: Allowance | HttpProblem | undefined;
    try {
      if (!isOwnOrigin(c, ownOrigins)) {
        throw new HttpProblem(403, "FOREIGN_ORIGIN", "Please send this form from our own page.");
      }
      allowance = await takeAllowance(network).catch(storeFailure);
      // Read before refusing, so that the page can give back what was typed.
      fields = await readForm(c);
      if (allowance instanceof HttpProblem) throw allowance;
      const { wait, isCrowded } = allowance;
      if (wait > 0) throw new HttpProblem(429, "TOO_MANY", tooMany, Math.ceil(wait / 1000));
      const timing = submissionTimer.read(fields._opened);
      const signals = { ...hiddenFields(fields), timing, isCrowded, network };
      const result = await form.receive(fields, signals);
      if ("errors" in result) {
        await refundAllowance(allowance);
        return await refuse(c, 422, result.errors, fields);
      }
      log.info({ form: form.name }, "form taken");
      if ("show" in result) return await show(c, result.show);
      return wantsJson(c)
        ? jsonResponse(c, 200, { ok: true, ...result })
        : seeOther(c, withReference(result));
    } catch (error) {
      const problem = error instanceof HttpProblem ? error : storeFailure(error);
      const { status, code, message } = problem;
      // A mistake of the sender; 403 took nothing, 429 got nothing, and from 500 on we had our work with it.
      if (status < 500 && status !== 403 && status !== 429) await refundAllowance(allowance);
      const isLater = status === 429 || status === 503;
      const more = isLater ? { "Retry-After": String(problem.retryAfter) } : {};
      return await refuse(c, status, [{ field: "", code, message }], fields, more);
    }
  };

  async function takeAllowance(network: string): Promise<Allowance> {
    // By form, so that what is sent of one uses up nothing of another.
    const bucket = `${form.name} ${network}`;
    const wait = await limiter.take(bucket);
    if (wait === 0 || !form.takesCrowds) return { bucket, wait, isCrowded: wait > 0 };
    const crowd = `crowd ${bucket}`;
    return { bucket: crowd, wait: await limiter.take(crowd), isCrowded: true };
  }

  /** Never rejects: where allowances cannot be reached, what was typed is still given back. */
  async function refundAllowance(allowance: Allowance | HttpProblem | undefined): Promise<void> {
    if (!allowance || allowance instanceof HttpProblem) return;
    try {
      await limiter.refund(allowance.bucket, refundShare);
    } catch (error) {
      log.error({ form: form.name, error }, "an allowance was not given back");
    }
  }

  /** Programs only hear where the form is. */
  async function show(c: SiteContext, { form: name, path, values }: FilledForm): Promise<Response> {
    if (wantsJson(c)) return jsonResponse(c, 200, { ok: true, next: path });
    const { title, description } = form.failed;
    const outcome = { form: name, status: 200, title, description, errors: [], values };
    return htmlResponse(c, 200, await pages.render(path, outcome, form.given));
  }

  function storeFailure(error: unknown): HttpProblem {
    log.error({ form: form.name, error }, "a form could not be kept");
    const sentence = "We could not keep what you sent. Please try again in a minute.";
    return new HttpProblem(503, "NOT_KEPT", sentence);
  }

  async function refuse(
    c: SiteContext,
    status: number,
    errors: FieldError[],
    fields: FormFields,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    log.info({ form: form.name, status, codes: errors.map(({ code }) => code) }, "form refused");
    const sentences = errors.map(({ message }) => message);
    if (wantsJson(c)) return adding(more, jsonError(c, status, sentences.join(" "), errors));

    const page = form.pageOf?.(hiddenFields(fields).sourcePage) ?? { path, failed: form.failed };
    const { title, description } = page.failed;
    // What concerns no single field has no place beside one, so it stands with the words of the toast.
    const whole = errors.filter(({ field }) => field === "").map(({ message }) => message);
    const outcome = (sentences: string[], given: Partial<FormOutcome>): FormOutcome => ({
      form: form.name,
      status,
      title,
      errors: [],
      values: {},
      description: [...sentences, description].join(" "),
      ...given,
    });
    const render = (result: FormOutcome) => pages.render(page.path, result, form.given);
    try {
      // Who sends too many has had his pages; who sends from elsewhere was never on ours.
      if (status === 429 || status === 403 || refusalLimiter.take("all") > 0) {
        const brief = [...(whole.length > 0 ? whole : [invalidFormMessage]), goBackMessage];
        const key = `refused ${form.name} ${page.path} ${status} ${brief[0]}`;
        const kept = await pageCache.find(key, () => render(outcome(brief, {})), { status });
        return toResponse(kept.answer(c.req), more);
      }
      const values = Object.fromEntries(
        form.fields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
      );
      const opened = submissionTimer.stamp(fields._opened);
      const rendered = await render(outcome(whole, { errors, values, opened }));
      return adding(more, htmlResponse(c, status, rendered));
    } catch (error) {
      log.error({ form: form.name, error }, "the page of a form was not rendered");
      return adding(more, htmlResponse(c, status, plainPage(title, [...sentences, description])));
    }
  }
}

function adding(headers: Readonly<Record<string, string>>, response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
