import type { Letter, LetterField } from "#collections/letters/letters.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { pick } from "./pick.ts";

export type LetterTemplate = ReturnType<typeof letterTemplate>;

/** Typed texts, chosen values and ticks (`ticked` or `unticked`), by field name. */
export type Answers = Readonly<Record<string, string>>;

/** Adds the standard fields to a letter and drops what only editors and counsel read. */
export function letterTemplate(letter: Letter, form: LetterForm) {
  const described = (field: string | LetterField): LetterField => {
    if (typeof field !== "string") return field;
    const standard = form.fields.find(({ name }) => name === field);
    if (!standard) throw new Error(`content/site/letter-form.yaml does not describe "${field}".`);
    return standard;
  };
  return {
    ...pick(letter, [
      "to",
      "isComplaint",
      "subject",
      "basis",
      "limit",
      "legend",
      "choices",
      "lists",
      "body",
    ]),
    fields: {
      you: letter.fields.you.map(described),
      organisation: letter.fields.organisation.map(described),
      happened: letter.fields.happened,
    },
    words: pick(form, [
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
    ]),
  };
}
