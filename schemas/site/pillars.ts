import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, slug, text } from "#schemas/reading/field.ts";

const activity = z.strictObject({
  name: text,
  /** A few plain words for an unfamiliar name. */
  explanation: text.optional(),
});

const pillar = z.strictObject({
  id: z.enum(["research", "training", "advocacy", "innovation"]),
  title: text,
  /** R&D, TSD, SAP or TID. */
  abbreviation: text,
  /** One word for diagrams. */
  label: text,
  description: text,
  art: slug,
  activities: z.array(activity).min(1),
});
export type Pillar = z.infer<typeof pillar>;

const schema = drawn(pillar, 4);

/** The four strategic pillars with their activity lists. */
export const getPillars = contentFile("site/pillars.yaml", schema);
