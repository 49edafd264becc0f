import type { Letter, LetterField } from "#collections/letters/letters.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { pick } from "./pick.ts";

const letterKeys = [
  "to",
  "isComplaint",
  "subject",
  "basis",
  "limit",
  "legend",
  "choices",
  "lists",
  "body",
] as const satisfies readonly (keyof Letter)[];
const formKeys = [
  "act",
  "section",
  "sections",
  "days",
  "greeting",
  "marks",
  "enclose",
  "close",
  "request",
  "gaps",
] as const satisfies readonly (keyof LetterForm)[];

/** Everything that a letter is written from, as it is sent to the browser. */
export interface LetterTemplate extends Pick<Letter, (typeof letterKeys)[number]> {
  fields: Record<"you" | "organisation" | "happened", LetterField[]>;
  words: Pick<LetterForm, (typeof formKeys)[number]>;
}

/** Typed texts, chosen values and ticks (`ticked` or `unticked`), by field name. */
export type Answers = Readonly<Record<string, string>>;

/** Adds the standard fields to a letter and drops what only editors and counsel read. */
export function letterTemplate(letter: Letter, form: LetterForm): LetterTemplate {
  const described = (field: string | LetterField): LetterField => {
    if (typeof field !== "string") return field;
    const standard = form.fields.find(({ name }) => name === field);
    if (!standard) throw new Error(`content/site/letter-form.yaml does not describe "${field}".`);
    return standard;
  };
  return {
    ...pick(letter, letterKeys),
    fields: {
      you: letter.fields.you.map(described),
      organisation: letter.fields.organisation.map(described),
      happened: letter.fields.happened,
    },
    words: pick(form, formKeys),
  };
}
