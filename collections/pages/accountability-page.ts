import { z } from "zod";
import { link, links, passage } from "#collections/reading/blocks.ts";
import { day, optional, optionalList, sentence, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

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

export const accountabilityPages = {
  accountability: page("accountability", "/about/accountability", {
    law: group("In law", "The facts themselves stand in organisation.yaml.", {
      heading: text,
      ...textFields("legalForm foundingYear registration protection address"),
    }),
    board: group("Board", "Left out while the list is empty.", {
      heading: text,
      members: optionalList(boardMember),
    }),
    team: field(passage.extend({ link }), "People"),
    money: group("Money in and out", "Left out while the list is empty.", {
      heading: text,
      columns: group("Words before the sums", textFields("received spent")),
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
      names: group(
        "Names of what is missing",
        textFields("legalForm foundingYear board money funders"),
      ),
      note: text,
    }),
  }),
};
