import { z } from "zod";
import { day, link, passage, text, texts } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Shown while a collection holds no item. */
const empty = z.strictObject({ heading: text, text, link });

export const newsPages = {
  news: pageSchema("news", "/news", {
    ...opening,
    comingSoon: z.strictObject({
      heading: text,
      intro: text,
      /** Instead of `intro` once there is news. */
      introAfterNews: text,
      items: texts,
    }),
    links: z.array(link).min(1),
    box: z.strictObject({ label: text, button: text, note: text, link }),
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
      mapHeading: text,
      mapCaption: text,
      /** What was checked and what was not. */
      honesty: text,
      tableHeading: text,
      compare: text,
      compareHeading: text,
      compareLead: text,
      /** Said when both countries are the same; `{country}` is its name. */
      compareSame: text,
      /** Link from a part of the library to the whole. */
      all: text,
      whatWeKnow: text,
      sources: text,
      takenFrom: text,
      checked: text,
      stale: text,
      /** Said of an entry none of whose sources leads to its page. */
      sourceNotOpened: text,
      /** The public figure; holds `{opened}` and `{notOpened}`. */
      sourceCount: text
        .includes("{opened}", { message: "must hold {opened}" })
        .includes("{notOpened}", { message: "must hold {notOpened}" }),
      /** Stands before the name of a country. */
      moreOf: text,
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
