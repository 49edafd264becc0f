import { z } from "zod";
import { isPublished, publishing } from "#collections/articles/publishing.ts";
import { contentFolder, getter } from "#collections/content.ts";
import { defineCollection, on } from "#collections/define-collection.ts";
import { optionalWebAddress } from "#collections/reading/address.ts";
import { day, place, refuse, text, textOrNumber } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

export const partnersPath = "/about/partners";

const partner = z.strictObject({
  order: place,
  name: field(text, "Name of the partner"),
  since: textOrNumber(
    /^\d{4}(-\d{2}(-\d{2})?)?$/,
    "must be a year, a month or a day: 2026-11",
  ).meta({
    title: "Since when we work together",
    description: "A year, a month or a day, such as 2026-11.",
  }),
  work: field(text.max(600), "What we do together", "In a sentence or two."),
  link: field(optionalWebAddress, "Their own page", "Left blank, their name leads nowhere."),
  consent: z
    .strictObject({
      on: field(day.nullable(), "Given on"),
      how: text.nullable().meta({
        title: "How it was given",
        description: "And where it is kept, such as: by e-mail, in the partners’ folder.",
      }),
    })
    .meta({
      title: "Their agreement to be named",
      description:
        "Blank until they have agreed; a draft can wait for it. It is not shown; a partner without it is not shown either.",
      notCopied: true,
    }),
  ...publishing,
});

const schema = partner.superRefine(({ draft, consent }, context) => {
  if (draft) return;
  const missing = { on: "on which day they agreed", how: "how they agreed and where that is kept" };
  for (const field of ["on", "how"] as const) {
    if (consent[field]) continue;
    const message = `must say ${missing[field]}, before the site names them`;
    refuse(context, ["consent", field], message);
  }
});

export const getPartnersWithDrafts = contentFolder("partners", schema);

/** Those who are named on the site, in the order of their files. */
export const getPartners = getter((content) =>
  getPartnersWithDrafts(content).filter((partner) => isPublished(partner)),
);

export const partners = defineCollection({
  files: getPartnersWithDrafts,
  title: "Partners",
  one: "partner",
  address: on(partnersPath),
  template: { kind: "partner", file: "partners/template.yaml" },
  example: "partners/example.yaml",
});
