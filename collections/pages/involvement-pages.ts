import { z } from "zod";
import { headedList, link, links, titled } from "#collections/reading/blocks.ts";
import { exactCount, listOf, sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** The words of one form field; which fields are required is decided in `app/forms/`. */
const formField = z.strictObject({
  label: text,
  optional: field(text.optional(), "Beside the label", "Where the field may stay empty."),
  hint: field(text.optional(), "Hint below the field"),
});

const wayToReach = z.strictObject({ label: text, note: text.optional() });

/** A step after the button: what stands out, and the rest of the sentence. */
const step = z.strictObject({ title: text, text });

/** Whole Uganda shillings. */
const shillings = z.int().positive();

export const involvementPages = {
  contact: page("contact", "/contact", {
    trouble: group("For a person whose data was misused", { text, link }),
    reach: group("How to reach us", "Addresses and numbers stand in the file Organisation.", {
      heading: text,
      location: wayToReach,
      phone: wayToReach,
      email: wayToReach,
      notInUse: group(
        "While a placeholder stands above",
        "Names the number, the address, or both.",
        {
          one: field(sentence("what"), "For one"),
          several: field(sentence("what"), "For both"),
        },
      ),
      waysToWorkTogether: headedList,
    }),
    form: group("Form", "Which fields must be filled in is fixed.", {
      heading: text,
      fields: z.strictObject({
        firstName: formField,
        lastName: formField,
        email: field(formField, "E-mail address"),
        organization: field(formField, "Organisation"),
        subject: formField,
        message: formField,
      }),
      privacy: field(text, "About personal data"),
      privacyLink: field(link, "Link behind it"),
    }),
    elsewhere: text.meta({
      title: "About personal data where a form service takes the message",
      description: "As on a host that hands out files only.",
    }),
    waiting: group("While a message waits on the device", "It was sent without a connection.", {
      heading: sentence("count"),
      written: sentence("moment"),
      change: field(text, "Button that puts it into the form again"),
      replace: field(text, "Question before typed words are replaced"),
      takeBack: field(text, "Button that deletes it"),
      takenBack: field(text, "Once it is deleted"),
      sent: field(sentence("moment"), "Once it has gone"),
      forget: field(text, "Button that removes the note"),
    }),
    sent: group("Once a message has arrived", "Stands above the form then.", {
      heading: text,
      lead: field(text, "First sentence"),
      reference: group("Reference", "The number by which a message is found again.", {
        label: text,
        note: text,
      }),
    }),
    aboutLaws: group("For a mistake in a law", "The link below the laws of a country leads here.", {
      subject: sentence("country"),
    }),
    subjects: z.record(z.string(), text).meta({
      description: "Filled in for a visitor who comes by a button, by the word in its address.",
    }),
    legalHelp: group("Legal help", "Tested contacts stand in the file Organisation.", {
      heading: text,
      none: field(text, "While there is no contact"),
      some: field(text, "Before the contacts"),
      called: sentence("date"),
      ask: field(text, "How to ask"),
      links,
    }),
    newsletter: group("Newsletter", {
      heading: text,
      lead: field(text, "First sentence"),
      email: field(formField, "E-mail address"),
      note: text,
    }),
  }),
  "contact-sent": page("contact-sent", "/contact/sent", {
    next: group("Where to go on", { heading: text, links }),
  }),
  donate: page("donate", "/donate", {
    form: group("Form", {
      heading: text,
      amountLegend: field(text, "Words above the amounts"),
      amounts: exactCount(shillings, 4).meta({
        description: "Whole Uganda shillings, written without commas.",
      }),
      customLabel: field(text, "Words of the field for another amount"),
      customPlaceholder: field(shillings, "Example in that field", "Whole Uganda shillings."),
      minimum: field(shillings, "Smallest donation", "Whole Uganda shillings."),
      minimumHint: field(text, "Words about the smallest donation"),
      providerLegend: text.meta({
        title: "Words above the ways to pay",
        description: "Shown only while there is more than one.",
      }),
      detailsLegend: field(text, "Words above name, e-mail and telephone"),
      name: field(text, "Label: name"),
      email: field(text, "Label: e-mail"),
      phone: field(text, "Label: telephone"),
      optional: field(text, "Beside each of them"),
      sum: group("The sum beside the button", { label: text, own: text, none: text }),
      detailsNote: field(text, "Who gets name, e-mail and telephone"),
      submit: field(text, "Button"),
      submitting: field(text, "Button while it works"),
      failed: field(titled, "When a donation was not taken"),
      note: field(text, "Words below the button"),
      next: group("What happens next", {
        heading: text,
        open: field(exactCount(step, 3), "With a payment page"),
        closed: field(exactCount(step, 3), "While there is none"),
        privacy: field(text, "Before the link about personal data"),
      }),
      privacyLink: field(link, "Link about personal data"),
    }),
    notOpen: text.meta({
      title: "While online payment is closed",
      description: "Shown as long as no payment provider is set up.",
    }),
    ways: group("Other ways to give", {
      heading: text,
      mobileMoney: z.strictObject({
        title: text,
        name: text,
        note: text,
        online: field(text, "Note while the payment page takes mobile money"),
      }),
      bankTransfer: z.strictObject({ title: text, note: text }),
      accountHolder: field(sentence("name"), "Whose bank account it is"),
      contact: z.strictObject({ title: text, link }),
    }),
    impact: group("What donations do", {
      heading: text,
      intro: field(text, "Introduction"),
      items: listOf(titled),
      answers: field(link, "Link below the introduction"),
    }),
  }),
};
