import type { PageContent } from "#collections/pages/pages.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { pick } from "./pick.ts";

const builderKeys = [
  "form",
  "optional",
  "sheet",
  "blank",
  "asleep",
  "limit",
  "noLimit",
  "apps",
  "send",
  "said",
  "event",
  "eventUnnamed",
  "alarm",
] as const satisfies readonly (keyof LetterForm)[];

/** Labels of the letter builder. */
export type LetterLabels = Pick<LetterForm, (typeof builderKeys)[number]>;
export const letterLabels = (form: LetterForm): LetterLabels => pick(form, builderKeys);

type RequestsPage = PageContent<"my-requests">;

const requestKeys = [
  "heading",
  "states",
  "unnamed",
  "of",
  "ofOpen",
  "sent",
  "due",
  "noLimit",
  "answered",
  "counts",
  "next",
  "links",
  "change",
  "start",
  "files",
  "said",
  "mistakes",
  "wipe",
  "checked",
  "empty",
  "asleep",
  "clock",
] as const satisfies readonly (keyof RequestsPage)[];

/** Labels of the list of requests. */
export type RequestLabels = Pick<RequestsPage, (typeof requestKeys)[number]>;
export const requestLabels = (page: RequestsPage): RequestLabels => pick(page, requestKeys);
