import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { optionalText, text } from "#collections/reading/field.ts";

/** A part of the work that a setting may give to a company. */
const task = z.strictObject({ task: text.meta({ title: "What it does" }) });

const schema = z.strictObject({
  hosting: task
    .extend({
      company: optionalText,
      country: optionalText,
      none: text.meta({ title: "Until these are filled in" }),
    })
    .meta({ description: "No setting of the server names this company, so it stands here." }),
  mail: task.meta({ title: "E-mail" }),
  payments: task,
  contactForm: task,
  newsletterForm: task,
  newsletterSending: task,
  nobodyElse: text.meta({ title: "While no other company takes part" }),
});

/** Words of the list of companies that handle personal data for OTC. */
export const getProcessors = contentFile("site/processors.yaml", schema);
