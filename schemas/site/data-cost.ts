import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  /** Uganda shillings for a million bytes of mobile data. */
  ugxPerMegabyte: z.number().positive(),
  /** Where the figure comes from. */
  source: text,
});

/** What mobile data costs; see the file for the source. */
export const getDataCost = contentFile("site/data-cost.yaml", schema);
