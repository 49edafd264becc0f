import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, text } from "#schemas/reading/field.ts";

const sector = z.strictObject({
  id: z.enum(["health", "agriculture", "finance", "development"]),
  /** Short name, as in the impact areas of the programmes. */
  title: text,
  /** Full name, as on the page of focus areas. */
  name: text,
  description: text,
  /** A few words for small cards. */
  line: text,
});
export type Sector = z.infer<typeof sector>;

const schema = drawn(sector, 4);

/** The four focus sectors. */
export const getSectors = contentFile("site/sectors.yaml", schema);
