import type { z } from "zod";
import { valueAt } from "#collections/content-file.ts";
import { refuse } from "#collections/reading/field.ts";
import { leavesOf, textsOf } from "#collections/reading/leaves.ts";
import { wholeSection } from "#collections/rights/act.ts";
import { daysOfSection, wrongDays } from "#collections/rights/rights.ts";
import type { LetterFile } from "./letter-file.ts";

/** Refuses everything in which the parts of a letter do not fit each other. */
export function checkLetter(letter: LetterFile, context: z.RefinementCtx): void {
  const fields = [...letter.fields.you, ...letter.fields.organisation, ...letter.fields.happened];
  const points = letter.lists.flatMap((list) => list.points);
  const own = fields.filter((field) => typeof field !== "string");
  const names = [...own, ...letter.choices, ...letter.lists, ...points].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) refuse(context, ["fields"], `"${twice}" names two things`);

  const fieldNames = fields.map((field) => (typeof field === "string" ? field : field.name));
  refuseUnknownConditions(
    letter,
    new Map<string, readonly string[]>([
      ...fieldNames.map((name) => [name, ["filled", "empty"]] as const),
      ...letter.choices.map(
        ({ name, options }) => [name, options.map(({ value }) => value)] as const,
      ),
      ...[...letter.lists, ...points].map(({ name }) => [name, ["ticked", "unticked"]] as const),
    ]),
    context,
  );

  const sections = new Set(letter.law.map(({ section }) => section));
  const refuseUnnamed = (path: readonly PropertyKey[], named: readonly string[]) => {
    for (const section of named) {
      if (sections.has(section) || sections.has(wholeSection(section))) continue;
      refuse(context, path, `names section ${section}, which "law" does not give with its source`);
    }
  };
  for (const { path, text } of textsOf(letter)) {
    // These are what a reader of the letter sees.
    const isOnPaper = path[0] === "sheet" || path.at(-1) === "onPaper";
    if (!isOnPaper && path[0] !== "to" && path.at(-1) !== "text" && path.at(-1) !== "intro") {
      continue;
    }
    const when = valueAt(letter, [...path.slice(0, -1), "when"]);
    for (const [, place = ""] of text.matchAll(/\{([^}]*)\}/g)) {
      if (place === "limit" && !hasLimit(letter, when)) {
        refuse(context, path, "holds {limit}, but no limit has the same condition");
      } else if (place !== "limit" && !places.has(place) && !fieldNames.includes(place)) {
        refuse(context, path, `the letter has no field "${place}"`);
      }
    }
    const named = sectionsIn(text);
    refuseUnnamed(path, named);
    for (const days of daysIn(text)) {
      if (named.some((section) => daysOfSection[wholeSection(section)] === days)) continue;
      const message = `names ${days} days without a section that gives them; only sections 24 to 27 do`;
      refuse(context, path, message);
    }
  }
  letter.basis.forEach((entry, index) => {
    refuseUnnamed(["basis", index, "sections"], entry.sections);
  });
  letter.limit.forEach(({ section, days }, index) => {
    if (daysOfSection[wholeSection(section)] === days) return;
    refuse(context, ["limit", index, "days"], wrongDays);
  });

  const boxed = letter.sheet.parts.flatMap(({ choice, list }) => [choice ?? [], list ?? []].flat());
  const toBox = [...letter.choices, ...letter.lists].map(({ name }) => name);
  const lost = [...toBox, ...boxed].find((name) => !toBox.includes(name) || !boxed.includes(name));
  if (lost) {
    const message = `"${lost}" must be a question or a list of the letter, and stand on the sheet`;
    refuse(context, ["sheet", "parts"], message);
  }

  const lists = letter.lists.map(({ name }) => name);
  const listNames = letter.body.map((entry) => ("list" in entry ? entry.list : undefined));
  listNames.forEach((list, index) => {
    if (list === undefined || lists.includes(list)) return;
    refuse(context, ["body", index, "list"], `there is no list "${list}"`);
  });
  lists.forEach((name, index) => {
    if (listNames.includes(name)) return;
    refuse(context, ["lists", index, "name"], `no paragraph holds the list "${name}"`);
  });
}

/** Places that no field fills: a ruled line on paper, and "I enclose" or "I attach". */
const places = new Set(["line", "enclose"]);

/** Refuses conditions on what the letter does not have, and values that it cannot have. */
function refuseUnknownConditions(
  letter: LetterFile,
  answersOf: ReadonlyMap<string, readonly string[]>,
  context: z.RefinementCtx,
): void {
  for (const { path, value } of leavesOf(letter)) {
    // The values of a condition are a list below the name of what they are about.
    const [field, name = ""] = path.slice(-3);
    if (field !== "when") continue;
    const allowed = answersOf.get(String(name));
    if (!allowed) {
      refuse(context, path.slice(0, -1), `the letter has no choice, point or field "${name}"`);
    } else if (!allowed.includes(String(value))) {
      const values = allowed.map((value) => `"${value}"`).join(" or ");
      refuse(context, path.slice(0, -1), `"${value}" is unknown; it must be ${values}`);
    }
  }
}

/** Whether a limit holds in every letter that holds a text: the words around it promise a number of days. */
function hasLimit({ limit }: LetterFile, when: unknown): boolean {
  return limit.some((entry) => !entry.when || JSON.stringify(entry.when) === JSON.stringify(when));
}

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
