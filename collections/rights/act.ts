import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import type { ValuePath } from "#collections/content-file.ts";
import {
  day,
  listOf,
  optional,
  text,
  textOrNumber,
  texts,
  uniqueBy,
} from "#collections/reading/field.ts";
import { choiceOf, field } from "#collections/reading/form.ts";
import type { ValueProblem } from "#collections/reading/problem.ts";

/** A section as it is cited: 25, or 7(3). */
export const section = textOrNumber(
  /^\d+(\(\d+\))?$/,
  "must be the number of a section such as 25 or 7(3)",
).meta({ title: "Section" });

/**
 * How sure a fact is: A, the text of the law itself was read; B, two independent sources agree. What has one
 * source (C) or none (D) is not published.
 */
export const confidence = choiceOf("How sure it is", {
  A: "A: the text of the law itself was read",
  B: "B: two independent sources agree",
});

/** Words of the Act that a sentence rests on; `misquotes` compares them with the section. They are in English. */
export const quotes = listOf(text.meta({ isTranslated: false })).meta({
  title: "Words of the Act",
  description: "Copied from the section, as content/site/act.yaml has it; at least some for each.",
});

const schema = z.strictObject({
  source: field(text, "Source", "The text that was read."),
  confidence,
  comparedOn: field(day, "Compared on", "Day of the last comparison with that text."),
  sections: uniqueBy(
    z.strictObject({
      section: field(section, "Section", "Its number, such as 25 or 7(3)."),
      says: field(text, "What it says", "In our own words."),
      days: optional(z.int().positive()).meta({
        title: "Days that it gives",
        description: "Left out where it names none.",
      }),
      words: field(texts, "Its words", "Parts of it, quoted exactly."),
    }),
    "section",
    "must not hold the same section twice",
  ).meta({ title: "Sections that are cited" }),
});
export type Act = z.output<typeof schema>;

/** The Data Protection and Privacy Act, as far as letters and doors rest on it. */
export const getAct = contentFile("site/act.yaml", schema);

/** The section of a subsection: 25 for 25(2). */
export const wholeSection = (cited: string) => cited.replace(/\(.*/, "");

/** What the Act says in a section; for 25(2), which may not stand by itself, what section 25 says. */
export function sectionOf(act: Act, cited: string): Act["sections"][number] | undefined {
  const find = (wanted: string) => act.sections.find((entry) => entry.section === wanted);
  return find(cited) ?? find(wholeSection(cited));
}

function translatableTexts(act: Act, cited: string): string[] {
  const inside = act.sections.filter(
    ({ section }) => section === cited || wholeSection(section) === cited,
  );
  return (inside.length > 0 ? inside : [sectionOf(act, cited)]).flatMap(
    (entry) => entry?.words ?? [],
  );
}

/** Finds quotations of which the cited sections have no such words, and sections that nothing is quoted from. */
export function misquotes(act: Act, value: unknown, at: ValuePath = []): ValueProblem[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([step, entry]) =>
    misquotes(act, entry, [...at, Array.isArray(value) ? Number(step) : step]),
  );
  if (!("quotes" in value)) return inside;
  const quoted = texts.catch([]).parse(value.quotes);
  const fields = value as { section?: unknown; sections?: unknown };
  const cited = [fields.sections ?? fields.section ?? []].flat().map(String);
  const has = (section: string, quote: string) =>
    translatableTexts(act, section).some((text) => text.includes(quote));
  const unknown = quoted.flatMap((quote, index): ValueProblem[] =>
    cited.some((section) => has(section, quote))
      ? []
      : [
          {
            at: [...at, "quotes", index],
            reason: `are no words of section ${cited.join(" or ")} in content/site/act.yaml`,
          },
        ],
  );
  const unquoted = cited
    .filter((section) => !quoted.some((quote) => has(section, quote)))
    .map((section) => ({ at: [...at, "quotes"], reason: `must quote section ${section} too` }));
  return [...inside, ...unknown, ...unquoted];
}
