import { z } from "zod";
import { headedList, link, links, sentence, text } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** The words of one form field; which fields are required is decided in `app/forms/`. */
const field = z.strictObject({
  label: text,
  optional: text.optional().meta({
    title: "Beside the label",
    description: "Where the field may stay empty.",
  }),
  hint: text.optional().meta({ title: "Hint below the field" }),
});

const wayToReach = z.strictObject({ label: text, note: text.optional() });

export const contactPages = {
  contact: pageSchema("contact", "/contact", {
    ...opening,
    reach: z
      .strictObject({
        heading: text,
        location: wayToReach,
        phone: wayToReach,
        email: wayToReach,
        waysToWorkTogether: headedList,
      })
      .meta({
        title: "How to reach us",
        description: "Addresses and numbers stand in the file Organisation.",
      }),
    form: z
      .strictObject({
        heading: text,
        fields: z.strictObject({
          firstName: field,
          lastName: field,
          email: field.meta({ title: "E-mail address" }),
          organization: field.meta({ title: "Organisation" }),
          subject: field,
          message: field,
        }),
        privacy: text.meta({ title: "About personal data" }),
        privacyLink: link.meta({ title: "Link behind it" }),
      })
      .meta({ title: "Form", description: "Which fields must be filled in is fixed." }),
    elsewhere: text.meta({
      title: "About personal data where a form service takes the message",
      description: "As on a host that hands out files only.",
    }),
    sent: z
      .strictObject({
        heading: text,
        lead: text.meta({ title: "First sentence" }),
        reference: z
          .strictObject({ label: text, note: text })
          .meta({ description: "The number by which a message is found again." }),
        next: z
          .strictObject({
            heading: text,
            steps: z.array(z.strictObject({ heading: text, text })).min(1),
          })
          .meta({ title: "What happens next" }),
        another: text.meta({ title: "Link to another message" }),
      })
      .meta({
        title: "Once a message has arrived",
        description: "Stands in the place of the form then.",
      }),
    aboutLaw: z
      .strictObject({
        subject: sentence("law"),
        intro: text.meta({ title: "Words before the name of the law" }),
      })
      .meta({
        title: "For a mistake in a law",
        description: "The link below each law leads here.",
      }),
    subjects: z.record(z.string(), text).meta({
      description: "Filled in for a visitor who comes by a button, by the word in its address.",
    }),
    newsletter: z
      .strictObject({
        heading: text,
        lead: text.meta({ title: "First sentence" }),
        email: field.meta({ title: "E-mail address" }),
        note: text,
      })
      .meta({ title: "Newsletter" }),
  }),
  "contact-sent": pageSchema("contact-sent", "/contact/sent", {
    ...opening,
    next: z.strictObject({ heading: text, links }).meta({ title: "Where to go on" }),
  }),
};
