import { z } from "zod";
import {
  deadlinesPath,
  getOpportunities,
  type OpportunityKind,
  opportunitiesPath,
  opportunityKinds,
} from "#collections/opportunities/opportunities.ts";
import { link, sentence, text } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const kinds = Object.fromEntries(opportunityKinds.map((kind) => [kind, text])) as Record<
  OpportunityKind,
  typeof text
>;

export const opportunityPages = {
  opportunities: {
    schema: pageSchema("opportunities", "/opportunities", {
      ...opening,
      kinds: z.strictObject(kinds).meta({ title: "What each kind is called" }),
      moment: sentence("day", "hour").meta({
        title: "A moment in words",
        description: "Must hold {day} and {hour}; all are told in the time of Kampala.",
      }),
      until: sentence("deadline").meta({ title: "In the list, while it is open" }),
      closedOn: sentence("deadline").meta({ title: "In the list, once it is closed" }),
      open: z
        .strictObject({ heading: text, none: text.meta({ title: "While there is none" }), link })
        .meta({ title: "What is open" }),
      closed: z.strictObject({ heading: text }).meta({ title: "What is closed" }),
      labels: z
        .strictObject({
          deadline: text.meta({ title: "Before the deadline, while it is open" }),
          closed: text.meta({ title: "Before the deadline, once it has passed" }),
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
          all: text.meta({ title: "Link to all of them" }),
        })
        .meta({ description: "On the page of each, before what its file says." }),
      tooLate: text.meta({ title: "In the place of the button, once it is closed" }),
    }),
    shownWith: getOpportunities,
    addresses: [opportunitiesPath, deadlinesPath],
  },
};
