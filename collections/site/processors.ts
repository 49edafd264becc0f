import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { optionalText, text } from "#collections/reading/field.ts";
import { field, fieldsOf } from "#collections/reading/form.ts";

/** A part of the work that a setting may give to a company. */
const task = z.strictObject({ task: field(text, "What it does") });

const schema = z.strictObject({
  hosting: task
    .extend({
      company: optionalText,
      country: optionalText,
      none: field(text, "Until these are filled in"),
    })
    .meta({ description: "No setting of the server names this company, so it stands here." }),
  mail: field(task, "E-mail"),
  ...fieldsOf(task, "payments contactForm newsletterForm newsletterSending"),
  nobodyElse: field(text, "While no other company takes part"),
});

/** Words of the list of companies that handle personal data for OTC. */
export const getProcessors = contentFile("site/processors.yaml", schema, "/legal/privacy");
