import type { PageContent } from "#collections/pages/pages.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import type { HolidayList } from "#collections/time/last-day.ts";
import { pick } from "./pick.ts";

export const letterLabels = (form: LetterForm) =>
  pick(form, [
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
  ]);
export type LetterLabels = ReturnType<typeof letterLabels>;

/** Labels of the list of requests, and of the evidence sheet: those of their pages. */
export type RequestLabels = PageContent<"my-requests">;
export type EvidenceLabels = PageContent<"evidence">;

export interface ListFacts {
  language: string;
  /** Day to count to, e.g. `2026-11-21`. */
  on: string;
  holidays: HolidayList;
  words: RequestLabels;
  /** Words of the letter page, for a letter that is not sent. */
  sending: Pick<LetterForm, "send" | "sent">;
  /** Where the list links to; `start` is what may have happened. */
  paths: Record<"start" | "letters" | "reminder" | "complaint" | "count", string>;
}
