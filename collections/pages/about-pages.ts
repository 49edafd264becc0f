import { getPartners, partnersPath } from "#collections/partners/collection.ts";
import { introduced, link, links, passage } from "#collections/reading/blocks.ts";
import { sentence, text } from "#collections/reading/field.ts";
import { field, group, groups } from "#collections/reading/form.ts";
import { page, pageSchema } from "./page-schema.ts";

const pillarsHeading = group("Four pillars", "What they say stands in a file of its own.", {
  heading: text,
});

export const aboutPages = {
  about: page("about", "/about", {
    values: group("Values", "The values themselves stand in a file of their own.", {
      heading: text,
      link,
    }),
    framework: field(introduced, "Strategic framework"),
    pillars: pillarsHeading,
    more: group("Where to go on", { heading: text, links }),
  }),
  "who-we-are": pageSchema("who-we-are", "/about/who-we-are", {
    heading: text,
    story: passage.extend({
      ideas: group("Ideas", "Those that guide all work.", {
        intro: field(text, "Introduction"),
        items: groups("Ideas", { name: text, statement: field(text, "What it means") }),
      }),
    }),
    pillars: pillarsHeading,
    links,
  }),
  "otc-framework": page("otc-framework", "/about/otc-framework", {
    pillars: field(
      introduced.extend({ activitiesLabel: field(text, "Words above the activities") }),
      "Four pillars",
    ),
    link,
  }),
  team: page("team", "/about/team", {
    labels: group(
      "Words on the cards",
      "Names of links and lists, for buttons and for people who have pages read out.",
      {
        links: text,
        expertise: text,
        linkedin: field(text, "LinkedIn"),
        email: text,
        twitter: field(text, "X"),
      },
    ),
    join: group("Join us", {
      heading: text,
      text,
      action: text.meta({
        title: "Button",
        description:
          "Leads to the opportunities while one of them is open. Otherwise it opens the sentence below.",
      }),
      noOpenings: field(text, "Said while nothing is open"),
      write: field(link, "Link below that sentence"),
      openings: field(text, "Said above the button while something is open"),
    }),
  }),
  partners: {
    schema: page("partners", partnersPath, {
      since: field(sentence("date"), "Since when we work together"),
      visit: field(sentence("name"), "Link to a partner’s own page"),
      join: group("Work with us", { heading: text, text, action: field(link, "Button") }),
    }),
    shownWith: getPartners,
    addresses: [partnersPath],
  },
  values: page("values", "/about/values", { link }),
};
