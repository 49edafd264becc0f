import { z } from "zod";
import {
  type ContentSource,
  contentFolder,
  type Entry,
  getter,
  requireFiles,
} from "#collections/content.ts";
import { day, optional, optionalText, place, text, uniqueBy } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import {
  confidence,
  confirmation,
  daysOfSection,
  type LetterSlug,
  letterPath,
  letterSlugs,
} from "#collections/rights/rights.ts";

export { type LetterSlug, letterSlugs } from "#collections/rights/rights.ts";

/** Fields that most letters have; their labels are in `content/site/letter-form.yaml`. */
export const standardFields = ["name", "contact", "organisation", "address", "known"] as const;

/** Name of a field, a choice or a point: one word, so that a text can hold it in braces. */
const name = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/, "must be one word in lower-case letters")
  .meta({
    title: "Name within the letter",
    description: "One word; texts hold it in braces, and conditions name it.",
  });

/** A section as it is cited: 25, or 7(3). */
const section = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^\d+(\(\d+\))?$/, "must be the number of a section such as 25 or 7(3)"))
  .meta({ title: "Section", description: "Its number, such as 25 or 7(3)." });

/**
 * When a part belongs to the letter: a choice has one of these values, a point is `ticked` or `unticked`, a
 * field is `filled` or `empty`. All of them must hold.
 */
const when = optional(
  z.record(
    z.string(),
    z.union([z.string().transform((value) => [value]), z.array(z.string()).min(1)]),
  ),
).meta({
  title: "Only when",
  description:
    "By the name of a choice, a point or a field: its value; a point is ticked or unticked, a field filled or empty. All must hold.",
});

/** Words that belong to the letter always, or under a condition. */
const part = z.strictObject({ text, when });
const parts = z.array(part).min(1);

export const letterField = z.strictObject({
  name,
  label: text,
  gap: field(text, "Under the ruled line", "On a letter that is filled in by hand."),
  hint: field(optionalText, "Hint below the field"),
  isOptional: field(z.boolean().default(false), "May stay empty"),
  kind: z
    .enum(["line", "long", "day"])
    .default("line")
    .meta({
      title: "Kind of field",
      labels: { line: "One line", long: "Several lines, a paragraph of its own", day: "A date" },
    }),
  when,
});

const choice = z.strictObject({
  name,
  question: text,
  when,
  options: uniqueBy(
    z.strictObject({ value: field(name, "Value", "One word; conditions name it."), label: text }),
    "value",
    "must not use the same value twice",
  )
    .min(2)
    .meta({
      title: "Answers",
      description:
        "The first is chosen to begin with, and stands in the letter that is filled in by hand.",
    }),
});

const point = z.strictObject({
  name,
  label: text,
  text: text.meta({
    title: "Words in the letter",
    description: "They end a sentence that the introduction of the list begins.",
  }),
  isOn: field(z.boolean(), "Ticked to begin with"),
  when,
});

/** Points to tick: one becomes a sentence, several a list. */
const list = z.strictObject({
  name,
  legend: field(text, "Heading in the form"),
  intro: field(text, "Introduction", "Begins the sentence, without a colon."),
  gap: optionalText.meta({
    title: "Under the ruled line",
    description: "When none is ticked; left blank, the sentence is left out then.",
  }),
  points: uniqueBy(point, "name", "must not use the same name twice").min(1),
});

/** A section that the letter cites, with its content, source and confidence. */
const law = z.strictObject({
  section,
  says: field(text, "What it says"),
  source: text.meta({ description: "The text that was read, or the publications that agree." }),
  confidence,
});

const schema = z
  .strictObject({
    order: place,
    name: field(text, "Short name", "In lists, in quotation marks there."),
    heading: text,
    description: field(text, "Description in search results", "Also for shared links."),
    caution: optionalText.meta({
      title: "What this letter cannot do",
      description: "Shown before the letter is written.",
    }),
    to: z.array(text).default([]).meta({
      title: "Lines of the address",
      description: "Above the name of the organisation, or the whole address.",
    }),
    isComplaint: z.boolean().default(false).meta({
      title: "It is a complaint",
      description: "It then goes to the data protection office, about the organisation.",
    }),
    subject: parts.meta({
      title: "Subject",
      description: "Each line under its own condition; one without stands always.",
    }),
    basis: z
      .array(z.strictObject({ sections: field(z.array(section).min(1), "Sections"), when }))
      .meta({ title: "Sections under the subject" }),
    limit: z
      .array(
        z.strictObject({ section, days: field(z.int().positive(), "Days from receipt"), when }),
      )
      .meta({
        title: "Time for the answer",
        description: "Empty where the Act gives no time.",
      }),
    fields: group("Fields of the form", "Those that most letters have are named by one word.", {
      you: field(z.array(z.enum(standardFields)).min(1), "About you"),
      organisation: z
        .array(z.union([z.enum(standardFields), letterField]))
        .min(1)
        .meta({ title: "About the organisation" }),
      happened: field(z.array(letterField), "About what happened"),
    }),
    legend: optionalText.meta({
      title: "Heading of the third group of fields",
      description: "Left blank, it is the same as in all letters.",
    }),
    choices: z
      .array(choice)
      .default([])
      .meta({ title: "Choices", description: "Questions with one answer." }),
    lists: z.array(list).default([]).meta({
      title: "Points to tick",
      description: "One that is ticked becomes a sentence, several a list.",
    }),
    body: z
      .array(
        z.union([part, z.strictObject({ list: field(name, "List of points", "Its name."), when })]),
      )
      .min(1)
      .meta({ title: "Paragraphs", description: "In their order." }),
    law: uniqueBy(law, "section", "must not name the same section twice").meta({
      title: "Sections that the letter names",
      description: "What each says, who says so, and how sure that is.",
    }),
    checkedOn: field(day, "Checked on", "Day of the last comparison of the letter with the law."),
    confirmedBy: confirmation,
  })
  .superRefine((letter, context) => {
    for (const { path, message } of mistakesOf(letter)) {
      context.addIssue({ code: "custom", path, message });
    }
  });

export type LetterField = z.output<typeof letterField>;
type LetterFile = z.output<typeof schema>;
export type Letter = Entry<LetterFile> & { slug: LetterSlug; path: string };

interface Mistake {
  path: PropertyKey[];
  message: string;
}

/** Everything in which the parts of a letter do not fit each other. */
function mistakesOf(letter: LetterFile): Mistake[] {
  const own = [...letter.fields.organisation, ...letter.fields.happened].filter(
    (field) => typeof field !== "string",
  );
  const known = new Map<string, readonly string[]>([
    ...[...letter.fields.you, ...letter.fields.organisation]
      .filter((field) => typeof field === "string")
      .map((field) => [field, ["filled", "empty"]] as const),
    ...own.map((field) => [field.name, ["filled", "empty"]] as const),
    ...letter.choices.map(
      (choice) => [choice.name, choice.options.map(({ value }) => value)] as const,
    ),
    ...letter.lists.flatMap(({ points }) =>
      points.map((point) => [point.name, ["ticked", "unticked"]] as const),
    ),
  ]);
  const names = [
    ...own.map((field) => field.name),
    ...letter.choices.map((choice) => choice.name),
    ...letter.lists.flatMap(({ points }) => points.map((point) => point.name)),
  ];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  const sections = new Set(letter.law.map(({ section }) => section));
  const isNamed = (section: string) => sections.has(section) || sections.has(base(section));
  return [
    ...(twice ? [{ path: ["fields"], message: `"${twice}" names two things` }] : []),
    ...conditionsOf(letter).flatMap(({ path, when }) => wrongConditions(path, when, known)),
    ...textsOf(letter).flatMap(({ path, text, when }) => [
      ...wrongPlaces(text, letter, known, when).map((message) => ({ path, message })),
      ...sectionsIn(text)
        .filter((section) => !isNamed(section))
        .map((section) => ({
          path,
          message: `names section ${section}, which "law" does not give with its source`,
        })),
      ...daysIn(text)
        .filter(
          (days) => !sectionsIn(text).some((section) => daysOfSection[base(section)] === days),
        )
        .map((days) => ({
          path,
          message: `names ${days} days without a section that gives them; only sections 24 to 27 do`,
        })),
    ]),
    ...letter.limit.flatMap(({ section, days }, index) =>
      daysOfSection[base(section)] === days
        ? []
        : [
            {
              path: ["limit", index, "days"],
              message:
                "is not what the section gives: 30 days for section 24, 14 for 25 and 26, 21 for 27, and none for any other",
            },
          ],
    ),
    ...letter.basis.flatMap(({ sections: named }, index) =>
      named
        .filter((section) => !isNamed(section))
        .map((section) => ({
          path: ["basis", index, "sections"],
          message: `names section ${section}, which "law" does not give with its source`,
        })),
    ),
    ...letter.body.flatMap((entry, index) =>
      "list" in entry && !letter.lists.some(({ name }) => name === entry.list)
        ? [{ path: ["body", index, "list"], message: `there is no list "${entry.list}"` }]
        : [],
    ),
    ...letter.lists.flatMap(({ name }, index) =>
      letter.body.some((entry) => "list" in entry && entry.list === name)
        ? []
        : [{ path: ["lists", index, "name"], message: `no paragraph holds the list "${name}"` }],
    ),
  ];
}

type When = LetterFile["subject"][number]["when"];

/** All conditions of a letter, with their paths. */
function conditionsOf(letter: LetterFile): { path: PropertyKey[]; when: When }[] {
  return [
    ...letter.subject.map(({ when }, index) => ({ path: ["subject", index, "when"], when })),
    ...letter.basis.map(({ when }, index) => ({ path: ["basis", index, "when"], when })),
    ...letter.limit.map(({ when }, index) => ({ path: ["limit", index, "when"], when })),
    ...letter.body.map(({ when }, index) => ({ path: ["body", index, "when"], when })),
    ...letter.choices.map(({ when }, index) => ({ path: ["choices", index, "when"], when })),
    ...(["organisation", "happened"] as const).flatMap((group) =>
      letter.fields[group].flatMap((field, index) =>
        typeof field === "string"
          ? []
          : [{ path: ["fields", group, index, "when"], when: field.when }],
      ),
    ),
    ...letter.lists.flatMap(({ points }, index) =>
      points.map(({ when }, number) => ({
        path: ["lists", index, "points", number, "when"],
        when,
      })),
    ),
  ];
}

/** All texts of a letter that a reader of the letter sees. */
function textsOf(letter: LetterFile): { path: PropertyKey[]; text: string; when?: When }[] {
  return [
    ...letter.to.map((text, index) => ({ path: ["to", index], text })),
    ...letter.subject.map((entry, index) => ({ path: ["subject", index, "text"], ...entry })),
    ...letter.body.flatMap((entry, index) =>
      "text" in entry ? [{ path: ["body", index, "text"], ...entry }] : [],
    ),
    ...letter.lists.flatMap(({ intro, points }, index) => [
      { path: ["lists", index, "intro"], text: intro },
      ...points.map(({ text, when }, number) => ({
        path: ["lists", index, "points", number, "text"],
        text,
        when,
      })),
    ]),
  ];
}

function wrongConditions(
  path: PropertyKey[],
  when: When,
  known: ReadonlyMap<string, readonly string[]>,
): Mistake[] {
  return Object.entries(when ?? {}).flatMap(([name, values]) => {
    const allowed = known.get(name);
    if (!allowed) {
      return [
        { path: [...path, name], message: `the letter has no choice, point or field "${name}"` },
      ];
    }
    return values
      .filter((value) => !allowed.includes(value))
      .map((value) => ({
        path: [...path, name],
        message: `"${value}" is unknown; it must be ${allowed.map((one) => `"${one}"`).join(" or ")}`,
      }));
  });
}

function wrongPlaces(
  text: string,
  letter: LetterFile,
  known: ReadonlyMap<string, readonly string[]>,
  when: When,
): string[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, place = ""]) => {
    if (place === "limit") {
      // The words around it promise a number of days, so there must be one in every letter that holds them.
      const isCovered = letter.limit.some(
        (limit) => !limit.when || JSON.stringify(limit.when) === JSON.stringify(when),
      );
      return isCovered ? [] : ["holds {limit}, but no limit has the same condition"];
    }
    return known.get(place)?.includes("filled") ? [] : [`the letter has no field "${place}"`];
  });
}

const base = (section: string) => section.replace(/\(.*/, "");

/** The sections that a sentence names: "section 25", "sections 12 and 17", "section 7(3)". */
export function sectionsIn(text: string): string[] {
  return [
    ...text.matchAll(/\bsections? ((?:\d+(?:\(\d+\))?(?:, | and | or |,? to )?)+)/gi),
  ].flatMap(([, list = ""]) => list.match(/\d+(?:\(\d+\))?/g) ?? []);
}

/** Periods in days that a sentence names. */
function daysIn(text: string): number[] {
  return [...text.matchAll(/(\d+) days?\b/g)].map(([, days]) => Number(days));
}

export const letterFolder = contentFolder("letters", schema);

/**
 * All letters, in their order.
 * @throws ContentError when a file is wrong, one is missing, or one has a name that no page knows
 */
export const getLetters = getter((content): Letter[] => {
  const letters = letterFolder(content);
  const unknown =
    "is not one of the letters that the pages know; ask a developer for a further one";
  requireFiles("letters", letters, letterSlugs, unknown);
  return letters.map((letter) => ({
    ...letter,
    slug: letter.slug as LetterSlug,
    path: letterPath(letter.slug),
  }));
});

/**
 * One letter by its name.
 * @throws Error when there is none
 */
export function getLetter(slug: string, source?: ContentSource): Letter {
  const letter = getLetters(source).find((one) => one.slug === slug);
  if (!letter) throw new Error(`There is no letter "${slug}".`);
  return letter;
}
