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
      atAGlance: text,
      number: text,
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
      documents: text,
      sources: text,
      notKnown: text,
      related: text,
      cite: text,
      follow: text,
    }),
  }),
};
