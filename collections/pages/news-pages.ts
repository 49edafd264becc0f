import { z } from "zod";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import { link, links } from "#collections/reading/blocks.ts";
import { sentence, slug, text } from "#collections/reading/field.ts";
import { choiceOf, field, group, groups, textFields } from "#collections/reading/form.ts";
import { nameForScreenReaders, page } from "./page-schema.ts";

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
    fieldLabels: group("Page of a single item", "Labels that news, publications and blogs share.", {
      ...textFields("contents downloads sources facts by published changed topics"),
      ...textFields("country citePublication citePage related case previous next"),
    }),
    links,
    box: group("Newsletter", { heading: text, label: text, button: text, note: text, links }),
  }),
  "research-publications": page("research-publications", "/news/research-publications", { empty }),
  blogs: page("blogs", "/news/blogs", { empty }),
  laws: page("laws", "/news/laws", {
    empty,
    library: group("Library", "Words of the library, of its countries and of each law.", {
      sourceCount: sentence("opened", "notOpened"),
      ...textFields("mapLabel mapHint mapCaption"),
      mapKey: group("Signs of the map", "What each stands for; its number stands before it.", {
        whole: field(text, "Woven"),
        begun: text,
        bare: field(text, "Bare threads"),
        cyber: field(text, "Sign for a cyber law"),
        ai: field(text, "Sign for artificial intelligence"),
      }),
      listHeading: text,
      kinds: nameForScreenReaders,
      everyKind: field(text, "Link to entries of all kinds"),
      countOne: field(text, "When one kind is shown that has one entry"),
      countMany: sentence("count"),
      honesty: field(text, "What was checked, and what was not"),
      checkedOn: field(sentence("days"), "When the entries of a list were last compared"),
      moreOnMap: field(sentence("count"), "More laws, beside the map"),
      moreLaws: sentence("count", "country"),
      oneMoreLaw: field(sentence("country"), "One more law"),
      noneVerified: field(text, "Before the countries without a law"),
      noneVerifiedNote: field(text, "Behind the countries without a law"),
      nothingVerified: field(text, "Before the kinds of law that a country has not"),
      ...textFields("compare compareShort compareHeading compareLead feedOfAll"),
      comparison: group("Words of the comparison", {
        count: sentence("count"),
        country: field(text, "Above the countries"),
        notKnown: field(text, "Where a point is not known"),
        secondHand: field(text, "Behind what was read in a text about the law"),
        without: field(text, "Before countries of whose law no point is known"),
      }),
      all: field(text, "Link to the whole library"),
      onThisPage: field(text, "Above the links to the laws of a page"),
      countryLead: sentence("count"),
      countryLeadOne: field(text, "With one entry"),
      fieldLabels: group("Names of the facts", "Beside what is known of a law.", {
        ...textFields("inForce regulator complaints under"),
        ...textFields("ratified ratifiedBy officialLink dates"),
      }),
      facts: group("Facts that come first", "In force, regulator, where to complain.", {
        count: sentence("laws", "inForce", "regulator", "complaints"),
        ...textFields("yes partly no"),
        "not known": text,
        since: sentence("answer", "date"),
        dayNotFound: field(sentence("answer"), "In force without a day"),
        notSetUp: field(sentence("name"), "Where the regulator is not set up"),
        homePage: field(text, "Where only the home page of the regulator is known"),
        sources: field(text, "Before several"),
        compared: sentence("days"),
        forceSince: field(sentence("force", "date"), "In force with a day, of one law"),
        missing: field(text, "Before the facts that nobody has confirmed"),
        unconfirmed: group("Facts that nobody has confirmed", {
          ...textFields("inForce regulator complaints"),
        }),
      }),
      sixPoints: group("Six points of a law", {
        caption: sentence("law").meta({
          title: "Name of the table",
          description: "For people who have it read out to them.",
        }),
        secondHand: field(text, "Behind what was read in a text about the law"),
      }),
      relatedCases: field(text, "Link to our case"),
      sourceNotOpened: field(text, "Where no source could be opened"),
      stale: field(text, "Without a check for a year"),
      report: text,
      citeAs: field(text, "In a citation of a page, behind the country"),
      citeLibrary: field(text, "In a citation of the library"),
    }),
  }),
};
