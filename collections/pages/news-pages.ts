import { z } from "zod";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { link, links } from "#collections/reading/blocks.ts";
import { sentence, slug, text } from "#collections/reading/field.ts";
import { choiceOf, field, group, groups } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** Shown while a collection holds no item. */
const empty = group("While there is none yet", { heading: text, text, link });

export const newsPages = {
  news: page("news", "/news", {
    comingSoon: z.strictObject({
      heading: text,
      intro: field(text, "Introduction"),
      inPreparation: text.meta({
        title: "In preparation",
        description: "Stands before what is still missing once there is news.",
      }),
      items: groups("Lines", {
        text,
        shownBy: choiceOf("Goes when there is one of these", {
          "research-publications": "Research and publications",
          blogs: "Blogs",
          ...articleKinds.news.types,
        }),
      }),
    }),
    caseClock: group("Case clock", "Shows the number of a case for as long as it has one.", {
      heading: text,
      case: slug.meta({ description: "File name of the case." }),
      counted: sentence("today"),
      action: field(text, "Link"),
    }),
    press: field(link, "Link for the press"),
    links,
    box: group("Newsletter", { heading: text, label: text, button: text, note: text, links }),
  }),
  "research-publications": page("research-publications", "/news/research-publications", { empty }),
  blogs: page("blogs", "/news/blogs", { empty }),
  laws: page("laws", "/news/laws", {
    empty,
    library: group("Library", "Sentences of the library, of its countries and of each law.", {
      sourceCount: sentence("opened", "notOpened"),
      mapLabel: text,
      mapHint: text,
      mapCaption: text,
      mapKey: group("Signs of the map", "What each stands for; its number stands before it.", {
        whole: field(text, "Woven"),
        begun: text,
        bare: field(text, "Bare threads"),
        cyber: field(text, "Sign for a cyber law"),
        ai: field(text, "Sign for artificial intelligence"),
      }),
      listHeading: text,
      honesty: field(text, "What was checked, and what was not"),
      checkedOn: field(sentence("days"), "When the entries of a list were last compared"),
      noneVerified: field(text, "Before the countries without a law"),
      noneVerifiedNote: field(text, "Behind the countries without a law"),
      nothingVerified: field(text, "Before the kinds of law that a country has not"),
      compare: text,
      compareHeading: text,
      compareLead: text,
      comparison: group("Words of the comparison", {
        count: sentence("count"),
        without: field(text, "Before countries of whose law no point is known"),
      }),
      countryLead: sentence("count"),
      countryLeadOne: field(text, "With one entry"),
      factCount: sentence("laws", "inForce", "regulator", "complaints"),
      homePageOnly: field(text, "Where only the home page of the regulator is known"),
      explained: field(text, "Opens what the six points of a law mean"),
      secondHand: field(text, "Behind what was read in a text about the law"),
      sourceNotOpened: field(text, "Where no source could be opened"),
      stale: field(text, "Without a check for a year"),
    }),
  }),
};
