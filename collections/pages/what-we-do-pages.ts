import { introduced, invitation, link, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import { opening, pageSchema } from "./page-schema.ts";

export const whatWeDoPages = {
  "what-we-do": pageSchema("what-we-do", "/what-we-do", {
    ...opening,
    focusAreas: introduced.extend({ link }),
    departments: introduced.extend({ link }),
    programmes: introduced.extend({
      objectivesLabel: field(text, "Words above the objectives"),
      link,
    }),
  }),
  departments: pageSchema("departments", "/what-we-do/approach", {
    ...opening,
    activitiesLabel: field(text, "Words above the activities"),
    link,
  }),
  "focus-areas": pageSchema("focus-areas", "/what-we-do/focus-areas", {
    ...opening,
    link,
  }),
  programmes: pageSchema("programmes", "/what-we-do/programmes", {
    ...opening,
    impactAreas: introduced,
    getInvolved: field(invitation, "Take part"),
  }),
};
