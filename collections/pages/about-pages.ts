import { z } from "zod";
import { introduced, link, links, passage } from "#collections/reading/blocks.ts";
import { day, optional, optionalList, sentence, text } from "#collections/reading/field.ts";
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
    pillars: field(introduced, "Four pillars"),
    link,
  }),
  team: page("team", "/about/team", {
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
    law: group("In law", "The facts themselves stand in organisation.yaml.", {
      heading: text,
      legalForm: text,
      foundingYear: text,
      registration: text,
      protection: text,
      address: text,
    }),
    board: group("Board", "Left out while the list is empty.", {
      heading: text,
      members: optionalList(boardMember),
    }),
    team: field(passage.extend({ link }), "People"),
    money: group("Money in and out", "Left out while the list is empty.", {
      heading: text,
      columns: group("Words before the sums", { received: text, spent: text }),
      years: optionalList(year),
    }),
    funders: group("Funders", "Left out while the list is empty.", {
      heading: text,
      since: field(sentence("year"), "Since when"),
      list: optionalList(funder),
    }),
    policies: group("Policies", { heading: text, links }),
    complaint: field(passage.extend({ links }), "How to complain about us"),
    missing: group("What is not published yet", "Left out once all of it is.", {
      heading: text,
      text: field(sentence("list"), "Sentence"),
      names: group("Names of what is missing", {
        legalForm: text,
        foundingYear: text,
        board: text,
        money: text,
        funders: text,
      }),
      note: text,
    }),
  }),
};
