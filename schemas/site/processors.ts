import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { optionalText, text } from "#schemas/reading/field.ts";

/** A part of the work that a setting may give to a company. */
const task = z.strictObject({ task: text });

const schema = z.strictObject({
  /** `none` is shown until company or country are filled in. */
  hosting: task.extend({ company: optionalText, country: optionalText, none: text }),
  mail: task,
  payments: task,
  contactForm: task,
  newsletterForm: task,
  newsletterSending: task,
  /** Said while no setting gives a task to a company. */
  nobodyElse: text,
});

/** Words of the list of companies that handle personal data for OTC. */
export const getProcessors = contentFile("site/processors.yaml", schema);
