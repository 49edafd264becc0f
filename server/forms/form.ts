import type { FieldError, FormOutcome } from "#app/services.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import type { PageAddress } from "#server/pages/address.ts";
import type { FormFields, HiddenFields } from "./read-form.ts";
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
