import type { ContentFile } from "#collections/content-file.ts";
import { type Annotation, findAnnotations } from "../core/annotations.ts";
import type { FieldDescription } from "../core/describe-field.ts";
import { fieldName, fieldTitle } from "../core/field-title.ts";
import type { FieldChange } from "../core/open-file.ts";

/**
 * Signs ⚠ that a text had and has no more, as changes of its fields.
 * @param questions by the number that a sign has
 */
export function settledQuestions(
  old: ContentFile | undefined,
  now: ContentFile | undefined,
  form: FieldDescription | undefined,
  questions: ReadonlyMap<number, string>,
): FieldChange[] {
  return goneSigns(signsOf(old), signsOf(now)).map(({ path, question, note }) => ({
    field: fieldName(path),
    title: fieldTitle(form, fieldName(path), now?.values) || "The file as a whole",
    before: `⚠ ${question} ${questions.get(question) ?? note}`,
    after: "It is settled here.",
  }));
}

const signsOf = (file: ContentFile | undefined) =>
  file === undefined || file.errors[0] ? [] : findAnnotations(file);

function goneSigns(had: Annotation[], has: Annotation[]): Annotation[] {
  const keyOf = ({ question, path }: Annotation) => `${question} ${fieldName(path)}`;
  // Where none is gone, they only moved with their entries.
  if (has.length >= had.length) return [];
  return had.filter((sign) => !has.some((current) => keyOf(current) === keyOf(sign)));
}
