import { z } from "zod";
import { contentFolder, type Entry } from "#collections/content.ts";
import { below, defineCollection } from "#collections/define-collection.ts";
import { webAddress } from "#collections/reading/address.ts";
import {
  headedList,
  invitation,
  link,
  mark,
  passage,
  titled,
} from "#collections/reading/blocks.ts";
import { listOf, place, sentence, text } from "#collections/reading/field.ts";
import { field, group, groups } from "#collections/reading/form.ts";

const common = {
  order: place,
  title: text,
  icon: mark,
  description: field(text, "On its card", "The card on the overview of all programmes."),
  summary: group("On What We Do", "One line and short objectives.", {
    line: field(text, "One line"),
    keyObjectives: listOf(text),
  }),
  page: group("In search results", "And its short name in the way to it.", {
    title: text,
    description: text,
    breadcrumb: text,
  }),
  lead: field(text, "First sentence"),
  about: passage,
  goal: z.strictObject({ heading: text, text }),
  invitation,
  objectives: z.strictObject({ heading: text, items: listOf(titled) }),
};

const programme = <Id extends string, Sections extends z.ZodRawShape>(id: Id, sections: Sections) =>
  z.strictObject({
    id: z.literal(id),
    link: z.literal(`/programmes/${id}`),
    ...common,
    ...sections,
  });

const tsg = programme("tsg", { focusAreas: headedList });

const ainow = programme("ainow", {
  outcomes: headedList,
  outputs: headedList,
  applicationAreas: headedList,
});

const bita = programme("bita", {
  landmarkCase: z.strictObject({
    heading: text,
    title: text,
    paragraphs: listOf(text),
    link,
    news: groups("Reports in the press", { label: text, href: field(webAddress, "Its address") }),
  }),
  library: z.strictObject({
    heading: text,
    guideLabel: text.meta({
      title: "Label of each guide",
      description: "Says that it is our guide and not the document.",
    }),
    crumb: field(text, "Short name of each guide", "In the way to it, above its title."),
    guideTitle: field(sentence("title"), "Title of each guide"),
    intro: field(text, "Introduction"),
  }),
  outcomes: headedList,
  outputs: headedList,
  rights: headedList,
});

const emt = programme("emt", {
  outcomes: headedList,
  outputs: headedList,
  groups: headedList,
  sectors: headedList,
});

const schema = z.discriminatedUnion("id", [tsg, ainow, bita, emt]);
export type Programme = Entry<z.infer<typeof schema>>;
export type ProgrammeId = Programme["id"];

export const getProgrammes = contentFolder("programmes", schema);

/** @throws when its file is missing */
export function getProgramme<Id extends ProgrammeId>(id: Id): Extract<Programme, { id: Id }> {
  const match = getProgrammes().find((programme) => programme.id === id);
  if (!match) throw new Error(`content/programmes/${id}.yaml is missing.`);
  return match as Extract<Programme, { id: Id }>;
}

export const programmes = defineCollection({
  files: getProgrammes,
  title: "Programmes",
  address: below("/programmes"),
  rendered: (content) => getProgrammes(content).map(({ link }) => link),
});
