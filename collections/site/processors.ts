import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { optionalText, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

/** A part of the work that a setting may give to a company. */
const abroad = z.strictObject({
  task: field(text, "What it does"),
  country: optionalText,
  safeguard: field(optionalText, "What protects the data there", "Such as a law or a contract."),
});

/** No setting of the server names these companies, so they stand here. */
const named = abroad.extend({ company: optionalText });

const schema = z.strictObject({
  hosting: field(named, "Server"),
  mail: field(named, "E-mail"),
  payments: abroad,
  contactForm: abroad,
  newsletterForm: abroad,
  intro: field(text, "Before the list"),
  unnamed: field(text, "While server or mailbox have no name"),
  nobodyElse: field(text, "While no other company takes part"),
  abroad: group("Data abroad", "{country} and {safeguard} are filled in.", {
    country: text,
    safeguard: text,
    unknown: field(text, "While it is blank"),
    noPayments: field(text, "While nobody takes payments"),
  }),
});

export const getProcessors = contentFile("site/processors.yaml", schema, "/legal/privacy");
