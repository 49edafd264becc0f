import { z } from "zod";
import { articleKinds } from "#collections/articles/article-kinds.ts";
import {
  day,
  link,
  links,
  passage,
  sentence,
  slug,
  text,
  texts,
} from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const newsTypes = Object.keys(articleKinds.news.types) as (keyof typeof articleKinds.news.types)[];

/** Shown while a collection holds no item. */
const empty = z
  .strictObject({ heading: text, text, link })
  .meta({ title: "While there is none yet" });

export const newsPages = {
  news: pageSchema("news", "/news", {
    ...opening,
    comingSoon: z.strictObject({
      heading: text,
      intro: text.meta({ title: "Introduction" }),
      inPreparation: text.meta({
        title: "In preparation",
        description: "Stands before what is still missing once there is news.",
      }),
      items: z
        .array(
          z.strictObject({
            text,
            shownBy: z.enum(["research-publications", "blogs", ...newsTypes]).meta({
              title: "Goes when there is one of these",
              labels: {
                "research-publications": "Research and publications",
                blogs: "Blogs",
                ...articleKinds.news.types,
              },
            }),
          }),
        )
        .min(1)
        .meta({ title: "Lines" }),
    }),
    caseClock: z
      .strictObject({
        heading: text,
        case: slug.meta({ description: "File name of the case." }),
        text,
        counted: sentence("today"),
        action: text.meta({ title: "Link" }),
      })
      .meta({ description: "Shows the number of a case for as long as it has one." }),
    press: link.meta({ title: "Link for the press" }),
    fieldLabels: z
      .strictObject({
        contents: text,
        downloads: text,
        sources: text,
        facts: text,
        by: text,
        published: text,
        changed: text,
        topics: text,
        country: text,
        citePublication: text,
        citePage: text,
        related: text,
        case: text,
        previous: text,
        next: text,
      })
      .meta({
        title: "Page of a single item",
        description: "Labels that news, publications and blogs share.",
      }),
    links,
    box: z
      .strictObject({ heading: text, label: text, button: text, note: text, links })
      .meta({ title: "Newsletter" }),
  }),
  "research-publications": pageSchema("research-publications", "/news/research-publications", {
    ...opening,
    empty,
  }),
  blogs: pageSchema("blogs", "/news/blogs", { ...opening, empty }),
  laws: pageSchema("laws", "/news/laws", {
    ...opening,
    empty,
    library: z
      .strictObject({
        sourceCount: sentence("opened", "notOpened"),
        mapLabel: text,
        mapHint: text,
        mapCaption: text,
        mapKey: z
          .strictObject({
            whole: text.meta({ title: "Woven" }),
            begun: text.meta({ title: "Begun" }),
            bare: text.meta({ title: "Bare threads" }),
            cyber: text.meta({ title: "Sign for a cyber law" }),
            ai: text.meta({ title: "Sign for artificial intelligence" }),
          })
          .meta({
            title: "Signs of the map",
            description: "What each stands for; its number stands before it.",
          }),
        listHeading: text,
        honesty: text.meta({ title: "What was checked, and what was not" }),
        checkedAll: sentence("date"),
        checkedBetween: sentence("from", "to"),
        checkedOne: sentence("date"),
        moreLaws: sentence("count", "country"),
        noneVerified: text.meta({ title: "Before the countries without a law" }),
        noneVerifiedNote: text.meta({ title: "Behind the countries without a law" }),
        nothingVerified: text.meta({ title: "Before the kinds of law that a country has not" }),
        download: text,
        compare: text,
        compareHeading: text,
        compareLead: text,
        compareSame: sentence("country").meta({ title: "When both countries are the same" }),
        compareWith: sentence("country"),
        choose: text.meta({ title: "Before a choice is made" }),
        all: text.meta({ title: "Link to the whole library" }),
        countryHeading: text,
        countryLead: sentence("count"),
        weave: sentence("count", "letters"),
        whatWeKnow: text,
        fieldLabels: z
          .strictObject({
            year: text,
            standing: text,
            number: text,
            kind: text,
            inForce: text,
            regulator: text,
            under: text,
            status: text,
            ratified: text,
            ratifiedBy: text,
            officialLink: text,
            dates: text,
          })
          .meta({ title: "Names of the facts", description: "Beside what is known of a law." }),
        alsoHeading: sentence("country"),
        madeUnder: text,
        relatedCases: text,
        takenFrom: text,
        checked: text,
        sourceNotOpened: text.meta({ title: "Where no source could be opened" }),
        stale: text.meta({ title: "Without a check for a year" }),
        moreOf: text.meta({ title: "Before the name of a country" }),
        cite: text,
        report: text,
        reportNote: text,
        changes: z
          .strictObject({
            link: text,
            heading: text,
            breadcrumb: text,
            lead: text,
            unknown: text.meta({ title: "Where the files have no history" }),
            added: text,
            removed: text,
            changed: sentence("fields"),
            follow: text,
          })
          .meta({ title: "Page of the last changes", description: "Its words." }),
      })
      .meta({ description: "Words of the library, of its countries and of each law." }),
  }),
  /** Plain-language rights; only what was verified, each with the section that gives it. */
  "rights-in-uganda": pageSchema("rights-in-uganda", "/news/laws/your-rights-in-uganda", {
    ...opening,
    verifiedOn: day.meta({
      title: "Checked on",
      description: "Day of the last comparison of the page with its sources.",
    }),
    about: passage,
    groups: z
      .array(
        z.strictObject({
          heading: text,
          rights: z
            .array(
              z.strictObject({
                title: text,
                section: text.meta({ title: "Section of the Act" }),
                description: text,
              }),
            )
            .min(1),
        }),
      )
      .min(1)
      .meta({ title: "Groups of rights" }),
    doors: z.strictObject({ text, link }).meta({
      title: "The way to letters",
      description: "For a reader to whom something happened.",
    }),
    complain: z
      .strictObject({
        heading: text,
        steps: texts,
        example: z.strictObject({ text, link }).meta({ title: "A complaint that was made" }),
      })
      .meta({ title: "How to complain" }),
    sources: z.strictObject({
      heading: text,
      intro: sentence("date").meta({ title: "Introduction" }),
      items: texts.meta({ title: "List of sources" }),
    }),
    guide: z.strictObject({ text, link }).meta({ title: "The guide to the Act" }),
  }),
};
