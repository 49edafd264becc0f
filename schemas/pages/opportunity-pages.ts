import { z } from "zod";
import { type OpportunityKind, opportunityKinds } from "#schemas/opportunities/opportunities.ts";
import { link, sentence, text } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const kinds = Object.fromEntries(opportunityKinds.map((kind) => [kind, text])) as Record<
  OpportunityKind,
  typeof text
>;

export const opportunityPages = {
  opportunities: pageSchema("opportunities", "/opportunities", {
    ...opening,
    /** What each kind is called. */
    kinds: z.strictObject(kinds),
    /** A moment in words; all are told in the time of Kampala. */
    moment: sentence("day", "hour"),
    until: sentence("deadline"),
    closedOn: sentence("deadline"),
    open: z.strictObject({ heading: text, none: text, link }),
    closed: z.strictObject({ heading: text }),
    labels: z.strictObject({
      /** Stands before the deadline while it is open, and after it has passed. */
      deadline: text,
      closed: text,
      starts: text,
      ends: text,
      place: text,
      remote: text,
      pay: text,
      posted: text,
      changed: text,
      contact: text,
      inShort: text,
      applicantData: text,
      apply: text,
      calendar: text,
      allDeadlines: text,
      follow: text,
      all: text,
    }),
    /** Stands in the place of the button once it is closed. */
    tooLate: text,
  }),
};
