import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { text } from "#collections/reading/field.ts";

const schema = z.strictObject({
  ugxPerMegabyte: z.number().positive().meta({
    title: "Uganda shillings for a megabyte",
    description: "Of mobile data; a megabyte is a million bytes.",
  }),
  source: text.meta({ description: "Where the figure comes from." }),
});

/** What mobile data costs; see the file for the source. */
export const getDataCost = contentFile("site/data-cost.yaml", schema, "/programmes/bita");
