import { z } from "zod";
import { source } from "#schemas/articles/source.ts";
import { contentFolder, type Entry, memoise } from "#schemas/reading/collection.ts";
import {
  day,
  internalPath,
  optional,
  optionalEmailAddress,
  optionalText,
  place,
  slug,
  text,
  texts,
  webAddress,
} from "#schemas/reading/field.ts";
import { ContentError } from "#schemas/reading/problem.ts";

/** A day, or a month where the sources give no day. */
const dayOrMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, "must be a date such as 2025-07-18, or 2025-07");

/** Numbers of entries of `sources`, from 1. */
const sourceNumbers = z.array(z.int().positive()).default([]);

/** A side of the case: who brings it, who answers it, or the body that decides. */
const party = z.enum(["asking", "answering", "forum"]);
export type Party = z.infer<typeof party>;

const event = z.strictObject({
  date: dayOrMonth,
  /** Who took the step; left out, the timeline says that the party is not named. */
  by: optional(party),
  /** "by" stands before a month until whose end something had happened. */
  isLatest: z.boolean().default(false),
  /** Known from reports only: its mark on the timeline stays open. */
  isReported: z.boolean().default(false),
  title: text,
  text: optionalText,
  sources: sourceNumbers,
});

const order = z.strictObject({
  /** What was ordered, in plain words. */
  text,
  madeOn: day,
  /** Days that the order gives. */
  days: z.int().positive(),
  done: z.enum(["yes", "no", "not known"]),
  /** Day on which it was done, where that is known. */
  doneOn: optional(day),
  /** What is known about it, and from where. */
  note: optionalText,
  sources: sourceNumbers,
});

const clock = z.strictObject({
  /** What had to happen. */
  title: text,
  /** Whose time it is. */
  by: optional(party),
  /** Section or regulation, or whoever set the time. */
  basis: text,
  from: day,
  days: z.int().positive(),
  /** Day on which it happened; blank when it is not known. */
  happenedOn: optional(day),
  /** More time that was granted later: the day, and how many days. */
  extension: optional(z.strictObject({ on: day, days: z.int().positive() })),
  /**
   * Why nobody can say on which day the time ended, such as a regulation that nobody has read. The page then
   * gives how long it took, and no verdict.
   */
  unclear: optionalText,
  /** What stands after the days that it took, e.g. `from complaint to decision`. */
  tookFrom: optionalText,
  /** Makes the days since its end the number of the page, e.g. `days since the order fell due on`. */
  countAs: optionalText,
  note: optionalText,
  sources: sourceNumbers,
});

const schema = z
  .strictObject({
    order: place,
    /** Shown under `No.`; a dash when it is blank. */
    caseNumber: optional(z.union([text, z.int().transform(String)])),
    caseName: text.meta({ title: "Name of the case" }),
    issues: texts.meta({
      title: "What it is about",
      description: "Joined into one phrase: small first letters, except those of names.",
    }),
    country: text,
    yearFiled: text.meta({
      title: "Filed",
      description: "Month and year, or a word such as Pending.",
    }),
    status: text.meta({ title: "Status", description: "The words of the badge." }),
    statusType: z.enum(["success", "pending", "active"]).meta({
      title: "Colour of the badge",
      labels: { success: "Green: done", pending: "Yellow: waiting", active: "Blue: going on" },
    }),
    note: optionalText.meta({
      title: "What changed since",
      description: "In one or two sentences; it stands below the case.",
    }),
    checkedOn: day.meta({
      title: "Checked on",
      description: "Day on which somebody last compared this file with its sources.",
    }),

    summary: optionalText.meta({
      title: "In short",
      description: "A sentence or two for the page of all cases.",
    }),
    stageOf: optional(slug).meta({
      title: "Later stage of",
      description: "File name of the case whose page tells this one too.",
    }),

    // What the case's own page shows. A part that is left out does not appear.
    /** What the page says first: what was decided, and what is still open. */
    verdict: optional(z.strictObject({ decided: text, open: optionalText })).meta({
      title: "What everybody reads first",
      description: "What was decided, and what is still open.",
    }),
    /** A sentence that journalists may quote as OTC's. */
    pressQuote: optionalText.meta({
      title: "Sentence for journalists",
      description: "They may quote it as OTC’s.",
    }),
    /** Who answers journalists about this case; left out, OTC's general address does. */
    pressContact: optional(
      z.strictObject({ name: optionalText, email: optionalEmailAddress, phone: optionalText }),
    ),
    /** The body that decides. */
    forum: optionalText,
    /** Who asks and who answers. `askingAs` where who asks is no complainant, such as an appellant. */
    parties: z.strictObject({ asking: text, askingAs: optionalText, answering: text }).optional(),
    /** What the timeline calls the three sides, in two or three words each. */
    shortNames: z.strictObject({ asking: text, answering: text, forum: text }).optional(),
    /** The case told plainly, a heading over each part. */
    story: z.array(z.strictObject({ heading: text, paragraphs: texts })).default([]),
    /** What readers should not conclude, or what is not known. */
    notKnown: z
      .array(text)
      .default([])
      .meta({ title: "Not known", description: "Also what readers should not conclude." }),
    events: z.array(event).default([]),
    orders: z.array(order).default([]),
    clocks: z.array(clock).default([]),
    documents: z
      .array(z.strictObject({ label: text, href: z.union([internalPath, webAddress]) }))
      .default([]),
    sources: z.array(source).default([]),
    /** File names of other cases that belong to this one. */
    relatedCases: z.array(text).default([]),
  })
  .superRefine((value, context) => {
    const cited = [...value.events, ...value.orders, ...value.clocks].flatMap(
      (part) => part.sources,
    );
    for (const number of new Set(cited)) {
      if (number > value.sources.length) {
        const message = `source ${number} is named, but there are only ${value.sources.length}`;
        context.addIssue({ code: "custom", path: ["sources"], message });
      }
    }
    value.clocks.forEach((clock, index) => {
      const orders = value.orders.filter(
        ({ madeOn, days }) => madeOn === clock.from && days === clock.days,
      );
      const areDone = orders.length > 0 && orders.every(({ done }) => done === "yes");
      if (!areDone || clock.happenedOn) return;
      const message = "is missing, although all orders with this time limit are done";
      context.addIssue({ code: "custom", path: ["clocks", index, "happenedOn"], message });
    });
  });

/** Path of the table of all cases. */
export const casesPath = "/products/strategic-litigation";

type CaseFile = Entry<z.infer<typeof schema>>;

export interface LitigationCase extends CaseFile {
  /** Where it is told: on a page of its own, or as a stage on the page of the case that it follows. */
  path: string;
}

const readCases = contentFolder("cases", () => schema);

/** The cases that OTC takes part in. */
export const getCases = memoise((root): LitigationCase[] => {
  const files = readCases(root);
  return files.map((entry) => ({ ...entry, path: pathOf(entry, files) }));
});

/** Its status, and what has changed since, as sentences. */
export function statusAndNote({ status, note }: Pick<LitigationCase, "status" | "note">): string {
  return note ? `${status}. ${note}` : status;
}

/** The cases that have a page of their own: those that are no stage of another. */
export function getMainCases(root?: string): LitigationCase[] {
  return getCases(root).filter(({ stageOf }) => !stageOf);
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
