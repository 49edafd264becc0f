import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, text } from "#schemas/reading/field.ts";

const box = z.strictObject({ label: text, note: text });
export type FrameworkBox = z.infer<typeof box>;

const schema = z.strictObject({
  title: text,
  sectors: drawn(box, 4),
  centre: box,
  activities: drawn(box, 4),
  goal: text,
  /** The whole diagram in sentences, for people who do not see it. */
  textVersion: text,
});
export type Framework = z.infer<typeof schema>;

/** The strategic framework diagram: five levels from top to bottom. */
export const getFramework = contentFile("site/framework.yaml", schema);
