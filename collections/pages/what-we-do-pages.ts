import { introduced, invitation, link } from "#collections/reading/blocks.ts";
import { text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

export const whatWeDoPages = {
  "what-we-do": page("what-we-do", "/what-we-do", {
    focusAreas: introduced.extend({ link }),
    departments: introduced.extend({ link }),
    programmes: introduced.extend({
      objectivesLabel: field(text, "Words above the objectives"),
      link,
    }),
  }),
  "focus-areas": page("focus-areas", "/what-we-do/focus-areas", { link }),
  programmes: page("programmes", "/what-we-do/programmes", {
    impactAreas: introduced,
    getInvolved: field(invitation, "Take part"),
  }),
};
