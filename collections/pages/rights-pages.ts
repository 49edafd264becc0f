import { z } from "zod";
import {
  link,
  optionalText,
  sentence,
  text,
  texts,
  webAddress,
} from "#collections/reading/field.ts";
import { confidence, confirmation, helper, legalSentence } from "#collections/rights/rights.ts";
import { checkedOn, opening, pageSchema } from "./page-schema.ts";

/** Words for one and for several. */
const singularAndPlural = z
  .tuple([text, text])
  .meta({ description: "First for one, then for several." });

/** The pages around the doors of `content/rights/`. */
export const rightsPages = {
  /** The same pages as files, and how to pass them on. */
  "rights-pack": pageSchema("rights-pack", "/your-data-rights/pack", {
    ...opening,
    files: z.strictObject({
      heading: text,
      text,
      size: sentence("size", "price"),
      html: z.strictObject({ label: text, note: text }).meta({ title: "For any browser" }),
      epub: z.strictObject({ label: text, note: text }).meta({ title: "For reading apps" }),
    }),
    pass: z.strictObject({ heading: text, steps: texts, note: text }).meta({ title: "Pass it on" }),
    check: z
      .strictObject({ heading: text, text, computer: text, note: text })
      .meta({ title: "Is the file still ours?" }),
    book: z
      .strictObject({
        title: text,
        language: text.meta({ description: "A tag such as en-GB." }),
        lead: text,
        asOf: sentence("date"),
        newest: sentence("address"),
        contents: text,
        doors: text,
        letters: text,
        fill: text.meta({ title: "Above each letter" }),
        guide: text,
        back: text,
      })
      .meta({ title: "In the files", description: "What stands there besides the pages." }),
  }),
  "your-data-rights": pageSchema("your-data-rights", "/your-data-rights", {
    ...opening,
    cardTitle: text.meta({ title: "Title on the picture of a shared link" }),
    doorAction: text.meta({ title: "Button on each door" }),
    steps: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            heading: text,
            text,
            requests: optionalText.meta({ title: "Link to the letters that were sent" }),
          }),
        )
        .length(3),
    }),
    danger: z.strictObject({ heading: text, text, help: z.array(helper).min(1) }).meta({
      title: "In danger",
      description: "What to do before any letter.",
    }),
    act: text.meta({ title: "The Act", description: "As it is cited." }),
    sheet: z
      .strictObject({
        heading: text,
        columns: z
          .strictObject({ happened: text, right: text, section: text, answer: text })
          .meta({ title: "Heads of the columns" }),
        days: sentence("days"),
        noDays: text,
        onPaper: text,
        guide: link.meta({ title: "Link to the guide" }),
      })
      .meta({ description: "All rights on one page." }),
    mine: z
      .strictObject({ heading: text, text, requests: text.meta({ title: "Link" }) })
      .meta({ title: "The way to letters that were sent" }),
    door: z
      .strictObject({
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
        law: text,
        alsoSend: text,
        dangerNote: text,
        help: text,
        helpNote: text,
        print: text,
        other: text,
      })
      .meta({ title: "On each door", description: "Headings and labels that all of them share." }),
    checked: sentence("date"),
    notConfirmed: text.meta({ title: "Until an advocate has confirmed a page" }),
    confirmed: sentence("name", "date"),
    strip: text.meta({ title: "Strip at the foot of the screen" }),
    complaint: z.array(legalSentence).min(1).meta({
      title: "The complaint",
      description: "It is always open, whatever else the law gives.",
    }),
    office: z
      .strictObject({
        name: text,
        address: text,
        href: webAddress.meta({ title: "Address of its site" }),
        site: text.meta({ title: "Words of that link" }),
        note: text,
        source: text,
        confidence,
      })
      .meta({ title: "Where complaints go" }),
    checkedOn,
    confirmedBy: confirmation,
  }),
  "my-requests": pageSchema("my-requests", "/your-data-rights/letters", {
    heading: text,
    privacy: text.meta({ title: "About personal data" }),
    states: z
      .strictObject({
        waiting: text,
        soon: text,
        overdue: text,
        answered: text,
        unfulfilled: text,
      })
      .meta({ title: "States of a letter" }),
    clock: text.meta({ title: "When the clock of the phone is wrong" }),
    unnamed: text.meta({ title: "Where no organisation was named" }),
    of: sentence("letter", "section").meta({ title: "Which letter" }),
    ofOpen: sentence("letter").meta({ title: "Which letter, where no section gives days" }),
    sent: sentence("date"),
    due: sentence("date"),
    noLimit: text.meta({ title: "Where the Act names no days" }),
    answered: sentence("date"),
    counts: z
      .strictObject({
        left: singularAndPlural,
        last: singularAndPlural,
        late: singularAndPlural,
        passed: singularAndPlural,
        took: singularAndPlural,
      })
      .meta({ title: "Beside the number of days" }),
    next: z
      .strictObject({
        waiting: text,
        soon: text,
        last: text,
        overdue: text,
        fulfilled: text,
        silence: text,
        fee: text,
        identification: text,
        part: text,
        refused: text,
      })
      .meta({
        title: "What to do next",
        description: "By state, and by what became of the letter.",
      }),
    links: z
      .strictObject({
        complaint: text,
        reminder: text,
        reminderFirst: text,
        reply: text,
        again: text,
      })
      .meta({ description: "What each of them says." }),
    change: z
      .strictObject({
        open: text,
        sent: text,
        answers: text,
        fulfilled: text,
        silence: text,
        fee: text,
        identification: text,
        part: text,
        refused: text,
        reset: text,
        remove: text,
      })
      .meta({ title: "Change an entry", description: "Labels and choices of its form." }),
    start: text.meta({ title: "Link to another letter" }),
    files: z
      .strictObject({ heading: text, text, export: text, import: text, calendar: text })
      .meta({ title: "Take the list along", description: "Words about files, and buttons." }),
    said: z
      .strictObject({
        exported: text,
        imported: z.tuple([text, sentence("number")]),
        nothingNew: text,
        calendar: text,
        noDays: text,
        removed: text,
        notKept: text,
      })
      .meta({
        title: "Said afterwards",
        description: "What the page says once something is done.",
      }),
    mistakes: z
      .strictObject({
        notJson: text.meta({ title: "Not a list at all" }),
        notOurs: text.meta({ title: "Another file" }),
        newer: text,
        tooMany: text,
        tooBig: text,
        entry: sentence("number", "field"),
        fields: z
          .strictObject({
            id: text.meta({ title: "Number" }),
            letter: text,
            organisation: text,
            sent: text,
            section: text,
            days: text,
            outcome: text,
            answered: text,
          })
          .meta({ title: "Names of what can be damaged" }),
      })
      .meta({ title: "Why a file is not added", description: "One sentence for each reason." }),
    wipe: z.strictObject({ open: text, text, confirm: text }).meta({
      title: "Remove everything",
      description: "A button, what it does, and a second one.",
    }),
    checked: text.meta({ title: "Words about the law" }),
    empty: z
      .strictObject({
        heading: text,
        text,
        button: text,
        note: text,
        script: text.meta({ title: "Without JavaScript" }),
      })
      .meta({ title: "While the list is empty" }),
    asleep: z.strictObject({ text, button: text }).meta({
      title: "Before it is loaded",
      description: "Where every byte hurts, in the place of the list.",
    }),
    letters: z.strictObject({ heading: text, days: sentence("days") }),
  }),
};
