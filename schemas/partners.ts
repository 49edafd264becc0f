import { z } from "zod";
import { isPublished, publishing } from "#schemas/articles/publishing.ts";
import { contentFolder, type Entry, memoise } from "#schemas/reading/collection.ts";
import { day, optionalWebAddress, place, text } from "#schemas/reading/field.ts";

export const partnersPath = "/about/partners";

const schema = z.strictObject({
  order: place,
  name: text.meta({ title: "Name of the partner" }),
  since: z
    .union([z.string(), z.int().transform(String)])
    .pipe(
      z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "must be a year, a month or a day: 2026-11"),
    )
    .meta({
      title: "Since when we work together",
      description: "A year, a month or a day, such as 2026-11.",
    }),
  work: text.max(600).meta({
    title: "What we do together",
    description: "In a sentence or two.",
  }),
  link: optionalWebAddress.meta({
    title: "Their own page",
    description: "Left blank, their name leads nowhere.",
  }),
  consent: z
    .strictObject({
      on: day.meta({ title: "Given on" }),
      how: text.meta({
        title: "How it was given",
        description: "And where it is kept, such as: by e-mail, in the partners’ folder.",
      }),
    })
    .meta({
      title: "Their agreement to be named",
      description: "It is not shown. Nobody is shown without it.",
    }),
  ...publishing,
});
export type Partner = Entry<z.output<typeof schema>>;

/** Every file, drafts too. */
export const getPartnersWithDrafts = contentFolder("partners", () => schema);

/** Those who are named on the site, in the order of their files. */
export const getPartners = memoise((root) =>
  getPartnersWithDrafts(root).filter((partner) => isPublished(partner)),
);
