import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { links, text, titled } from "#collections/reading/field.ts";

/** Texts of one stage of a donation. */
const stage = z.strictObject({
  title: text,
  lead: text.meta({ title: "First sentence", description: "{amount} is filled in." }),
  text,
});

/** The head of a page. */
const page = z.strictObject({
  title: text.meta({ title: "Title in search results" }),
  description: text.meta({ title: "Description in search results" }),
  heading: text,
  lead: text.meta({ title: "First sentence" }),
});

const schema = z.strictObject({
  reference: text.meta({ title: "Before the reference" }),
  amount: text.meta({ title: "Before the amount" }),
  testNote: text.meta({ title: "While no money moves" }),
  waiting: stage
    .extend({ continue: text.meta({ title: "Link to the payment page" }) })
    .meta({ title: "Waiting for the payment" }),
  paid: stage
    .extend({ receipt: text.meta({ title: "Link to the receipt" }) })
    .meta({ title: "The payment has come" }),
  review: stage.meta({ title: "A person has to look at it" }),
  reversed: stage.meta({ title: "The payment was refunded" }),
  failed: stage.meta({ title: "The payment did not go through" }),
  expired: stage.meta({ title: "Not paid in time" }),
  cancelled: stage.meta({ title: "The donor left the payment page" }),
  again: z
    .strictObject({
      heading: text,
      button: text.meta({ description: "{amount} is filled in." }),
      change: text.meta({ title: "Link to another amount" }),
    })
    .meta({ title: "Try again" }),
  next: z.strictObject({ heading: text, links }).meta({ title: "Where to go on" }),
  receipt: z
    .strictObject({
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
      pdf: text.meta({ title: "Button that saves it as PDF" }),
    })
    .meta({ description: "Labels and notes; the figures stand behind them." }),
  email: z
    .strictObject({
      subject: text,
      heading: text,
      thanks: text,
      openReceipt: text,
      footer: text,
    })
    .meta({
      title: "E-mail with the receipt",
      description: "{amount} and {address} are filled in.",
    }),
  sandbox: z
    .strictObject({
      title: text,
      lead: text,
      text,
      legend: text,
      button: text,
      done: text,
      back: text,
      outcomes: z.record(z.string(), text).meta({ title: "Choices" }),
    })
    .meta({
      title: "Test page for payments",
      description: "Stands in for the page of a payment provider while donations are tried out.",
    }),
  pledge: page
    .extend({
      formHeading: text.meta({ title: "Heading of the form" }),
      formText: text.meta({ title: "Words above the form" }),
      amount: text.meta({ title: "Label: amount" }),
      name: text.meta({ title: "Label: name" }),
      email: text.meta({ title: "Label: e-mail" }),
      phone: text.meta({ title: "Label: telephone" }),
      contactHint: text.meta({ title: "Hint below the labels" }),
      submit: text.meta({ title: "Button" }),
      failed: titled.meta({ title: "When a pledge was not taken" }),
      sent: page.meta({ title: "Once a pledge has arrived" }),
    })
    .meta({ title: "Pledge", description: "An offer to give, while online payment is closed." }),
  totals: page
    .extend({
      link: text.meta({ title: "Link on the donation page" }),
      caption: text,
      month: text,
      donations: text,
      sum: text,
      none: text,
    })
    .meta({ title: "Page of all donations", description: "Month by month." }),
});
export type Giving = z.infer<typeof schema>;

/** Words of the pages behind the donation form. */
export const getGiving = contentFile("site/giving.yaml", schema);
