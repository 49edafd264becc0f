import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { drawn, mark, slug, text, texts, titled } from "#schemas/reading/field.ts";

const purpose = z.strictObject({
  whatOtcIs: text,
  /** Two sentences, shown apart from each other where there is room. */
  mission: z.strictObject({ heading: text, statement: text, how: text }),
  vision: z.strictObject({ heading: text, statement: text }),
  audiences: texts,
  methods: texts,
  fields: texts,
  connectivity: titled,
});

/** What OTC is, wants and believes; many pages show it. */
export const getPurpose = contentFile("site/purpose.yaml", purpose);

const value = z.strictObject({ title: text, description: text, icon: mark });
export type Value = z.infer<typeof value>;

/** The five core values in their fixed order. The footer shows another list of four. */
export const getValues = contentFile("site/values.yaml", drawn(value, 5));

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

/** The four strategic pillars with their activity lists. */
export const getPillars = contentFile("site/pillars.yaml", drawn(pillar, 4));

const department = z.strictObject({
  /** Id of the pillar that the department follows; it gives the cloth. */
  id: z.enum(["research", "training", "advocacy", "innovation"]),
  title: text,
  description: text,
  keyActivities: texts,
});

/** The four departments with their key activities. */
export const getDepartments = contentFile("site/departments.yaml", drawn(department, 4));

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

/** The four focus sectors. */
export const getSectors = contentFile("site/sectors.yaml", drawn(sector, 4));

const box = z.strictObject({ label: text, note: text });
export type FrameworkBox = z.infer<typeof box>;

const framework = z.strictObject({
  title: text,
  sectors: drawn(box, 4),
  centre: box,
  activities: drawn(box, 4),
  goal: text,
  /** The whole diagram in sentences, for people who do not see it. */
  textVersion: text,
});
export type Framework = z.infer<typeof framework>;

/** The strategic framework diagram: five levels from top to bottom. */
export const getFramework = contentFile("site/framework.yaml", framework);
