import { z } from "zod";
import { source } from "#schemas/articles/source.ts";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import {
  day,
  internalPath,
  optional,
  optionalText,
  text,
  texts,
  webAddress,
} from "#schemas/reading/field.ts";

/** A day, or a month where the sources give no day. */
const dayOrMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, "must be a date such as 2025-07-18, or 2025-07");

/** Numbers of entries of `sources`, from 1. */
const sourceNumbers = z.array(z.int().positive()).default([]);

const event = z.strictObject({
  date: dayOrMonth,
  /** "by" stands before a month until whose end something had happened. */
  isLatest: z.boolean().default(false),
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
  /** What is known about it, and from where. */
  note: optionalText,
  sources: sourceNumbers,
});

const clock = z.strictObject({
  /** What had to happen. */
  title: text,
  /** Section or regulation, or whoever set the time. */
  basis: text,
  from: day,
  days: z.int().positive(),
  /** Day on which it happened; blank when it is not known. */
  happenedOn: optional(day),
  /** More time that was granted, such as "one more week, granted on 3 July 2025". */
  extension: optionalText,
  /**
   * Why nobody can say on which day the time ended, such as a regulation that nobody has read. The page then
   * gives how long it took, and no verdict.
   */
  unclear: optionalText,
  note: optionalText,
  sources: sourceNumbers,
});

const schema = z
  .strictObject({
    order: z.int(),
    /** Shown under `No.`; a dash when it is blank. */
    caseNumber: optional(z.union([text, z.int().transform(String)])),
    caseName: text,
    /** Joined into one phrase: small first letters, except those of names. */
    issues: texts,
    country: text,
    /** Month and year, or a word such as Pending. */
    yearFiled: text,
    status: text,
    /** Colour and icon of the badge: green, yellow or blue. */
    statusType: z.enum(["success", "pending", "active"]),
    /** What changed since, shown below the case. */
    note: optionalText,
    /** Day on which somebody last compared this file with its sources. */
    checkedOn: day,

    // What the case's own page shows. A part that is left out does not appear.
    /** The body that decides. */
    forum: optionalText,
    /** Who asks and who answers. `askingAs` where who asks is no complainant, such as an appellant. */
    parties: z.strictObject({ asking: text, askingAs: optionalText, answering: text }).optional(),
    /** The case told plainly, a heading over each part. */
    story: z.array(z.strictObject({ heading: text, paragraphs: texts })).default([]),
    /** What readers should not conclude, or what is not known. */
    notKnown: z.array(text).default([]),
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
  });
export type LitigationCase = Entry<z.infer<typeof schema>>;

/** The cases that OTC takes part in. */
export const getCases = contentFolder("cases", () => schema);

/** Its status, and what has changed since, as sentences. */
export function statusAndNote({ status, note }: Pick<LitigationCase, "status" | "note">): string {
  return note ? `${status}. ${note}` : status;
}

/** Path of the table of all cases. */
export const casesPath = "/products/strategic-litigation";

/** Path of a case's own page. */
export function casePath({ slug }: Pick<LitigationCase, "slug">): string {
  return `${casesPath}/${slug}`;
}
