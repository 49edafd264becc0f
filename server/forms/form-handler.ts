import type { FieldError, FormOutcome } from "#app/services.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, type SiteHandler, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonResponse, seeOther } from "#server/http/responses.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { PageAddress } from "#server/pages/address.ts";
import type { SiteServices } from "#server/services.ts";
import { createFormRefusal } from "./form-refusal.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { type FormFields, type HiddenFields, hiddenFields, readForm } from "./read-form.ts";
import type { SubmissionTiming } from "./submission-timing.ts";

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
  /**
   * Checks what was posted and stores it before it resolves.
   * @throws Problem when it is refused as a whole; anything else is a failure of the store
   */
  receive(fields: FormFields, signals: SubmissionSignals): Promise<FormResult>;
}

/** What a form says besides what was typed, and what the way in which it came says about its sender. */
interface SubmissionSignals extends HiddenFields {
  timing: SubmissionTiming;
  /** Whether its network has sent more of this form than usual: an office, a campus, or a flood. */
  isCrowded: boolean;
  /** What its visitor's household or mobile network shares, for counting; see `addressPrefix`. */
  network: string;
}

/** Where to go on, or what is wrong with which field, or a form to be filled on before it is sent. */
export type FormResult =
  /** `reference` is how its sender and our team find it again. */
  | { next: PageAddress | `http${string}`; reference?: string }
  | { errors: FieldError[] }
  | { show: Pick<FormOutcome, "form" | "values"> & { path: PageAddress } };

/** The same filling of a form came again with something else in it, e.g. `another address`. */
export function keyReusedProblem(what: string): HttpProblem {
  const sentence = `This form was sent before with ${what}. Please reload the page and send it again.`;
  return new HttpProblem(422, "KEY_USED", sentence);
}

/** Share of an allowance that a refused form gets back: mistakes are cheap, for the sender and for us. */
const refundShare = 0.9;

const tooMany = "Many forms were sent from your network. Please wait a minute and try again.";

/**
 * Answers a posted form: JSON for programs and scripts; for everybody else the next page, or the page of the
 * form again with what was typed. The same words in both.
 * @param path address that it is posted to, and of the page that shows it
 */
export function formHandler(form: Form, path: string, services: SiteServices): SiteHandler {
  const { pages, limiter, submissionTimer, log, ownOrigins } = services;
  const refuse = createFormRefusal(form, path, services);

  /** Counts a form of its network. `bucket` paid for it; `isCrowded`: the usual bucket was empty. */
  async function takeAllowance(c: SiteContext) {
    const network = networkOf(c, services.trustedProxies);
    // By form, so that submissions of one use up nothing of another.
    let bucket = `${form.name} ${network}`;
    let wait = await limiter.take(bucket);
    const isCrowded = wait > 0;
    if (isCrowded && form.takesCrowds) {
      bucket = `crowd ${bucket}`;
      wait = await limiter.take(bucket);
    }
    if (wait > 0) throw new HttpProblem(429, "TOO_MANY", tooMany, Math.ceil(wait / 1000));
    return { network, bucket, isCrowded };
  }

  /** Never rejects: where allowances cannot be reached, what was typed is still given back. */
  async function refund(bucket: string | undefined): Promise<void> {
    try {
      if (bucket) await limiter.refund(bucket, refundShare);
    } catch (error) {
      log.error({ form: form.name, error }, "allowance could not be refunded");
    }
  }

  function notStored(error: unknown): HttpProblem {
    log.error({ form: form.name, error }, "form could not be stored");
    const sentence = "We could not keep what you sent. Please try again in a minute.";
    return new HttpProblem(503, "NOT_KEPT", sentence);
  }

  async function answer(c: SiteContext, result: Exclude<FormResult, { errors: FieldError[] }>) {
    log.info({ form: form.name }, "form accepted");
    if ("next" in result) {
      if (wantsJson(c)) return jsonResponse(200, { ok: true, ...result });
      const { next, reference } = result;
      return seeOther(reference ? `${next}?reference=${reference}` : next);
    }
    const { form: name, path: next, values } = result.show;
    // Programs get the address of the filled form only.
    if (wantsJson(c)) return jsonResponse(200, { ok: true, next });
    const outcome = { form: name, ...form.failed, errors: [], values };
    return htmlResponse(c, 200, (await pages.render(next, outcome)).html);
  }

  return async (c) => {
    let allowance: Awaited<ReturnType<typeof takeAllowance>> | undefined;
    let fields: FormFields = {};
    try {
      if (!isOwnOrigin(c, ownOrigins)) {
        throw new HttpProblem(403, "FOREIGN_ORIGIN", "Please send this form from our own page.");
      }
      try {
        allowance = await takeAllowance(c);
      } finally {
        // Also above the allowance, for the page that gives back what was typed.
        fields = await readForm(c);
      }
      const { network, isCrowded } = allowance;
      const timing = submissionTimer.read(fields._opened);
      const signals = { ...hiddenFields(fields), timing, isCrowded, network };
      const result = await form.receive(fields, signals);
      if (!("errors" in result)) return await answer(c, result);
      await refund(allowance.bucket);
      return await refuse(c, { status: 422, errors: result.errors, fields });
    } catch (error) {
      const problem = error instanceof HttpProblem ? error : notStored(error);
      const { status, code, message, retryAfter } = problem;
      // A mistake of the sender. From 500 on the work was done.
      if (status < 500) await refund(allowance?.bucket);
      const errors = [{ field: "", code, message }];
      const isTemporary = status === 429 || status === 503;
      return await refuse(c, {
        status,
        errors,
        fields,
        retryAfter: isTemporary ? retryAfter : undefined,
      });
    }
  };
}
