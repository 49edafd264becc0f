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
import { field, group, textFields } from "#collections/reading/form.ts";
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
    labels: group("Words on the cards", textFields("duration format level features")),
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
        ...textFields("caseNumber caseName issues country yearFiled status"),
      }),
      noNumber: field(text, "Where a case has no number"),
    }),
    work: field(headedList, "How we work"),
    link,
    casePage: group("Page of a single case", "Headings and labels that all of these pages share.", {
      rights: group("The way to letters", "For a reader to whom it happened too.", { text, link }),
      crumb: field(text, "Short name of a case that has a number"),
      atAGlance: text,
      fieldLabels: group("Names of the facts", {
        done: group("Whether an order was followed", { yes: text, no: text, notKnown: text }),
        counts: group("The same beside a number", { yes: text, notKnown: text, no: text }),
        timeLimit: field(text, "Kind of a step that is the end of a time limit"),
        notKnown: field(text, "Before what is not known of a later stage"),
      }),
      ...textFields("asking answering"),
      forum: field(text, "Body that decides"),
      ...textFields("country filed checked issues orders clocks steps"),
      time: field(text, "Drawn timeline"),
      timeNote: field(text, "How to read the timeline"),
      asList: field(text, "Link to the list of steps"),
      noParty: field(text, "Without a name"),
      reply: group("For the parties", "Below what is not known.", { text, link }),
      ...textFields("notKnown press quote cite contact"),
      howWeCount: field(text, "Link to the count of the days"),
      card: sentence("date", "count"),
      picture: field(text, "Link to its picture"),
      jumps: group("Links to its parts", {
        label: field(text, "What they are", "For people who have it read out to them."),
        ...textFields("orders steps press sources"),
      }),
      unfold: group("Parts that are folded on phones", "What opens each.", {
        ...textFields("story steps stage"),
      }),
      dayNotKnown: field(text, "Beside a month"),
      corrected: sentence("date"),
      stages: sentence("count").meta({ description: "Must hold {count}: a number in words." }),
      stagesNote: field(text, "What the stages are"),
      stage: sentence("number"),
      ...textFields("thisRecord documents noDocuments"),
      restsOn: sentence("count").meta({
        description: "Must hold {count}: the number of sources.",
      }),
    }),
  }),
};
