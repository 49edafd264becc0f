import { z } from "zod";
import { introduced, invitation, link, text } from "#schemas/reading/field.ts";
import { opening, pageHead } from "./page-head.ts";

export const whatWeDoPage = z.strictObject({
  ...pageHead("what-we-do", "/what-we-do"),
  ...opening,
  focusAreas: introduced.extend({ link }),
  departments: introduced.extend({ link }),
  programmes: introduced.extend({ objectivesLabel: text, link }),
});

export const departmentsPage = z.strictObject({
  ...pageHead("departments", "/what-we-do/approach"),
  ...opening,
  activitiesLabel: text,
  link,
});

export const focusAreasPage = z.strictObject({
  ...pageHead("focus-areas", "/what-we-do/focus-areas"),
  ...opening,
  link,
});

export const programmesPage = z.strictObject({
  ...pageHead("programmes", "/what-we-do/programmes"),
  ...opening,
  impactAreas: introduced,
  getInvolved: invitation,
});
