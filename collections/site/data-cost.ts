import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { sentence, text } from "#collections/reading/field.ts";

const schema = z.strictObject({
  ugxPerMegabyte: z.number().positive().meta({
    title: "Uganda shillings for a megabyte",
    description: "Of mobile data; a megabyte is a million bytes.",
  }),
  about: sentence("size", "ugx").meta({ title: "Size and cost of a file" }),
  less: sentence("size").meta({ title: "The same, where it costs less than a shilling" }),
  source: text.meta({ description: "Where the figure comes from." }),
});

/** What mobile data costs; see the file for the source. */
export const getDataCost = contentFile("site/data-cost.yaml", schema, "/programmes/bita");
