import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { link, text, titled } from "#schemas/reading/field.ts";

/** One stage of a donation, as its page tells it. */
const stage = z.strictObject({ title: text, lead: text, text });

/** The head of a page. */
const page = z.strictObject({ title: text, description: text, heading: text, lead: text });

const schema = z.strictObject({
  reference: text,
  amount: text,
  testNote: text,
  waiting: stage.extend({ continue: text }),
  paid: stage.extend({ receipt: text }),
  review: stage,
  reversed: stage,
  failed: stage,
  expired: stage,
  cancelled: stage,
  again: z.strictObject({ heading: text, button: text, change: text }),
  next: z.strictObject({ heading: text, links: z.array(link).min(1) }),
  receipt: z.strictObject({
    title: text,
    number: text,
    date: text,
    from: text,
    method: text,
    status: text,
    given: text,
    reversed: text,
    anonymous: text,
    test: text,
    small: text,
    print: text,
    pdf: text,
  }),
  email: z.strictObject({
    subject: text,
    heading: text,
    thanks: text,
    openReceipt: text,
    footer: text,
  }),
  sandbox: z.strictObject({
    title: text,
    lead: text,
    text,
    legend: text,
    button: text,
    done: text,
    back: text,
    outcomes: z.record(z.string(), text),
  }),
  pledge: page.extend({
    formHeading: text,
    formText: text,
    amount: text,
    name: text,
    email: text,
    phone: text,
    contactHint: text,
    submit: text,
    failed: titled,
    sent: page,
  }),
  totals: page.extend({
    /** On the donation page. */
    link: text,
    caption: text,
    month: text,
    donations: text,
    sum: text,
    none: text,
  }),
});
export type Giving = z.infer<typeof schema>;

/** Words of the pages behind the donation form. */
export const getGiving = contentFile("site/giving.yaml", schema);
