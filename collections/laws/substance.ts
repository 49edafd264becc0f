import { z } from "zod";
import { source } from "#collections/articles/source.ts";
import { day, optional, optionalText, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

/** What data protection laws are compared on, in the order of the comparison. */
export const substanceQuestions = {
  access: "Answer to a request for your data",
  breach: "Notice of a data breach",
  registration: "Who must register",
  transfers: "Data sent abroad",
  penalty: "Heaviest penalty",
  machines: "Decisions by machines",
} as const;
export type SubstanceName = keyof typeof substanceQuestions;
export const substanceNames = Object.keys(substanceQuestions) as SubstanceName[];

const answer = (name: SubstanceName) =>
  optional(
    group(substanceQuestions[name], "Missing where nothing good enough was read.", {
      value: text.meta({
        title: "Value",
        description: "The same few words for the same rule everywhere: only these are compared.",
      }),
      details: field(optionalText, "Details", "Fees, exceptions, and what was not found."),
      section: field(optionalText, "Section or article", "Such as: Section 24."),
      isSecondHand: z.boolean().default(false).meta({
        title: "Read about the law, not in it",
        description: "Such as with a law firm; the page says so.",
      }),
      source,
      comparedOn: field(day, "Last compared", "Day of the last comparison with this source."),
    }),
  );

const answers = Object.fromEntries(substanceNames.map((name) => [name, answer(name)]));

/** What a data protection law says on each question, with a source of its own; optional in its file. */
export const substance = optional(
  group(
    "What it says on six points",
    "For data protection laws.",
    answers as Record<SubstanceName, ReturnType<typeof answer>>,
  ),
);
