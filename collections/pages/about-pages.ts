import { z } from "zod";
import { introduced, link, links, passage } from "#collections/reading/blocks.ts";
import { day, optional, optionalList, text } from "#collections/reading/field.ts";
import { field, group, groups } from "#collections/reading/form.ts";
import { page, pageSchema } from "./page-schema.ts";

const pillarsHeading = group("Four pillars", "What they say stands in a file of its own.", {
  heading: text,
});

/** Whole shillings. */
const amount = optional(z.int().nonnegative());

/** Somebody who answers for the organisation; shown only with the day of the consent. */
const boardMember = z.strictObject({
  name: text,
  role: field(text, "Role on the board"),
  agreedOn: field(day, "Agreed to be named on"),
});

const year = z.strictObject({
  year: field(z.int(), "Year of the accounts"),
  received: field(amount, "Money in", "Whole shillings, as in the accounts."),
  spent: field(amount, "Money out", "Whole shillings, as in the accounts."),
  report: field(optional(link), "Accounts or annual report"),
});

const funder = z.strictObject({
  name: text,
  purpose: field(text, "What the money is for"),
  since: field(z.int(), "Since which year"),
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
      introduced.extend({ department: field(text, "Link to the department of each") }),
      "Four pillars",
    ),
    link,
  }),
  team: page("team", "/about/team", {
    leadWithNames: field(text, "Introduction, once a member is named"),
    join: group("Join us", {
      heading: text,
      text,
      action: text.meta({ title: "Button", description: "Opens the sentence below." }),
      noOpenings: field(text, "Sentence that the button opens"),
      write: field(link, "Link below that sentence"),
    }),
  }),
  values: page("values", "/about/values", { link }),
  accountability: page("accountability", "/about/accountability", {
    caption: field(text, "What the table shows", "For people who have it read out to them."),
    columns: group("Heads of the columns", { what: text, state: text, where: text, since: text }),
    states: group("States", "The words beside the marks.", {
      published: field(text, "It is published"),
      part: field(text, "A part of it is"),
      missing: field(text, "It is not"),
      noDate: field(text, "In the place of a day, while it is not"),
    }),
    rows: group("What we ask of others", "In the order of the page.", {
      place: text,
      cases: text,
      corrections: text,
      privacy: text,
      accessibility: text,
      team: text,
      legalForm: text,
      foundingYear: text,
      registration: text,
      board: text,
      accounts: text,
      funders: text,
    }),
    board: group("Board", "Missing while the list is empty.", {
      members: optionalList(boardMember),
    }),
    team: group("People", { names: text, positions: text, note: text }),
    money: group("Money in and out", "Missing while the list is empty.", {
      columns: group("Words before the sums", { received: text, spent: text }),
      years: optionalList(year),
    }),
    funders: group("Funders", "Missing while the list is empty.", { list: optionalList(funder) }),
    ask: group("For a decision", { heading: text, text, link }),
    complaint: group("How to complain about us", {
      heading: text,
      text,
      ask: field(link, "Behind “You can also”"),
      office: field(link, "Behind “or complain about us to the”"),
    }),
  }),
};
