import { z } from "zod";
import {
  day,
  link,
  optionalText,
  sentence,
  text,
  texts,
  webAddress,
} from "#schemas/reading/field.ts";
import { confidence, confirmation, helper, legalSentence } from "#schemas/rights.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Words for one and for several. */
const singularAndPlural = z.tuple([text, text]);

/** The pages around the doors of `content/rights/`. */
export const rightsPages = {
  /** The same pages as files, and how to pass them on. */
  "rights-pack": pageSchema("rights-pack", "/your-data-rights/pack", {
    ...opening,
    files: z.strictObject({
      heading: text,
      text,
      size: sentence("size", "price"),
      html: z.strictObject({ label: text, note: text }),
      epub: z.strictObject({ label: text, note: text }),
    }),
    pass: z.strictObject({ heading: text, steps: texts, note: text }),
    check: z.strictObject({ heading: text, text, computer: text, note: text }),
    /** What stands in the files besides the pages. */
    book: z.strictObject({
      title: text,
      language: text,
      lead: text,
      asOf: sentence("date"),
      newest: sentence("address"),
      contents: text,
      doors: text,
      letters: text,
      /** Above each letter. */
      fill: text,
      guide: text,
      back: text,
    }),
  }),
  "your-data-rights": pageSchema("your-data-rights", "/your-data-rights", {
    ...opening,
    /** Title on the picture of a shared link. */
    cardTitle: text,
    doorAction: text,
    steps: z.strictObject({
      heading: text,
      /** Where `requests` stands, a link with these words leads to the letters that were sent. */
      items: z.array(z.strictObject({ heading: text, text, requests: optionalText })).length(3),
    }),
    danger: z.strictObject({ heading: text, text, help: z.array(helper).min(1) }),
    /** The Act, as it is cited. */
    act: text,
    sheet: z.strictObject({
      heading: text,
      columns: z.strictObject({ happened: text, right: text, section: text, answer: text }),
      days: sentence("days"),
      noDays: text,
      onPaper: text,
      guide: link,
    }),
    /** The way to the letters that were sent. */
    mine: z.strictObject({ heading: text, text, requests: text }),
    /** What all doors say. */
    door: z.strictObject({
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
    }),
    checked: sentence("date"),
    /** Said until an advocate has confirmed a page. */
    notConfirmed: text,
    confirmed: sentence("name", "date"),
    /** Words of the strip at the foot of the screen. */
    strip: text,
    /** The complaint that is always open. */
    complaint: z.array(legalSentence).min(1),
    /** Where complaints go. */
    office: z.strictObject({
      name: text,
      address: text,
      href: webAddress,
      site: text,
      note: text,
      source: text,
      confidence,
    }),
    checkedOn: day,
    confirmedBy: confirmation,
  }),
  "my-requests": pageSchema("my-requests", "/your-data-rights/letters", {
    heading: text,
    privacy: text,
    states: z.strictObject({
      waiting: text,
      soon: text,
      overdue: text,
      answered: text,
      unfulfilled: text,
    }),
    /** Shown where no organisation was named. */
    clock: text,
    unnamed: text,
    of: sentence("letter", "section"),
    ofOpen: sentence("letter"),
    sent: sentence("date"),
    due: sentence("date"),
    noLimit: text,
    answered: sentence("date"),
    counts: z.strictObject({
      left: singularAndPlural,
      last: singularAndPlural,
      late: singularAndPlural,
      passed: singularAndPlural,
      took: singularAndPlural,
    }),
    next: z.strictObject({
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
    }),
    links: z.strictObject({
      complaint: text,
      reminder: text,
      reminderFirst: text,
      reply: text,
      again: text,
    }),
    change: z.strictObject({
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
    }),
    start: text,
    files: z.strictObject({
      heading: text,
      text,
      export: text,
      import: text,
      calendar: text,
    }),
    said: z.strictObject({
      exported: text,
      imported: z.tuple([text, sentence("number")]),
      nothingNew: text,
      calendar: text,
      noDays: text,
      removed: text,
      notKept: text,
    }),
    /** Why a file is not added. */
    mistakes: z.strictObject({
      notJson: text,
      notOurs: text,
      newer: text,
      tooMany: text,
      tooBig: text,
      entry: sentence("number", "field"),
      fields: z.strictObject({
        id: text,
        letter: text,
        organisation: text,
        sent: text,
        section: text,
        days: text,
        outcome: text,
        answered: text,
      }),
    }),
    wipe: z.strictObject({ open: text, text, confirm: text }),
    checked: text,
    empty: z.strictObject({ heading: text, text, button: text, note: text, script: text }),
    /** Shown where every byte hurts, in the place of the list. */
    asleep: z.strictObject({ text, button: text }),
    letters: z.strictObject({ heading: text, days: sentence("days") }),
  }),
};
