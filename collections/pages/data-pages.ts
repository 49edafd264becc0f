import { z } from "zod";
import { headedList, link } from "#collections/reading/blocks.ts";
import { listOf, optionalText, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group, groups } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const column = z.strictObject({
  column: field(text, "Name of the column"),
  means: field(text, "What it means"),
  not: field(optionalText, "What it does not say"),
});

export const dataPages = {
  "open-data": page("open-data", "/data", {
    numbers: group("Words below the numbers", { laws: text, cases: text, licence: text }),
    files: z.strictObject({
      heading: text,
      items: groups("Files to take", {
        file: z.enum(["laws", "cases"]),
        heading: text,
        text: sentence("count"),
      }),
      programs: z.strictObject({ heading: text, text, links: listOf(link) }),
    }),
    preview: group("First rows of laws.csv", { caption: sentence("count"), columns: texts }),
    lines: z.strictObject({
      heading: text,
      items: field(
        listOf(z.strictObject({ name: text, before: optionalText, code: sentence("address") })),
        "Lines for programs",
      ),
      note: text,
    }),
    tables: groups("Columns, as the files beside the data explain them", {
      file: z.enum(["laws", "cases"]),
      title: text,
      columns: listOf(column),
    }),
    missing: field(headedList, "What is not counted"),
    cite: group("How to cite", {
      heading: text,
      title: field(text, "Title of the data"),
      version: sentence("day"),
      licence: text,
    }),
    checked: group("Checked last", "The days, newest first, come from the laws.", {
      heading: text,
      text,
      entries: sentence("count"),
    }),
    mistake: z.strictObject({ heading: text, text, links: listOf(link) }),
    feeds: group("Feeds and calendars", "The last part of the page.", {
      heading: text,
      text,
      names: group("Names of feeds that no page gives", {
        all: text,
        publications: text,
        cases: text,
      }),
      calendar: field(text, "The calendar of deadlines"),
      newsletter: field(text, "The feed of the newsletter"),
      archive: field(text, "Link to newsletters that were sent"),
    }),
  }),
};
