import { z } from "zod";
import { webAddress } from "#collections/reading/address.ts";
import { link } from "#collections/reading/blocks.ts";
import {
  listOf,
  optionalText,
  pluralSentence,
  sentence,
  text,
  texts,
} from "#collections/reading/field.ts";
import { field, fieldsOf, group, textFields } from "#collections/reading/form.ts";
import { confidence } from "#collections/rights/act.ts";
import {
  confirmation,
  doorSlugs,
  helper,
  legalSentence,
  letterSlugs,
} from "#collections/rights/rights.ts";
import { checkedOn, page, pageSchema } from "./page-schema.ts";

const receiptWay = z.strictObject({ label: text, note: text });

/** What stands in the place of an island until a press loads it. */
const beforeLoading = group("Before it is loaded", textFields("text button"));

export const rightsPages = {
  "rights-pack": page("rights-pack", "/your-data-rights/pack", {
    files: z.strictObject({
      ...textFields("heading text"),
      html: group("For any browser", { label: text, note: text }),
      epub: group("For reading apps", { label: text, note: text }),
    }),
    pass: group("Pass it on", { heading: text, steps: texts, note: text }),
    check: group("Is the file still ours?", { heading: text, text, computer: text, note: text }),
    book: group("In the files", "What stands there besides the pages.", {
      title: text,
      language: text.meta({ description: "A tag such as en-GB.", isTranslated: false }),
      lead: text,
      asOf: sentence("date"),
      newest: sentence("address"),
      ...textFields("contents doors letters"),
      fill: field(text, "Above each letter"),
      ...textFields("guide back"),
    }),
  }),
  "your-data-rights": page("your-data-rights", "/your-data-rights", {
    cardTitle: field(text, "Title on the picture of a shared link"),
    doorAction: field(text, "Button on each door"),
    steps: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            ...textFields("heading text"),
            requests: field(optionalText, "Link to the letters that were sent"),
          }),
        )
        .length(3),
    }),
    danger: group("In danger", "What to do before any letter.", {
      ...textFields("heading text"),
      help: listOf(helper),
    }),
    act: field(text, "The Act", "As it is cited."),
    sheet: group("Sheet", "All rights on one page.", {
      heading: text,
      columns: group("Heads of the columns", textFields("happened right section answer")),
      days: sentence("days"),
      ...textFields("noDays onPaper"),
      guide: field(link, "Link to the guide"),
    }),
    mine: group("The way to letters that were sent", {
      ...textFields("heading text"),
      requests: field(text, "Link"),
    }),
    door: group("On each door", "Headings and labels that all of them share.", {
      right: text,
      section: sentence("sections"),
      sections: sentence("sections"),
      send: sentence("name"),
      ...textFields("to write"),
      answer: sentence("days"),
      ...textFields("noDays from"),
      last: sentence("days"),
      ...textFields("open counted onPaper noAnswer complain complainShort law alsoSend dangerNote"),
      blank: field(text, "Link to the blank sheet"),
      otherwise: field(text, "Your right, below what comes before any right"),
      whoHelps: field(text, "Link to those who help"),
      sms: field(text, "Heading above one SMS"),
      smsLength: sentence("count"),
      smsMeaning: field(sentence("text"), "What the SMS means", "On pages in other languages."),
      smsOpen: field(text, "Button that opens the SMS"),
      ...textFields("help helpNote print other"),
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
      ...textFields("name address"),
      href: field(webAddress, "Address of its site"),
      site: field(text, "Words of that link"),
      ...textFields("note source"),
      confidence,
    }),
    checkedOn,
    confirmedBy: confirmation,
  }),
  evidence: page("evidence", "/your-data-rights/evidence", {
    privacy: field(text, "About personal data"),
    link: field(text, "Links to this page"),
    again: field(text, "Before the link on a door"),
    doors: field(listOf(z.enum(doorSlugs)), "Doors with a link to it"),
    letters: field(listOf(z.enum(letterSlugs)), "Letters that take its lines over"),
    child: group("When a child is in the picture", textFields("question text phone")),
    blank: field(text, "Without JavaScript"),
    asleep: beforeLoading,
    entry: field(sentence("number"), "Name of an entry", "For screen readers."),
    about: field(text, "Beside the time of day"),
    fields: group("Fields of an entry", textFields("date time from what seen harm")),
    seenHint: text,
    add: field(text, "Button for a further entry"),
    remove: field(text, "Button that removes an entry"),
    print: field(text, "Button that prints the sheet"),
    keep: group("Keep it on the device", textFields("label hint kept removed notKept")),
    preview: group("What the letter will say", {
      ...textFields("heading many"),
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
      ...textFields("one sheet"),
      several: sentence("number"),
    }),
    sheet: group("The sheet on paper", {
      columns: group("Heads of the columns", textFields("date from what seen harm")),
      ...textFields("with number pictures seen name signed foot"),
    }),
  }),
  "my-requests": pageSchema("my-requests", "/your-data-rights/letters", {
    heading: text,
    privacy: field(text, "About personal data"),
    states: group(
      "States of a letter",
      textFields("asked waiting soon overdue answered unfulfilled"),
    ),
    clock: field(text, "When the clock of the phone is wrong"),
    unnamed: field(text, "Where no organisation was named"),
    of: field(sentence("letter", "section"), "Which letter"),
    ofOpen: field(sentence("letter"), "Which letter, where no section gives days"),
    sent: sentence("date"),
    received: sentence("date"),
    posted: field(sentence("date"), "Received by registered post"),
    due: sentence("date"),
    noDay: field(text, "Until the limit counts"),
    noLimit: field(text, "Where the Act names no days"),
    answered: sentence("date"),
    counts: group("The number of days", {
      ...fieldsOf(pluralSentence("days"), "left last late passed got took"),
    }),
    next: group("What to do next", "By state, and by what became of the letter.", {
      ...fieldsOf(sentence("days"), "asked proof"),
      ...textFields("waiting soon last overdue fulfilled silence fee identification"),
      ...textFields("part refused decision"),
    }),
    receipt: group("The day of receipt", "Labels of its form.", {
      ...textFields("open openProof edit day hint"),
      wrong: sentence("date"),
      way: text,
      ways: group("Ways to reach them", fieldsOf(receiptWay, "stamp hand post email")),
      reached: group("The same, once it is entered", {
        ...textFields("stamp hand email"),
        post: sentence("date"),
      }),
      ...textFields("proof proofHint result noDay save keep unknown"),
    }),
    reasons: group("Why it is that day", {
      first: sentence("days", "date", "section"),
      excluded: z.strictObject({ sunday: sentence("day"), holiday: sentence("day", "holiday") }),
      moved: sentence("skipped", "last"),
      undated: sentence("holiday"),
      outside: sentence("date"),
      open: field(text, "Where the day has moved"),
    }),
    links: group("Links", "What each of them says.", {
      ...textFields("complaint reminder reminderFirst reply again count"),
    }),
    change: group("Change an entry", "Labels and choices of its form.", {
      ...textFields("open sent answers fulfilled silence fee identification part"),
      late: sentence("date"),
      ...textFields("refused reset remove"),
    }),
    start: field(text, "Link to another letter"),
    files: group("Take the list along", "Words about files, and buttons.", {
      ...textFields("heading text export import calendar"),
    }),
    said: group("Said afterwards", "What the page says once something is done.", {
      exported: text,
      imported: pluralSentence("number"),
      ...textFields("nothingNew calendar noDays removed notKept"),
    }),
    mistakes: group("Why a file is not added", "One sentence for each reason.", {
      notJson: field(text, "Not a list at all"),
      notOurs: field(text, "Another file"),
      ...textFields("newer tooMany tooBig"),
      entry: sentence("number", "field"),
      fields: group("Names of what can be damaged", {
        id: field(text, "Number"),
        ...textFields("letter organisation sent section days received way proof outcome answered"),
      }),
    }),
    wipe: group("Remove everything", "A button, what it does, and a second one.", {
      ...textFields("open text confirm"),
    }),
    checked: field(text, "Words about the law"),
    empty: group("While the list is empty", {
      ...textFields("heading text button note"),
      script: field(text, "Without JavaScript"),
    }),
    asleep: beforeLoading,
    letters: z.strictObject({ heading: text, days: sentence("days") }),
  }),
};
