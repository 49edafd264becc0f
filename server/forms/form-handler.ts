import type { FieldError } from "#app/services.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, type SiteHandler, wantsJson } from "#server/http/request-context.ts";
import { htmlResponse, jsonResponse, seeOther } from "#server/http/responses.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { Form, FormResult } from "./form.ts";
import { createFormRefusal, type FormRefusalDependencies } from "./form-refusal.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { type FormFields, hiddenFields, readForm } from "./read-form.ts";

export interface FormDependencies extends FormRefusalDependencies {
  /** Counts forms by network. */
  limiter: RateLimiter;
  /** Other origins whose pages may post to us. */
  ownOrigins: readonly string[];
}

/** Share of an allowance that a refused form gets back: mistakes are cheap, for the sender and for us. */
const refundShare = 0.9;

const tooMany = "Many forms were sent from your network. Please wait a minute and try again.";

/**
 * Answers a posted form: JSON for programs and scripts; for everybody else the next page, or the page of the
 * form again with what was typed. The same words in both.
 * @param path address that it is posted to, and of the page that shows it
 */
export function formHandler(form: Form, path: string, dependencies: FormDependencies): SiteHandler {
  const { pages, limiter, submissionTimer, log, ownOrigins, trustedProxies } = dependencies;
  const refuse = createFormRefusal(form, path, dependencies);

  /** Counts a form of its network. `bucket` paid for it; `isCrowded`: the usual bucket was empty. */
  async function takeAllowance(c: SiteContext) {
    const network = networkOf(c, trustedProxies);
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
