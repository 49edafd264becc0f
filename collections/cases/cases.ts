import { z } from "zod";
import { source } from "#collections/articles/source.ts";
import { type ContentSource, contentFolder, type Entry, getter } from "#collections/content.ts";
import { slugOf } from "#collections/formats/slug.ts";
import { optionalEmailAddress } from "#collections/reading/address.ts";
import { link } from "#collections/reading/blocks.ts";
import {
  day,
  listOf,
  optional,
  optionalList,
  optionalText,
  place,
  refuse,
  slug,
  text,
  texts,
} from "#collections/reading/field.ts";
import { choiceOf, field } from "#collections/reading/form.ts";
import { ContentError } from "#collections/reading/problem.ts";
import type { RuleId } from "#collections/time/counting-rules.ts";

/** A day, or a month where the sources give no day. */
const dayOrMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, "must be a date such as 2025-07-18, or 2025-07");

/** Numbers of entries of `sources`, from 1. */
const sourceNumbers = optionalList(z.int().positive()).meta({
  title: "Sources",
  description: "Their places in the list of sources below, from 1.",
});

/** A side of the case: who brings it, who answers it, or the body that decides. */
const party = choiceOf("Who", {
  asking: "Who asks",
  answering: "Who answers",
  forum: "Who decides",
});
export type Party = z.infer<typeof party>;

/** How days are counted: see `collections/time/`. */
const rule = choiceOf<RuleId>("Counted by", {
  "ug-s34": "Interpretation Act, section 34(1): a Sunday or holiday moves the last day",
  plain: "Plain days: nothing moves",
});

/** A paragraph of the story: nothing is told without a source. */
const paragraph = z.strictObject({
  text,
  sources: field(listOf(z.int().positive()), "Sources", "Their places in the list below, from 1."),
});

const event = z.strictObject({
  date: field(dayOrMonth, "Day", "Or a month, such as 2025-07."),
  by: field(optional(party), "Who took the step", "Left blank, the timeline names no one."),
  isLatest: z.boolean().default(false).meta({
    title: "By the end of that month",
    description: "Where the day is not known.",
  }),
  isReported: z.boolean().default(false).meta({
    title: "Known from reports only",
    description: "Its mark on the timeline stays open.",
  }),
  title: text,
  text: optionalText,
  sources: sourceNumbers,
});

const order = z.strictObject({
  text: field(text, "What was ordered", "In plain words."),
  madeOn: day,
  days: field(z.int().positive(), "Days that it gives"),
  rule,
  done: choiceOf("Was it done?", { yes: "Yes", no: "No", "not known": "Not known" }),
  doneOn: field(optional(day), "Done on", "Where that is known."),
  note: optionalText.meta({ description: "What is known about it, and from where." }),
  sources: sourceNumbers,
});

export const clock = z.strictObject({
  title: field(text, "What had to happen"),
  by: field(optional(party), "Whose time it is"),
  phrase: optionalText.meta({
    title: "The same as a phrase",
    description: "Such as: The answer to the notice. Left blank, what had to happen stands there.",
  }),
  basis: field(text, "Who set the time", "A section, a regulation, or a person."),
  from: field(day, "Counted from"),
  days: z.int().positive(),
  rule,
  unsettled: optionalText.meta({
    title: "Why the rule may not apply",
    description: "Stands behind both last days where the rule moves the last day.",
  }),
  happenedOn: optional(day).meta({
    title: "Happened on",
    description: "Blank while it is not known; until then the page counts.",
  }),
  extension: optional(
    z.strictObject({ on: field(day, "Granted on"), days: field(z.int().positive(), "More days") }),
  ).meta({ title: "More time", description: "That was granted later." }),
  unclear: optionalText.meta({
    title: "Why its end is not known",
    description:
      "Such as a regulation that has not been read. The page then shows how long it took and never calls it late.",
  }),
  beganAs: optionalText.meta({
    title: "What began the time",
    description: "One word before the first day, such as: Lodged.",
  }),
  happenedAs: optionalText.meta({
    title: "What happened in the end",
    description: "One word before the day on which it happened, such as: Decided.",
  }),
  tookFrom: optionalText.meta({
    title: "Behind the days that it took",
    description: "Such as: from complaint to decision.",
  }),
  countAs: optionalText.meta({
    title: "As the number of the page",
    description: "Words behind the days since its end, such as: days since the deadline passed.",
  }),
  note: optionalText,
  sources: sourceNumbers,
});

/** Feeds know what happened by its day and its title. */
const haveOwnNames = (list: readonly { date: string; title: string }[]) =>
  new Set(list.map(({ date, title }) => `${date} ${slugOf(title)}`)).size === list.length;
const twice = "has two entries of one day with the same title";

const schema = z
  .strictObject({
    order: place,
    caseNumber: optional(z.union([text, z.int().transform(String)])).meta({
      title: "Number",
      description: "Left blank, a dash stands there.",
    }),
    caseName: field(text, "Name of the case"),
    issues: texts.meta({
      title: "What it is about",
      description: "Joined into one phrase: small first letters, except those of names.",
    }),
    country: text,
    yearFiled: field(text, "Filed", "Month and year, or a word such as Pending."),
    status: field(text, "Status", "The words of the badge."),
    statusType: choiceOf("Colour of the badge", {
      success: "Green: done",
      pending: "Yellow: waiting",
      active: "Blue: going on",
    }),
    note: optionalText.meta({
      title: "What changed since",
      description: "In one or two sentences; it stands below the case.",
    }),
    checkedOn: day.meta({
      title: "Checked on",
      description: "Day of the last comparison of this file with its sources.",
    }),

    summary: field(optionalText, "In short", "A sentence or two for the page of all cases."),
    stageOf: field(optional(slug), "Later stage of", "The case whose page tells this one too."),

    // What the case's own page shows. A part that is left out does not appear.
    verdict: optional(
      z.strictObject({
        decided: field(text, "What was decided"),
        open: field(optionalText, "What is still open"),
      }),
    ).meta({
      title: "What everybody reads first",
      description: "What was decided, and what is still open.",
    }),
    pressQuote: field(optionalText, "Sentence for journalists", "They may quote it as OTC’s."),
    pressSpeaker: optional(
      z.strictObject({ name: text, office: field(text, "Office", "Such as: director of OTC.") }),
    ).meta({ title: "Who says that sentence", description: "Once they agreed to be named." }),
    pressContact: optional(
      z.strictObject({
        name: optionalText,
        email: field(optionalEmailAddress, "E-mail address"),
        phone: field(optionalText, "Telephone"),
      }),
    ).meta({
      title: "Who answers journalists",
      description: "Left out, OTC’s general address does.",
    }),
    pending: optional(
      z.strictObject({
        name: field(text, "What was pending", "Two or three words for the timeline."),
        by: party,
        from: field(dayOrMonth, "Began", "A month where the day is not known."),
        until: field(day, "Ended"),
        text: field(text, "Below the number"),
        meaning: field(text, "Where the page says how it counts", "What it means for the number."),
        short: field(text, "Beside the number on other pages"),
      }),
    ).meta({
      title: "What tempers the number",
      description: "Something that was pending while days were counted, such as an appeal.",
    }),
    corrections: optionalList(
      z.strictObject({
        date: day,
        title: text,
        text: field(text, "What it said before, and why"),
      }),
    )
      .refine(haveOwnNames, twice)
      .meta({ title: "Corrections", description: "Newest first; the old sentence stays in view." }),
    forum: field(optionalText, "Body that decides"),
    parties: z
      .strictObject({
        asking: field(text, "Who asks"),
        askingAs: optionalText.meta({
          title: "What they are called",
          description: "Where they are no complainant, such as Appellant.",
        }),
        answering: field(text, "Who answers"),
      })
      .optional()
      .meta({ title: "The two sides" }),
    shortNames: z
      .strictObject({
        asking: field(text, "Who asks"),
        answering: field(text, "Who answers"),
        forum: field(text, "Who decides"),
      })
      .optional()
      .meta({ description: "For the timeline; two or three words each." }),
    story: field(
      optionalList(z.strictObject({ heading: text, paragraphs: listOf(paragraph) })),
      "The story",
      "Told plainly, a heading over each part.",
    ),
    notKnown: optionalList(text).meta({ description: "Also what readers should not conclude." }),
    events: field(optionalList(event).refine(haveOwnNames, twice), "Steps", "Oldest first."),
    orders: field(optionalList(order), "What was ordered"),
    clocks: field(optionalList(clock), "Time limits"),
    documents: optionalList(link),
    sources: optionalList(source),
    relatedCases: optionalList(text).meta({
      description: "Other cases that belong to this one.",
    }),
  })
  .superRefine((value, context) => {
    const paragraphs = value.story.flatMap((part) => part.paragraphs);
    const cited = [...paragraphs, ...value.events, ...value.orders, ...value.clocks].flatMap(
      (part) => part.sources,
    );
    for (const number of new Set(cited)) {
      if (number > value.sources.length) {
        const message = `source ${number} is named, but there are only ${value.sources.length}`;
        refuse(context, ["sources"], message);
      }
    }
    value.clocks.forEach((clock, index) => {
      const orders = value.orders.filter(
        ({ madeOn, days }) => madeOn === clock.from && days === clock.days,
      );
      const areDone = orders.length > 0 && orders.every(({ done }) => done === "yes");
      if (!areDone || clock.happenedOn) return;
      const message = "is missing, although all orders with this time limit are done";
      refuse(context, ["clocks", index, "happenedOn"], message);
    });
  });

export const casesPath = "/products/strategic-litigation";

type CaseFile = Entry<z.infer<typeof schema>>;

export interface LitigationCase extends CaseFile {
  /** Its own page, or its stage on the page of the case that it follows. */
  path: string;
}

export const caseFolder = contentFolder("cases", schema);

export const getCases = getter((content): LitigationCase[] => {
  const files = caseFolder(content);
  return files.map((entry) => ({ ...entry, path: pathOf(entry, files) }));
});

/** Where a step of a case stands on its page; of a later stage the page has no steps. @param index from 0 */
export function caseEntryPath({ path, stageOf }: LitigationCase, index: number): string {
  return stageOf ? path : `${path}#step-${index + 1}`;
}

/**
 * What names a step for good, whatever steps are added before it: feed readers show a step with another name as new.
 * @param path of the page of the case
 */
export const caseEntryId = (path: string, date: string, title: string): string =>
  `${path}#${date}-${slugOf(title)}`;

/** Where a correction stands on the page of its case. Several may be of one day. */
export const correctionAnchor = ({ date, title }: LitigationCase["corrections"][number]): string =>
  `corrected-${date}-${slugOf(title)}`;

/** Its status, and what has changed since, as sentences. */
export function statusAndNote({ status, note }: Pick<LitigationCase, "status" | "note">): string {
  return note ? `${status}. ${note}` : status;
}

/** The cases that have a page of their own: those that are no stage of another. */
export function getMainCases(source?: ContentSource): LitigationCase[] {
  return getCases(source).filter(({ stageOf }) => !stageOf);
}

/** The stages of a case in their order, the case itself first. */
export function stagesOf<Case extends CaseFile>(slug: string, cases: readonly Case[]): Case[] {
  return [
    ...cases.filter((entry) => entry.slug === slug),
    ...cases.filter(({ stageOf }) => stageOf === slug),
  ];
}

/** @throws ContentError when the case that it follows has no page */
function pathOf(entry: CaseFile, files: readonly CaseFile[]): string {
  const main = entry.stageOf;
  if (!main) return `${casesPath}/${entry.slug}`;
  if (!files.some(({ slug, stageOf }) => slug === main && !stageOf)) {
    const reason = `must be the file name of a case with a page of its own, but it is "${main}"`;
    const file = `content/cases/${entry.slug}.yaml`;
    throw new ContentError([{ file, field: "stageOf", reason }]);
  }
  const place = stagesOf(main, files).findIndex(({ slug }) => slug === entry.slug);
  return `${casesPath}/${main}#stage-${place + 1}`;
}
