import type { PageContent } from "#collections/pages/pages.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { pick } from "./pick.ts";

const builderKeys = [
  "form",
  "optional",
  "sheet",
  "meaning",
  "asleep",
  "limit",
  "noLimit",
  "apps",
  "send",
  "said",
  "sent",
] as const satisfies readonly (keyof LetterForm)[];

/** Labels of the letter builder. */
export type LetterLabels = Pick<LetterForm, (typeof builderKeys)[number]>;
export const letterLabels = (form: LetterForm): LetterLabels => pick(form, builderKeys);

/** Words of the letter page that the list needs while a letter is not sent. */
export type SendingLabels = Pick<LetterForm, "send" | "sent">;
/** Labels of the list of requests, and of the evidence sheet: those of their pages. */
export type RequestLabels = PageContent<"my-requests">;
export type EvidenceLabels = PageContent<"evidence">;
