import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text, texts, titled } from "#schemas/reading/field.ts";

const schema = z.strictObject({
  whatOtcIs: text,
  /** Two sentences, shown apart from each other where there is room. */
  mission: z.strictObject({ heading: text, statement: text, how: text }),
  vision: z.strictObject({ heading: text, statement: text }),
  audiences: texts,
  methods: texts,
  fields: texts,
  connectivity: titled,
});
export type Purpose = z.infer<typeof schema>;

/** What OTC is, wants and believes; many pages show it. */
export const getPurpose = contentFile("site/purpose.yaml", schema);
