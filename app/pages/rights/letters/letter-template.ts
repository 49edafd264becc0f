import { english, type Language } from "#app/language/language.ts";
import type { LetterField } from "#collections/letters/letter-file.ts";
import type { Letter } from "#collections/letters/letters.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";
import { pick } from "./pick.ts";

export type LetterTemplate = ReturnType<typeof letterTemplate>;

/** Typed texts, chosen values and ticks (`ticked` or `unticked`), by field name. */
export type Answers = Readonly<Record<string, string>>;

/** Adds the standard fields to a letter in a language and drops what only editors and counsel read. */
export function letterTemplate(letter: Letter, form: LetterForm, of: Language = english) {
  const described = (field: string | LetterField): LetterField => {
    if (typeof field !== "string") return field;
    const standard = form.fields.find(({ name }) => name === field);
    if (!standard) throw new Error(`content/site/letter-form.yaml does not describe "${field}".`);
    return standard;
  };
  const choices = letter.choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) => {
      const { instead } = option;
      const link = instead && { ...instead.link, href: of.local(instead.link.href) };
      return { ...option, instead: link && { text: instead.text, link } };
    }),
  }));
  return {
    language: of.language,
    choices,
    ...pick(letter, ["to", "isComplaint", "subject", "basis", "limit", "legend", "lists", "body"]),
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
      "others",
      "enclose",
      "close",
      "request",
      "gaps",
    ]),
  };
}
