import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { optionalText, text } from "#schemas/reading/field.ts";

/** A part of the work that a setting may give to a company, and what to say when it does not. */
const task = z.strictObject({ task: text, none: text });

const schema = z.strictObject({
  hosting: z.strictObject({ task: text, company: optionalText, country: optionalText }),
  mail: task,
  payments: task,
  contactForm: task,
  newsletterForm: task,
  newsletterSending: task,
});

/** Words of the list of companies that handle personal data for OTC. */
export const getProcessors = contentFile("site/processors.yaml", schema);
