import { z } from "zod";
import { contentFolder, type Entry, getter, requireFiles } from "#collections/content.ts";
import { smsAlphabet } from "#collections/formats/sms.ts";
import { internalPath } from "#collections/reading/address.ts";
import {
  day,
  listOf,
  optional,
  optionalList,
  optionalText,
  place,
  refuse,
  text,
  texts,
  uniqueBy,
} from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { confidence, quotes, section, wholeSection } from "./act.ts";

export const rightsPath = "/your-data-rights";
/** Letters lie below here, each under its name; the address itself lists the letters that were sent. */
export const lettersPath = `${rightsPath}/letters`;

/** The letters that the pages know: each a file in `content/letters/` and the end of an address. */
export const letterSlugs = [
  "stop-harm",
  "takedown",
  "friend",
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

export const letterPath = (letter: string) => `${lettersPath}/${letter}`;

/** What may happen to a person's data: the name of a file in `content/rights/`, and the end of its address. */
const drawnDoors = [
  "loan-app",
  "published",
  "account",
  "messages",
  "refused",
  "wrong",
  "machine",
] as const;
export type DrawnDoor = (typeof drawnDoors)[number];

/** A door to which the fork of another one leads shares its drawing. */
export type DoorSlug = DrawnDoor | "friend";
export const doorSlugs: readonly DoorSlug[] = [...drawnDoors, "friend"];
const sharedDrawings: Partial<Record<DoorSlug, DrawnDoor>> = { friend: "loan-app" };

/** A statement about the law, with the sections that it rests on and their words. */
export const legalSentence = z.strictObject({
  text,
  sections: z
    .array(section)
    .refine(({ length }) => length > 0, "must name a section; without one it is no legal sentence")
    .meta({
      description: "Of the Data Protection and Privacy Act; the sentence rests on them.",
    }),
  quotes,
});
export type LegalSentence = z.infer<typeof legalSentence>;

/** The only sections with a time limit for answers, in days. */
export const daysOfSection: Readonly<Record<string, number>> = { 24: 30, 25: 14, 26: 14, 27: 21 };

/** Reason for refusing other days than the section gives. */
export const wrongDays =
  "is not what the section gives: 30 days for section 24, 14 for 25 and 26, 21 for 27, and none for any other";

/** Who confirmed a text, and when; blank until a Ugandan advocate has. */
export const confirmation = optional(
  z.strictObject({ name: text, on: field(day, "On which day") }),
).meta({
  title: "Confirmed by",
  description: "Stays away until a Ugandan advocate has confirmed these words.",
});

const answer = legalSentence.extend({
  days: optional(z.int().positive()).meta({
    title: "Days for the answer",
    description: "Blank where the Act gives none; the letter then asks for a date.",
  }),
});

/** How another organisation can be reached; facts without a second confirmation are left out. */
const reach = z.strictObject({
  text,
  href: optional(
    z
      .string()
      .regex(
        /^(tel:[+\d*#%A-F]+|https:\/\/\S+)$/,
        "must be a link such as tel:116 or https://example.org/page",
      ),
  ).meta({ title: "Link", description: "A telephone number such as tel:116, or a page." }),
  source: text.meta({ description: "Who says so; two that agree.", isTranslated: false }),
  confidence,
});

export const helper = z.strictObject({
  who: field(text, "Who helps"),
  when: field(text, "When to ask them"),
  reach: field(optional(reach), "How to reach them", "Left out without a second confirmation."),
  note: field(optionalText, "What else to know"),
  link: optional(
    z.strictObject({
      label: field(text, "Words of the link"),
      href: field(internalPath, "Where it leads"),
    }),
  ).meta({ title: "Page of this site" }),
});

export type Helper = z.infer<typeof helper>;

const letter = z.enum(letterSlugs).meta({
  labels: Object.fromEntries(letterSlugs.map((slug) => [slug, slug.replaceAll("-", " ")])),
});

const opens = optional(z.record(z.string(), z.string().min(1))).meta({
  title: "Chosen already",
  description:
    "By the name of a question or a point of the letter: its value; a point is ticked or unticked.",
});

const furtherLetter = z.strictObject({ letter, opens, when: field(text, "When to send it") });

/** What one SMS holds without a character that would halve its length (GSM 7-bit). */
const gsmText = text.refine(
  (value) => smsAlphabet.test(value) && value.length <= 160,
  "must fit into one SMS: at most 160 characters, without curly quotation marks, dashes or other special ones",
);

const way = z.strictObject({ label: text, text });
const fork = group("Fork", "A question above the door; one answer leads to another door.", {
  question: text,
  own: field(way, "The answer that stays here"),
  other: field(way, "The answer that leads to the other door"),
});

/** What comes before any right. */
const warning = z.strictObject({
  heading: text,
  text,
  reach: field(optional(reach), "Whom to call"),
});

const doorSchema = (sms: typeof text) =>
  z
    .strictObject({
      order: place,
      heading: field(text, "Name of the door", "What happened, in the words of the person."),
      description: field(text, "Description in search results", "Also for shared links."),
      fork: optional(fork),
      before: optionalList(warning).meta({
        title: "Before any right",
        description: "What must be known first; left out on most doors.",
      }),
      right: legalSentence
        .extend({
          short: field(text, "In a few words", "For the sheet of all rights."),
        })
        .meta({ title: "The right", description: "What may be asked, in one sentence." }),
      comfort: field(text, "Words of comfort", "What a reader in distress sees first."),
      first: group("What to do first", "Or what to keep.", {
        heading: text,
        items: field(texts, "Points"),
      }),
      send: field(letter, "Letter to send"),
      opens,
      sendNote: field(optionalText, "About the letter"),
      sms: optional(
        group("Or one SMS", { text: field(sms, "The SMS"), note: field(text, "About it") }),
      ),
      to: field(text, "To whom the letter goes"),
      answer: field(answer, "The answer", "And by when it must come."),
      law: field(
        listOf(legalSentence),
        "What else the law says",
        "Also what the right leaves out.",
      ),
      noAnswer: optionalList(legalSentence).meta({
        title: "When there is no answer",
        description: "What this right adds to the complaint that is always open.",
      }),
      alsoSend: uniqueBy(furtherLetter, "letter", "must not name the same letter twice")
        .default([])
        .meta({ title: "Letters to send as well" }),
      danger: optionalText.meta({
        title: "In danger",
        description: "What to do before any letter; blank where there is no danger.",
      }),
      help: field(listOf(helper), "Who else helps"),
      checkedOn: field(day, "Checked on", "Day of the last comparison of the page with the law."),
      confirmedBy: confirmation,
    })
    .superRefine((door, context) => {
      const limits = door.answer.sections.map((name) => daysOfSection[wholeSection(name)]);
      const { days } = door.answer;
      if (days === undefined && limits.some((limit) => limit !== undefined)) {
        refuse(
          context,
          ["answer", "days"],
          `is missing; the section gives ${limits.find(Boolean)} days`,
        );
      } else if (days !== undefined && !limits.includes(days)) {
        refuse(context, ["answer", "days"], `${wrongDays}; leave it blank where there is none`);
      }
    });

const schema = doorSchema(gsmText);
/** A translation says what the SMS means, and is never sent. */
const translatedSchema = doorSchema(text);

/** One door: something that happened, the right that answers it, and the way to it. */
export type Door = Entry<z.output<typeof schema>> & {
  slug: DoorSlug;
  path: string;
  /** The door whose drawing and colour it has; its own name unless a fork leads to it. */
  drawing: DrawnDoor;
};

export const rightsFolder = contentFolder("rights", ({ language }) =>
  language === "en" ? schema : translatedSchema,
);

/** All doors in their order. @throws ContentError when one is missing, or has a name that no door has */
export const getDoors = getter((content): Door[] => {
  const doors = rightsFolder(content);
  const unknown =
    "is not one of the doors that the page is drawn for; a further one needs a drawing, so ask a developer";
  requireFiles("rights", doors, doorSlugs, unknown);
  return doors.map((door) => {
    const slug = door.slug as DoorSlug;
    const drawing = sharedDrawings[slug] ?? (slug as DrawnDoor);
    return { ...door, slug, drawing, path: `${rightsPath}/${slug}` };
  });
});

/** The message of a door as it is sent: in English from any page, for its recipient. */
export const sentSms = (door: string) => getDoors().find(({ slug }) => slug === door)?.sms?.text;

/** The doors that stand in the wall, without those behind a fork. */
export const getWall = getter((content) =>
  getDoors(content).filter(({ slug, drawing }) => slug === drawing),
);
