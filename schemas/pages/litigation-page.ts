import { z } from "zod";
import { link, text, texts } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

export const casePages = {
  litigation: pageSchema("litigation", "/products/strategic-litigation", {
    ...opening,
    table: z.strictObject({
      heading: text,
      caption: text,
      /** Holds `{date}`, the latest day on which a case was checked. */
      lastUpdated: text.includes("{date}", { message: "must hold {date}" }),
      columns: z.strictObject({
        caseNumber: text,
        caseName: text,
        issues: text,
        country: text,
        yearFiled: text,
        status: text,
      }),
      /** Shown where a case has no number. */
      noNumber: text,
      /** Labels of the form that sorts and filters the table. */
      arrange: z.strictObject({
        sort: text,
        /** Holds `{column}`. */
        reversed: text.includes("{column}", { message: "must hold {column}" }),
        status: text,
        forum: text,
        all: text,
        show: text,
        /** Holds `{shown}` and `{all}`. */
        count: text
          .includes("{shown}", { message: "must hold {shown}" })
          .includes("{all}", { message: "must hold {all}" }),
        /** The three kinds of status, by colour. */
        kinds: z.strictObject({ success: text, pending: text, active: text }),
      }),
    }),
    work: z.strictObject({ heading: text, items: texts }),
    link,
    /** Sentence before the downloads of all cases. */
    takeAlong: text,
    /** Headings and labels of the page of a single case. */
    casePage: z.strictObject({
      /** The way to letters for whoever something happened to. */
      rights: z.strictObject({ text, link }),
      /** Name of a case with a number among the breadcrumbs. */
      crumb: text,
      atAGlance: text,
      asking: text,
      answering: text,
      forum: text,
      country: text,
      filed: text,
      checked: text,
      issues: text,
      orders: text,
      clocks: text,
      steps: text,
      /** The drawn timeline, the sentence that explains it, and the link to the list of steps. */
      time: text,
      timeNote: text,
      asList: text,
      noParty: text,
      notKnown: text,
      press: text,
      quote: text,
      cite: text,
      contact: text,
      followTitle: text,
      follow: text,
      calendar: text,
      data: text,
      /** Holds `{count}`, a number in words. */
      stages: text.includes("{count}", { message: "must hold {count}" }),
      stagesNote: text,
      /** Holds `{number}`. */
      stage: text.includes("{number}", { message: "must hold {number}" }),
      thisRecord: text,
      documents: text,
      noDocuments: text,
      /** Holds `{count}`, the number of sources. */
      restsOn: text.includes("{count}", { message: "must hold {count}" }),
    }),
  }),
};
