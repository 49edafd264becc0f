import { z } from "zod";
import {
  deadlinesPath,
  getOpportunities,
  type OpportunityKind,
  opportunitiesPath,
  opportunityKinds,
} from "#collections/opportunities/opportunities.ts";
import { link } from "#collections/reading/blocks.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const kinds = Object.fromEntries(opportunityKinds.map((kind) => [kind, text])) as Record<
  OpportunityKind,
  typeof text
>;

export const opportunityPages = {
  opportunities: {
    schema: page("opportunities", "/opportunities", {
      kinds: field(z.strictObject(kinds), "What each kind is called"),
      moment: sentence("day", "hour").meta({
        title: "A moment in words",
        description: "Must hold {day} and {hour}; all are told in the time of Kampala.",
      }),
      until: field(sentence("deadline"), "In the list, while it is open"),
      closedOn: field(sentence("deadline"), "In the list, once it is closed"),
      open: group("What is open", {
        heading: text,
        none: field(text, "While there is none"),
        link,
      }),
      closed: group("What is closed", { heading: text }),
      labels: group("Labels", "On the page of each, before what its file says.", {
        deadline: field(text, "Before the deadline, while it is open"),
        closed: field(text, "Before the deadline, once it has passed"),
        ...textFields("starts ends place remote pay posted changed contact inShort"),
        ...textFields("applicantData apply calendar allDeadlines follow"),
        all: field(text, "Link to all of them"),
      }),
      tooLate: field(text, "In the place of the button, once it is closed"),
    }),
    shownWith: getOpportunities,
    addresses: [opportunitiesPath, deadlinesPath],
  },
};
