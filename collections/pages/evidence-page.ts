import { z } from "zod";
import { listOf, sentence, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { doorSlugs, letterSlugs } from "#collections/rights/rights.ts";
import { beforeLoading, page } from "./page-schema.ts";

export const evidencePage = page("evidence", "/your-data-rights/evidence", {
  privacy: field(text, "About personal data"),
  link: field(text, "Links to this page"),
  again: field(text, "Before the link on a door"),
  doors: field(listOf(z.enum(doorSlugs)), "Doors with a link to it"),
  letters: field(listOf(z.enum(letterSlugs)), "Letters that take its lines over"),
  child: group("When a child is in the picture", { question: text, text, phone: text }),
  blank: field(text, "Without JavaScript"),
  asleep: beforeLoading,
  entry: field(sentence("number"), "Name of an entry", "For screen readers."),
  about: field(text, "Beside the time of day"),
  fields: group("Fields of an entry", {
    date: text,
    time: text,
    from: text,
    what: text,
    seen: text,
    harm: text,
  }),
  seenHint: text,
  add: field(text, "Button for a further entry"),
  remove: field(text, "Button that removes an entry"),
  print: field(text, "Button that prints the sheet"),
  keep: group("Keep it on the device", {
    label: text,
    hint: text,
    kept: text,
    removed: text,
    notKept: text,
  }),
  preview: group("What the letter will say", {
    heading: text,
    many: text,
    take: sentence("letter"),
  }),
  line: group("A line of a letter", "The parts of a sentence; empty ones are left out.", {
    date: sentence("date"),
    time: sentence("time"),
    from: sentence("from"),
    seen: sentence("seen"),
    harm: sentence("harm"),
    sheet: field(sentence("number"), "Instead of all lines"),
  }),
  take: group("In the form of a letter", "Buttons that put the lines in.", {
    one: text,
    sheet: text,
    several: sentence("number"),
  }),
  sheet: group("The sheet on paper", {
    columns: group("Heads of the columns", {
      date: text,
      from: text,
      what: text,
      seen: text,
      harm: text,
    }),
    with: text,
    number: text,
    pictures: text,
    seen: text,
    name: text,
    signed: text,
    foot: text,
  }),
});
