import { z } from "zod";
import { webAddress } from "#collections/reading/address.ts";
import { link } from "#collections/reading/blocks.ts";
import { listOf, optionalText, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { confidence } from "#collections/rights/act.ts";
import { confirmation, helper, legalSentence } from "#collections/rights/rights.ts";
import { checkedOn, page } from "./page-schema.ts";

export const dataRightsPage = page("your-data-rights", "/your-data-rights", {
  cardTitle: field(text, "Title on the picture of a shared link"),
  doorAction: field(text, "Button on each door"),
  steps: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          heading: text,
          text,
          requests: field(optionalText, "Link to the letters that were sent"),
        }),
      )
      .length(3),
  }),
  danger: group("In danger", "What to do before any letter.", {
    heading: text,
    text,
    help: listOf(helper),
  }),
  act: field(text, "The Act", "As it is cited."),
  sheet: group("Sheet", "All rights on one page.", {
    heading: text,
    columns: group("Heads of the columns", {
      happened: text,
      right: text,
      section: text,
      answer: text,
    }),
    days: sentence("days"),
    noDays: text,
    onPaper: text,
    guide: field(link, "Link to the guide"),
  }),
  mine: group("The way to letters that were sent", {
    heading: text,
    text,
    requests: field(text, "Link"),
  }),
  door: group("On each door", "Headings and labels that all of them share.", {
    right: text,
    section: sentence("sections"),
    sections: sentence("sections"),
    send: sentence("name"),
    to: text,
    write: text,
    answer: sentence("days"),
    noDays: text,
    from: text,
    last: sentence("days"),
    open: text,
    counted: text,
    onPaper: text,
    noAnswer: text,
    complain: text,
    complainShort: text,
    law: text,
    alsoSend: text,
    dangerNote: text,
    blank: field(text, "Link to the blank sheet"),
    otherwise: field(text, "Your right, below what comes before any right"),
    whoHelps: field(text, "Link to those who help"),
    sms: field(text, "Heading above one SMS"),
    smsLength: sentence("count"),
    smsMeaning: field(sentence("text"), "What the SMS means", "On pages in other languages."),
    smsOpen: field(text, "Button that opens the SMS"),
    help: text,
    helpNote: text,
    print: text,
    other: text,
  }),
  checked: sentence("date"),
  notConfirmed: field(text, "Until an advocate has confirmed a page"),
  confirmed: sentence("name", "date"),
  strip: field(text, "Link to the complaint", "Beside the third step."),
  complaint: listOf(legalSentence).meta({
    title: "The complaint",
    description: "It is always open, whatever else the law gives.",
  }),
  more: group("More rights", "Those that no door has.", {
    heading: text,
    items: listOf(legalSentence.extend({ title: text })),
  }),
  complain: group("How to complain", {
    heading: text,
    steps: texts,
    authority: field(text, "Who has the powers"),
    afterwards: field(text, "Above what is left afterwards"),
    points: listOf(legalSentence),
    example: group("A complaint that was made", { text, link }),
  }),
  office: group("Where complaints go", {
    name: text,
    address: text,
    href: field(webAddress, "Address of its site"),
    site: field(text, "Words of that link"),
    note: text,
    source: text,
    confidence,
  }),
  checkedOn,
  confirmedBy: confirmation,
});
