import { z } from "zod";
import { introduced, link, passage, sentence, text } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

export const aboutPages = {
  about: pageSchema("about", "/about", {
    ...opening,
    values: z.strictObject({ heading: text, link }),
    framework: introduced,
    pillars: z.strictObject({ heading: text }),
    more: z.strictObject({ heading: text, links: z.array(link).min(1) }),
  }),
  "who-we-are": pageSchema("who-we-are", "/about/who-we-are", {
    heading: text,
    story: passage.extend({
      /** The ideas that guide all work, each with the sentence that says what it means. */
      ideas: z.strictObject({
        intro: text,
        items: z.array(z.strictObject({ name: text, statement: text })).min(1),
      }),
    }),
    pillars: z.strictObject({ heading: text }),
    links: z.array(link).min(1),
  }),
  "otc-framework": pageSchema("otc-framework", "/about/otc-framework", {
    ...opening,
    pillars: introduced,
    link,
  }),
  team: pageSchema("team", "/about/team", {
    ...opening,
    /** Names of the links and lists on a card, for screen readers and buttons. */
    labels: z.strictObject({
      links: text,
      expertise: text,
      linkedin: text,
      email: text,
      twitter: text,
    }),
    join: z.strictObject({
      heading: text,
      text,
      /** Opens `noOpenings`, and the link below it; leads to the opportunities while one of them is open. */
      action: text,
      noOpenings: text,
      write: link,
      /** Stands above the button while something is open. */
      openings: text,
    }),
  }),
  partners: pageSchema("partners", "/about/partners", {
    ...opening,
    since: sentence("date"),
    visit: sentence("name"),
    join: z.strictObject({ heading: text, text, action: link }),
  }),
  values: pageSchema("values", "/about/values", {
    ...opening,
    link,
  }),
};
