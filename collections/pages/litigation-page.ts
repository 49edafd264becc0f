import { z } from "zod";
import { headedList, link, sentence, text } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

export const casePages = {
  litigation: pageSchema("litigation", "/products/strategic-litigation", {
    ...opening,
    table: z.strictObject({
      heading: text,
      caption: text.meta({
        title: "What the table shows",
        description: "For people who have it read out to them.",
      }),
      lastUpdated: sentence("date").meta({
        description: "Must hold {date}: the latest day on which a case was checked.",
      }),
      columns: z
        .strictObject({
          caseNumber: text,
          caseName: text,
          issues: text,
          country: text,
          yearFiled: text,
          status: text,
        })
        .meta({ title: "Heads of the columns" }),
      noNumber: text.meta({ title: "Where a case has no number" }),
      arrange: z
        .strictObject({
          sort: text,
          reversed: sentence("column"),
          status: text,
          forum: text.meta({ title: "Body that decides" }),
          all: text,
          show: text,
          count: sentence("shown", "all"),
          kinds: z
            .strictObject({ success: text, pending: text, active: text })
            .meta({ title: "Kinds of status", description: "By the colour of the badge." }),
        })
        .meta({
          title: "Sort and filter",
          description: "Labels of the form that arranges the table.",
        }),
    }),
    work: headedList.meta({ title: "How we work" }),
    link,
    takeAlong: text.meta({ title: "Words before the downloads of all cases" }),
    casePage: z
      .strictObject({
        rights: z.strictObject({ text, link }).meta({
          title: "The way to letters",
          description: "For a reader to whom it happened too.",
        }),
        crumb: text.meta({ title: "Short name of a case that has a number" }),
        atAGlance: text,
        fieldLabels: z
          .strictObject({
            done: z.strictObject({ yes: text, no: text, notKnown: text }).meta({
              title: "Whether an order was followed",
            }),
            counts: z.strictObject({ yes: text, notKnown: text, no: text }).meta({
              title: "The same beside a number",
            }),
            timeLimit: text.meta({ title: "Kind of a step that is the end of a time limit" }),
            notKnown: text.meta({ title: "Before what is not known of a later stage" }),
          })
          .meta({ title: "Names of the facts" }),
        asking: text,
        answering: text,
        forum: text.meta({ title: "Body that decides" }),
        country: text,
        filed: text,
        checked: text,
        issues: text,
        orders: text,
        clocks: text,
        steps: text,
        time: text.meta({ title: "Drawn timeline" }),
        timeNote: text.meta({ title: "How to read the timeline" }),
        asList: text.meta({ title: "Link to the list of steps" }),
        noParty: text.meta({ title: "Without a name" }),
        notKnown: text,
        press: text,
        quote: text,
        cite: text,
        contact: text,
        followTitle: text,
        follow: text,
        calendar: text,
        data: text,
        stages: sentence("count").meta({ description: "Must hold {count}: a number in words." }),
        stagesNote: text.meta({ title: "What the stages are" }),
        stage: sentence("number"),
        thisRecord: text,
        documents: text,
        noDocuments: text,
        restsOn: sentence("count").meta({
          description: "Must hold {count}: the number of sources.",
        }),
      })
      .meta({
        title: "Page of a single case",
        description: "Headings and labels that all of these pages share.",
      }),
  }),
};
