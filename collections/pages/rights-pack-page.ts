import { z } from "zod";
import { sentence, text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

export const rightsPackPage = page("rights-pack", "/your-data-rights/pack", {
  files: z.strictObject({
    heading: text,
    text,
    label: field(text, "Link to the file"),
    note: text,
  }),
  pass: group("Pass it on", { heading: text, steps: texts, note: text }),
  check: group("Is the file still ours?", { heading: text, text, computer: text, note: text }),
  book: group("In the file", "What stands there besides the pages.", {
    title: text,
    language: text.meta({ description: "A tag such as en-GB.", isTranslated: false }),
    lead: text,
    asOf: sentence("date"),
    newest: sentence("address"),
    contents: text,
    doors: text,
    letters: text,
    fill: field(text, "Above each letter"),
    guide: text,
    back: text,
  }),
});
