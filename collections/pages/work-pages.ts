import { z } from "zod";
import {
  headedList,
  introduced,
  invitation,
  link,
  links,
  titled,
} from "#collections/reading/blocks.ts";
import { exactCount, listOf, sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const closing = group("End of the page", { text, links });
const label = field(text, "Label", "Such as Coming soon.");

export const workPages = {
  "what-we-do": page("what-we-do", "/what-we-do", {
    focusAreas: introduced.extend({ link }),
    departments: introduced.extend({ link }),
    programmes: introduced.extend({
      objectivesLabel: field(text, "Words above the objectives"),
      link,
    }),
  }),
  departments: page("departments", "/what-we-do/approach", {
    activitiesLabel: field(text, "Words above the activities"),
    link,
  }),
  "focus-areas": page("focus-areas", "/what-we-do/focus-areas", { link }),
  programmes: page("programmes", "/what-we-do/programmes", {
    impactAreas: introduced,
    getInvolved: field(invitation, "Take part"),
  }),
  products: page("products", "/our-products", { closing }),
  "products-overview": page("products-overview", "/our-products/overview", {
    litigation: group("Strategic litigation", { heading: text, link }),
    consultancy: z.strictObject({ heading: text, payment: field(text, "How one can pay"), link }),
    shortCourses: z.strictObject({ heading: text, label, link }),
  }),
  services: page("services", "/our-products/services", { closing }),
  "innovation-hub": page("innovation-hub", "/products/innovations", {
    label,
    inDevelopment: z.strictObject({ heading: text, link }),
    link,
  }),
  "center-for-digital-justice": page(
    "center-for-digital-justice",
    "/products/center-for-digital-justice",
    {
      label,
      plans: z.strictObject({ heading: text, items: listOf(titled) }),
      closing,
      coursesLink: field(link, "Link to the courses"),
    },
  ),
  consultancy: page("consultancy", "/products/consultancy", {
    payment: introduced.extend({
      ways: field(exactCount(titled, 5), "Ways to pay"),
    }),
    cardsHeading: field(text, "Heading of the cards"),
    closing,
  }),
  "short-courses": page("short-courses", "/products/short-courses", {
    button: text,
    audience: field(headedList, "For whom they are"),
    expectations: field(headedList, "What to expect"),
    link,
  }),
  litigation: page("litigation", "/products/strategic-litigation", {
    table: z.strictObject({
      heading: text,
      caption: field(text, "What the table shows", "For people who have it read out to them."),
      lastUpdated: sentence("date").meta({
        description: "Must hold {date}: the latest day on which a case was checked.",
      }),
      columns: group("Heads of the columns", {
        caseNumber: text,
        caseName: text,
        issues: text,
        country: text,
        yearFiled: text,
        status: text,
      }),
      noNumber: field(text, "Where a case has no number"),
    }),
    work: field(headedList, "How we work"),
    link,
    casePage: group("Page of a single case", "Sentences that all of these pages share.", {
      timeNote: field(text, "How to read the timeline"),
      reply: group("For the parties", "Below what is not known.", { text, link }),
      card: sentence("date", "count"),
      next: field(link, "The way to letters", "For a reader to whom it happened too."),
    }),
  }),
};
