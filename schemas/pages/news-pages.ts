import { z } from "zod";
import { articleKinds } from "#schemas/articles/article-kinds.ts";
import { day, link, passage, sentence, slug, text, texts } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const newsTypes = Object.keys(articleKinds.news.types) as (keyof typeof articleKinds.news.types)[];

/** Shown while a collection holds no item. */
const empty = z.strictObject({ heading: text, text, link });

export const newsPages = {
  news: pageSchema("news", "/news", {
    ...opening,
    comingSoon: z.strictObject({
      heading: text,
      intro: text,
      /** Stands before what is still missing once there is news. */
      inPreparation: text,
      items: z
        .array(
          z.strictObject({
            text,
            /** The collection or the type of news that takes the place of this line. */
            shownBy: z.enum(["research-publications", "blogs", ...newsTypes]),
          }),
        )
        .min(1),
    }),
    /** Shows the number of a case as long as it has one. */
    caseClock: z.strictObject({
      heading: text,
      /** File name of the case. */
      case: slug,
      text,
      counted: text.includes("{today}", { message: "must hold {today}" }),
      action: text,
    }),
    press: link,
    links: z.array(link).min(1),
    box: z.strictObject({
      heading: text,
      label: text,
      button: text,
      note: text,
      links: z.array(link).min(1),
    }),
  }),
  "research-publications": pageSchema("research-publications", "/news/research-publications", {
    ...opening,
    empty,
  }),
  blogs: pageSchema("blogs", "/news/blogs", { ...opening, empty }),
  laws: pageSchema("laws", "/news/laws", {
    ...opening,
    empty,
    library: z.strictObject({
      /** The public figure. */
      sourceCount: sentence("opened", "notOpened"),
      mapLabel: text,
      mapHint: text,
      mapCaption: text,
      /** What each sign of the map stands for; its number stands before it. */
      mapKey: z.strictObject({ whole: text, begun: text, bare: text, cyber: text, ai: text }),
      listHeading: text,
      /** What was checked and what was not. */
      honesty: text,
      checkedAll: sentence("date"),
      checkedBetween: sentence("from", "to"),
      checkedOne: sentence("date"),
      moreLaws: sentence("count", "country"),
      /** Stands before the names of countries without a law, its note after them. */
      noneVerified: text,
      noneVerifiedNote: text,
      /** Stands before the kinds of law of which a country has none. */
      nothingVerified: text,
      download: text,
      compare: text,
      compareHeading: text,
      compareLead: text,
      /** Said when both countries are the same. */
      compareSame: sentence("country"),
      compareWith: sentence("country"),
      /** What a choice says before somebody chooses. */
      choose: text,
      /** Link from a part of the library to the whole. */
      all: text,
      countryHeading: text,
      countryLead: sentence("count"),
      weave: sentence("count", "letters"),
      whatWeKnow: text,
      alsoHeading: sentence("country"),
      madeUnder: text,
      relatedCases: text,
      takenFrom: text,
      checked: text,
      /** Said of a law none of whose sources leads to its page. */
      sourceNotOpened: text,
      stale: text,
      /** Stands before the name of a country. */
      moreOf: text,
      cite: text,
      report: text,
      reportNote: text,
      changes: z.strictObject({
        link: text,
        heading: text,
        breadcrumb: text,
        lead: text,
        /** Said where the files have no history, such as in an unpacked archive. */
        unknown: text,
        added: text,
        removed: text,
        changed: sentence("fields"),
        follow: text,
      }),
    }),
  }),
  /** Plain-language rights; only what was verified, each with the section that gives it. */
  "rights-in-uganda": pageSchema("rights-in-uganda", "/news/laws/your-rights-in-uganda", {
    ...opening,
    /** Day on which the page was last compared with its sources. */
    verifiedOn: day,
    about: passage,
    groups: z
      .array(
        z.strictObject({
          heading: text,
          rights: z.array(z.strictObject({ title: text, section: text, description: text })).min(1),
        }),
      )
      .min(1),
    /** The way to letters for whoever something happened to. */
    doors: z.strictObject({ text, link }),
    complain: z.strictObject({
      heading: text,
      steps: texts,
      example: z.strictObject({ text, link }),
    }),
    sources: z.strictObject({
      heading: text,
      intro: text.includes("{date}", { message: "must hold {date}" }),
      items: texts,
    }),
    guide: z.strictObject({ text, link }),
  }),
};
