import { z } from "zod";
import { getPartners, partnersPath } from "#collections/partners/collection.ts";
import { introduced, link, links, passage, sentence, text } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const pillarsHeading = z
  .strictObject({ heading: text })
  .meta({ title: "Four pillars", description: "What they say stands in a file of its own." });

export const aboutPages = {
  about: pageSchema("about", "/about", {
    ...opening,
    values: z
      .strictObject({ heading: text, link })
      .meta({ description: "The values themselves stand in a file of their own." }),
    framework: introduced.meta({ title: "Strategic framework" }),
    pillars: pillarsHeading,
    more: z.strictObject({ heading: text, links }).meta({ title: "Where to go on" }),
  }),
  "who-we-are": pageSchema("who-we-are", "/about/who-we-are", {
    heading: text,
    story: passage.extend({
      ideas: z
        .strictObject({
          intro: text.meta({ title: "Introduction" }),
          items: z
            .array(z.strictObject({ name: text, statement: text.meta({ title: "What it means" }) }))
            .min(1)
            .meta({ title: "Ideas" }),
        })
        .meta({ description: "Those that guide all work." }),
    }),
    pillars: pillarsHeading,
    links,
  }),
  "otc-framework": pageSchema("otc-framework", "/about/otc-framework", {
    ...opening,
    pillars: introduced.meta({ title: "Four pillars" }),
    link,
  }),
  team: pageSchema("team", "/about/team", {
    ...opening,
    labels: z
      .strictObject({
        links: text,
        expertise: text,
        linkedin: text.meta({ title: "LinkedIn" }),
        email: text,
        twitter: text.meta({ title: "X" }),
      })
      .meta({
        title: "Words on the cards",
        description:
          "Names of links and lists, for buttons and for people who have pages read out.",
      }),
    join: z
      .strictObject({
        heading: text,
        text,
        action: text.meta({
          title: "Button",
          description:
            "Leads to the opportunities while one of them is open. Otherwise it opens the sentence below.",
        }),
        noOpenings: text.meta({ title: "Said while nothing is open" }),
        write: link.meta({ title: "Link below that sentence" }),
        openings: text.meta({ title: "Said above the button while something is open" }),
      })
      .meta({ title: "Join us" }),
  }),
  partners: {
    schema: pageSchema("partners", partnersPath, {
      ...opening,
      since: sentence("date").meta({ title: "Since when we work together" }),
      visit: sentence("name").meta({ title: "Link to a partner’s own page" }),
      join: z
        .strictObject({ heading: text, text, action: link.meta({ title: "Button" }) })
        .meta({ title: "Work with us" }),
    }),
    shownWith: getPartners,
    addresses: [partnersPath],
  },
  values: pageSchema("values", "/about/values", {
    ...opening,
    link,
  }),
};
