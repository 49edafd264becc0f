import type { FieldError, FormOutcome, GivenToPage } from "#app/services.ts";
import { describeError, type Log } from "#server/log.ts";
import { type Answer, type Asked, addHeaders, wantsJson } from "./exchange.ts";
import { isOwnOrigin } from "./origin-check.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { plainPage } from "./plain-page.ts";
import { Problem } from "./problem.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { type FormFields, readForm } from "./read-form.ts";
import type { SubmissionTimer, SubmissionTiming } from "./submission-timing.ts";
import { addressPrefix, visitorAddress } from "./visitor-address.ts";
import { htmlAnswer, jsonAnswer, jsonError, seeOther } from "./written-answer.ts";

/** One form of the site: what it is and what happens with it. */
export interface Form {
  name: FormOutcome["form"];
  /** Address that it is posted to, and of the page that shows it. */
  path: string;
  /** Names of the fields that a page gets back when something is wrong. */
  fields: readonly string[];
  /** Words for any failure, those of the toast. */
  failed: { title: string; description: string };
  /** Another page that holds the same form, when that is where it was filled, with its own words. */
  pageOf?(fields: FormFields): Pick<Form, "path" | "failed"> | undefined;
  /** What its page needs besides the outcome. */
  given?: GivenToPage;
  /**
   * Takes what was posted in charge.
   * @throws Problem when it is refused as a whole; anything else counts as a failure of the store
   */
  receive(fields: FormFields, signs: FormSigns): Promise<FormResult>;
}

/** What the way in which a form came says about its sender. */
export interface FormSigns {
  /** How long its sender had it. */
  timing: SubmissionTiming;
}

/** Where to go on, or what is wrong with which field, or a form to be filled on before it is sent. */
export type FormResult =
  | { next: string }
  | { errors: FieldError[] }
  | { show: { form: FormOutcome["form"]; path: string; values: Record<string, string> } };

export interface FormParts {
  pages: PageRenderer;
  limiter: RateLimiter;
  submissionTimer: SubmissionTimer;
  log: Log;
  /** Origins, besides our own address, whose pages may post to us. */
  ownOrigins: readonly string[];
  /** How many proxies of our own stand in front of us. */
  trustedProxies: number;
}

/**
 * Answers a posted form: JSON for programs and scripts; for everybody else the next page, or the page
 * of the form again with what was typed. The same words in both.
 */
export async function answerForm(form: Form, asked: Asked, parts: FormParts): Promise<Answer> {
  let fields: FormFields = {};
  try {
    if (!isOwnOrigin(asked, parts.ownOrigins)) {
      throw new Problem(403, "FOREIGN_ORIGIN", "Please send this form from our own page.");
    }
    const visitor = addressPrefix(visitorAddress(asked, parts.trustedProxies));
    const wait = parts.limiter.take(visitor);
    // Read before refusing, so that the page can give back what was typed.
    fields = await readForm(asked);
    if (wait > 0) throw new TooMany(wait);
    const result = await form.receive(fields, {
      timing: parts.submissionTimer.read(fields._opened),
    });
    if ("errors" in result) {
      return await refuse(form, asked, parts, { status: 422, errors: result.errors, fields });
    }
    parts.log.info({ form: form.name }, "form taken");
    if ("show" in result) return await showForm(result.show, asked, parts.pages, form);
    return wantsJson(asked)
      ? jsonAnswer(200, { ok: true, next: result.next })
      : seeOther(result.next);
  } catch (error) {
    const problem = error instanceof Problem ? error : storeFailure(error, form, parts.log);
    const { status, code, message } = problem;
    const answer = await refuse(form, asked, parts, {
      status,
      errors: [{ field: "", code, message }],
      fields,
    });
    return problem instanceof TooMany || status === 503
      ? addHeaders(answer, [
          "Retry-After",
          String(problem instanceof TooMany ? problem.seconds : 30),
        ])
      : answer;
  }
}

/** A form with fields filled in and nothing wrong; programs only hear where it is. */
async function showForm(
  {
    form,
    path,
    values,
  }: { form: FormOutcome["form"]; path: string; values: Record<string, string> },
  asked: Asked,
  { render }: PageRenderer,
  { failed, given }: Form,
): Promise<Answer> {
  if (wantsJson(asked)) return jsonAnswer(200, { ok: true, next: path });
  const outcome: FormOutcome = { form, status: 200, ...failed, errors: [], values };
  return htmlAnswer(asked, 200, await render(path, outcome, given));
}

class TooMany extends Problem {
  readonly seconds: number;

  constructor(wait: number) {
    super(
      429,
      "TOO_MANY",
      "Many forms were sent from your network. Please wait a minute and try again.",
    );
    this.seconds = Math.ceil(wait / 1000);
  }
}

function storeFailure(error: unknown, form: Form, log: Log): Problem {
  log.error({ form: form.name, error: describeError(error) }, "a form could not be kept");
  return new Problem(
    503,
    "NOT_KEPT",
    "We could not keep what you sent. Please try again in a minute.",
  );
}

async function refuse(
  form: Form,
  asked: Asked,
  { pages, log, submissionTimer }: FormParts,
  refusal: { status: number; errors: FieldError[]; fields: FormFields },
): Promise<Answer> {
  const { status, errors, fields } = refusal;
  log.info({ form: form.name, status, codes: errors.map(({ code }) => code) }, "form refused");
  const sentences = errors.map(({ message }) => message);
  if (wantsJson(asked)) return jsonError(status, sentences.join(" "), errors);

  const values = Object.fromEntries(
    form.fields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  // What concerns no single field has no place beside one, so it stands with the words of the toast.
  const whole = errors.filter(({ field }) => field === "").map(({ message }) => message);
  const page = form.pageOf?.(fields) ?? form;
  const { title, description } = page.failed;
  const words = { title, description: [...whole, description].join(" ") };
  const outcome: FormOutcome = {
    form: form.name,
    status,
    ...words,
    errors,
    values,
    opened: submissionTimer.stamp(fields._opened),
  };
  try {
    return htmlAnswer(asked, status, await pages.render(page.path, outcome, form.given));
  } catch (error) {
    log.error(
      { form: form.name, error: describeError(error) },
      "the page of a form was not rendered",
    );
    return htmlAnswer(asked, status, plainPage(title, [...sentences, description]));
  }
}
