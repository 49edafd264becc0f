import { z } from "zod";
import { contentFolder, type Entry, memoise } from "#schemas/reading/collection.ts";
import {
  day,
  distinct,
  internalPath,
  optional,
  optionalText,
  place,
  text,
  texts,
} from "#schemas/reading/field.ts";
import { ContentError } from "#schemas/reading/problem.ts";

/** Path of the section on a person's own data rights. */
export const rightsPath = "/your-data-rights";
/** Letters lie below here, each under its name; the address itself lists the letters that were sent. */
export const lettersPath = `${rightsPath}/letters`;

/** The letters that the pages know: each a file in `content/letters/` and the end of an address. */
export const letterSlugs = [
  "stop-harm",
  "access",
  "correct",
  "object",
  "stop-marketing",
  "decision",
  "source",
  "reminder",
  "complaint",
] as const;
export type LetterSlug = (typeof letterSlugs)[number];

/** Address of a letter by its name. */
export const letterPath = (letter: string) => `${lettersPath}/${letter}`;

/** What may happen to somebody's data: the name of a file in `content/rights/`, and the end of its address. */
export const doorSlugs = [
  "loan-app",
  "published",
  "account",
  "messages",
  "refused",
  "wrong",
  "machine",
] as const;
export type DoorSlug = (typeof doorSlugs)[number];

/**
 * How sure a fact is: A, the text of the law itself was read; B, two independent sources agree. What has one
 * source (C) or none (D) is not published.
 */
export const confidence = z.enum(["A", "B"]);

/** A section as it is cited: 25, or 7(3). */
const section = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^\d+(\(\d+\))?$/, "must be the number of a section such as 25 or 7(3)"));

/** A sentence that says what the law is, with where it stands and how sure that is. */
export const legalSentence = z.strictObject({
  text,
  /** Sections of the Data Protection and Privacy Act that it rests on. */
  sections: z
    .array(section)
    .refine(({ length }) => length > 0, "must name a section; without one it is no legal sentence"),
  /** The text that was read, or the publications that agree. */
  source: text,
  confidence,
});
export type LegalSentence = z.infer<typeof legalSentence>;

/** The only sections that say how long an organisation has to answer, in days. */
export const daysOfSection: Readonly<Record<string, number>> = { 24: 30, 25: 14, 26: 14, 27: 21 };

/** Who confirmed a text, and when; blank until a Ugandan advocate has. */
export const confirmation = z
  .strictObject({ name: text, on: day })
  .nullish()
  .transform((value) => value ?? undefined);

const answer = legalSentence.extend({
  /** Days that the Act gives for the answer; blank where it gives none, and the letter asks for a date. */
  days: optional(z.int().positive()),
});

/** How somebody else can be reached; what nobody has confirmed twice is left out. */
const reach = z.strictObject({
  text,
  /** A telephone number or a page, as a link. */
  href: optional(
    z
      .string()
      .regex(
        /^(tel:[+\d*#%A-F]+|https:\/\/\S+)$/,
        "must be a link such as tel:116 or https://example.org/page",
      ),
  ),
  source: text,
  confidence,
});

/** Somebody else who helps. */
export const helper = z.strictObject({
  who: text,
  /** When to ask them. */
  when: text,
  reach: optional(reach),
  /** A page of this site. */
  link: optional(z.strictObject({ label: text, href: internalPath })),
});

export type Helper = z.infer<typeof helper>;

/** Name of a file in `content/letters/`. */
const letter = z.enum(letterSlugs);

const furtherLetter = z.strictObject({
  letter,
  /** When to send it. */
  when: text,
});

const schema = z
  .strictObject({
    order: place,
    /** What happened, in the words of the person: the name of the door. */
    heading: text,
    /** Description for search engines and shared links. */
    description: text,
    /** What may be asked, in one sentence. */
    right: legalSentence.extend({
      /** The same in a few words, for the sheet of all rights. */
      short: text,
    }),
    comfort: text,
    /** What to keep, or to do first. */
    first: z.strictObject({ heading: text, items: texts }),
    send: letter,
    /** To whom the letter goes. */
    to: text,
    answer,
    /** What the right leaves out, and what else the law says of this case. */
    law: z.array(legalSentence).min(1),
    /** What this right adds to the complaint that is always open. */
    noAnswer: z.array(legalSentence).default([]),
    alsoSend: distinct(furtherLetter, "letter", "must not name the same letter twice").default([]),
    /** What to do before any letter; left blank where nobody is in danger. */
    danger: optionalText,
    /** Who else helps, and when. */
    help: z.array(helper).min(1),
    /** Day on which the page was last compared with the law. */
    checkedOn: day,
    confirmedBy: confirmation,
  })
  .superRefine((door, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const given = door.answer.sections.map((name) => daysOfSection[name.replace(/\(.*/, "")]);
    const { days } = door.answer;
    if (days === undefined && given.some((known) => known !== undefined)) {
      refuse(["answer", "days"], `is missing; the section gives ${given.find(Boolean)} days`);
    } else if (days !== undefined && !given.includes(days)) {
      refuse(
        ["answer", "days"],
        "is not what the section gives: 30 days for section 24, 14 for 25 and 26, 21 for 27, and none for any other; leave it blank where there is none",
      );
    }
  });

/** One door: something that happened, the right that answers it, and the way to it. */
export type Door = Entry<z.output<typeof schema>> & { slug: DoorSlug; path: string };

const readDoors = contentFolder("rights", () => schema);

/**
 * All doors, in their order.
 * @throws ContentError when a file is wrong, one is missing, or one has a name that no door has
 */
export const getDoors = memoise((root): Door[] => {
  const doors = readDoors(root);
  const names = new Set<string>(doors.map((door) => door.slug));
  const unknown = doors.filter((door) => !(doorSlugs as readonly string[]).includes(door.slug));
  const problems = [
    ...unknown.map((door) => ({
      file: `content/rights/${door.slug}.yaml`,
      field: "",
      reason: `is not one of the ${doorSlugs.length} doors that the page is drawn for; a further one needs a drawing, so ask a developer`,
    })),
    ...doorSlugs
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: `content/rights/${name}.yaml`,
        field: "",
        reason: "the file does not exist or cannot be read",
      })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return doors.map((door) => ({
    ...door,
    slug: door.slug as DoorSlug,
    path: `${rightsPath}/${door.slug}`,
  }));
});
