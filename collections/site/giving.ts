import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { links, titled } from "#collections/reading/blocks.ts";
import { text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

const stage = z.strictObject({
  title: text,
  lead: field(text, "First sentence", "{amount} is filled in."),
  text,
});

const page = z.strictObject({
  title: field(text, "Title in search results"),
  description: field(text, "Description in search results"),
  heading: text,
  lead: field(text, "First sentence"),
});

const schema = z.strictObject({
  reference: field(text, "Before the reference"),
  amount: field(text, "Before the amount"),
  testNote: field(text, "While no money moves"),
  waiting: stage
    .extend({ continue: field(text, "Link to the payment page") })
    .meta({ title: "Waiting for the payment" }),
  paid: stage
    .extend({
      testTitle: field(text, "Title while no money moves"),
      testReceipt: field(text, "Link to the receipt while no money moves"),
      testLead: field(text, "First sentence while no money moves", "{amount} is filled in."),
      receipt: field(text, "Link to the receipt"),
    })
    .meta({ title: "The payment has come" }),
  review: field(stage, "A person has to look at it"),
  reversed: field(stage, "The payment was refunded"),
  failed: field(stage, "The payment did not go through"),
  expired: field(stage, "Not paid in time"),
  cancelled: field(stage, "The donor left the payment page"),
  again: group("Try again", {
    heading: text,
    button: text.meta({ description: "{amount} is filled in." }),
    change: field(text, "Link to another amount"),
  }),
  next: group("Where to go on", { heading: text, links }),
  receipt: group("Receipt", "Labels and notes; the figures stand behind them.", {
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
    button: field(text, "Button that prints it"),
  }),
  email: group("E-mail with the receipt", "{amount} is filled in.", {
    subject: text,
    heading: text,
    thanks: text,
    testThanks: text,
    openReceipt: text,
    footer: text,
  }),
  pledge: page
    .extend({
      formHeading: field(text, "Heading of the form"),
      formText: field(text, "Words above the form"),
      amount: field(text, "Label: amount"),
      name: field(text, "Label: name"),
      email: field(text, "Label: e-mail"),
      phone: field(text, "Label: telephone"),
      contactHint: field(text, "Hint below the labels"),
      submit: field(text, "Button"),
      failed: field(titled, "When a pledge was not taken"),
      sent: field(page, "Once a pledge has arrived"),
    })
    .meta({ description: "An offer to give, while online payment is closed." }),
});
export type Giving = z.infer<typeof schema>;

export const getGiving = contentFile("site/giving.yaml", schema, "/donate");
