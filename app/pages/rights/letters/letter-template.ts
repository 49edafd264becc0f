import type { Letter, LetterField } from "#collections/letters.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";

/** All that a letter is written from, in a form that travels to the browser. */
export interface LetterTemplate
  extends Pick<
    Letter,
    "to" | "isComplaint" | "subject" | "basis" | "limit" | "legend" | "choices" | "lists" | "body"
  > {
  fields: Record<"you" | "organisation" | "happened", LetterField[]>;
  words: Pick<LetterForm, "act" | "section" | "sections" | "greeting" | "close" | "gaps">;
}

/** What was typed, chosen (its value) and ticked (`ticked` or `unticked`), by name. */
export type Answers = Readonly<Record<string, string>>;

/** Puts the standard fields into a letter, and leaves out what only editors and counsel read. */
export function letterTemplate(letter: Letter, form: LetterForm): LetterTemplate {
  const { to, isComplaint, subject, basis, limit, legend, choices, lists, body } = letter;
  const described = (field: string | LetterField): LetterField => {
    if (typeof field !== "string") return field;
    const standard = form.fields.find(({ name }) => name === field);
    if (!standard) throw new Error(`content/site/letter-form.yaml does not describe "${field}".`);
    return standard;
  };
  const { act, section, sections, greeting, close, gaps } = form;
  return {
    to,
    isComplaint,
    subject,
    basis,
    limit,
    legend,
    choices,
    lists,
    body,
    fields: {
      you: letter.fields.you.map(described),
      organisation: letter.fields.organisation.map(described),
      happened: letter.fields.happened,
    },
    words: { act, section, sections, greeting, close, gaps },
  };
}
