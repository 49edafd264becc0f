import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, text, texts } from "#schemas/reading/field.ts";

const department = z.strictObject({
  /** Id of the pillar that the department follows; it gives the cloth. */
  id: z.enum(["research", "training", "advocacy", "innovation"]),
  title: text,
  description: text,
  keyActivities: texts,
});
export type Department = z.infer<typeof department>;

const schema = drawn(department, 4);

/** The four departments with their key activities. */
export const getDepartments = contentFile("site/departments.yaml", schema);
