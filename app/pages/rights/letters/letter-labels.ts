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
  "received",
  "posted",
  "due",
  "noDay",
  "noLimit",
  "answered",
  "counts",
  "next",
  "receipt",
  "reasons",
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

const evidenceKeys = [
  "heading",
  "lead",
  "child",
  "blank",
  "asleep",
  "entry",
  "about",
  "fields",
  "add",
  "remove",
  "keep",
  "preview",
  "line",
  "sheet",
  "print",
] as const satisfies readonly (keyof PageContent<"evidence">)[];

/** Labels of the evidence sheet. */
export type EvidenceLabels = Pick<PageContent<"evidence">, (typeof evidenceKeys)[number]>;

/** @param site name and address of the organisation, for the foot of the sheet */
export function evidenceLabels(page: PageContent<"evidence">, site: string): EvidenceLabels {
  const { foot } = page.sheet;
  return {
    ...pick(page, evidenceKeys),
    sheet: { ...page.sheet, foot: foot.replace("{site}", () => site) },
  };
}

const takeKeys = [
  "path",
  "link",
  "line",
  "take",
] as const satisfies readonly (keyof PageContent<"evidence">)[];

/** Labels of the buttons that put the lines of the sheet into a letter. */
export type TakeLabels = Pick<PageContent<"evidence">, (typeof takeKeys)[number]>;
export const takeLabels = (page: PageContent<"evidence">): TakeLabels => pick(page, takeKeys);
