import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { mark, titled } from "#collections/reading/blocks.ts";
import { exactCount, listOf, slug, text } from "#collections/reading/field.ts";
import { choiceOf, field, group } from "#collections/reading/form.ts";

const purpose = z.strictObject({
  whatOtcIs: field(text, "What OTC is"),
  mission: group("Mission", "Two sentences, shown apart where there is room.", {
    heading: text,
    statement: text,
    how: field(text, "How we do it"),
  }),
  vision: z.strictObject({ heading: text, statement: text }),
  connectivity: titled,
});

/** What OTC is, wants and believes; many pages show it. */
export const getPurpose = contentFile("site/purpose.yaml", purpose, "/about");

const value = z.strictObject({ title: text, description: text, icon: mark });

/** The five core values in their fixed order. The footer shows another list of four. */
export const getValues = contentFile("site/values.yaml", exactCount(value, 5), "/about/values");

const activity = z.strictObject({
  name: text,
  explanation: field(text.optional(), "In plain words", "For a name that not everybody knows."),
});

const pillarId = choiceOf("Pillar", {
  research: "Research",
  training: "Training",
  advocacy: "Advocacy",
  innovation: "Innovation",
});

const pillar = z.strictObject({
  id: pillarId,
  title: text,
  abbreviation: text.meta({ description: "R&D, TSD, SAP or TID." }),
  label: field(text, "One word", "For diagrams."),
  description: text,
  art: field(slug, "Cloth", "Name of a drawing of this site."),
  activities: listOf(activity),
});
export type Pillar = z.infer<typeof pillar>;

/** The four strategic pillars with their activity lists; a department of the same name does the work of each. */
export const getPillars = contentFile(
  "site/pillars.yaml",
  exactCount(pillar, 4),
  "/about/otc-framework",
);

/** The pillars, each with the address of its card on the page of the framework. */
export const getLinkedPillars = () =>
  getPillars().map((pillar) => ({ ...pillar, href: `/about/otc-framework#${pillar.id}` }));

/** The same, each with the address of the department that does its work. */
export const getDepartments = () =>
  getPillars().map((pillar) => ({ ...pillar, href: `/what-we-do/approach#${pillar.id}` }));

const sector = z.strictObject({
  id: choiceOf("Sector", {
    health: "Health",
    agriculture: "Agriculture",
    finance: "Finance",
    development: "Development",
  }),
  title: field(text, "Short name", "As in the impact areas of the programmes."),
  name: field(text, "Full name", "As on the page of focus areas."),
  description: text,
  line: field(text, "A few words", "For small cards."),
});

export const getSectors = contentFile(
  "site/sectors.yaml",
  exactCount(sector, 4),
  "/what-we-do/focus-areas",
);

const box = z.strictObject({ label: text, note: text });
export type FrameworkBox = z.infer<typeof box>;

const framework = z.strictObject({
  title: text,
  sectors: exactCount(box, 4),
  centre: field(box, "In the centre"),
  activities: exactCount(box, 4),
  goal: text,
  textVersion: field(text, "The diagram in sentences", "For people who do not see it."),
});

/** The strategic framework diagram: five levels from top to bottom. */
export const getFramework = contentFile("site/framework.yaml", framework, "/about/otc-framework");
