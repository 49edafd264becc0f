import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { cleanLine } from "./clean-text.ts";
import { emailSentences, isEmailAddress, maxEmailLength } from "./email-address.ts";

/** One rule about a cleaned text: the code and the sentence of the error when it does not hold. */
export function rule(holds: (value: string) => boolean, code: string, sentence: string) {
  return z.refine<string>(holds, { error: sentence, params: { code }, abort: true });
}

/** The rule of a field that must not be left empty. */
export const required = (sentence: string) =>
  rule((value) => value !== "", "REQUIRED_FIELD_EMPTY", sentence);

/** The rule of a text with a longest length, in characters. */
export const withMaxLength = (max: number, sentence: string) =>
  rule((value) => value.length <= max, "TOO_LONG", sentence);

/**
 * A posted text: cleaned, then checked by the rules in their order until one does not hold. A field that
 * was not posted counts as empty.
 */
export function checkedText(rules: ReturnType<typeof rule>[] = [], clean = cleanLine) {
  return z.pipe(z.pipe(z._default(z.string(), ""), z.transform(clean)), z.string().check(...rules));
}

/** An e-mail address, which may be left out unless it is required. */
export function checkedEmail({ isRequired }: { isRequired: boolean }) {
  return checkedText([
    ...(isRequired ? [required(emailSentences.missing)] : []),
    withMaxLength(maxEmailLength, emailSentences.tooLong),
    rule((value) => value === "" || isEmailAddress(value), "TYPE_EMAIL", emailSentences.malformed),
  ]);
}

/** What was read from a posted form, or one error with one sentence for each wrong field. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldError[] };

/**
 * Cleans and checks a posted form, in the browser and on the server alike.
 * @param values fields by name, as posted; the schema drops those that it does not name
 */
export function parseForm<Value>(
  schema: z.ZodMiniType<Value>,
  values: Readonly<Record<string, string | undefined>>,
): Parsed<Value> {
  const outcome = schema.safeParse(values);
  return outcome.success
    ? { ok: true, value: outcome.data }
    : { ok: false, errors: fieldErrors(outcome.error, values) };
}

/**
 * The errors of a form as its page and its answer show them, in the order of the fields.
 * @param values fields by name, as posted; tells an absent field from an empty one
 */
function fieldErrors(
  { issues }: z.core.$ZodError,
  values: Readonly<Record<string, string | undefined>>,
): FieldError[] {
  return issues.map((issue) => {
    const field = String(issue.path[0]);
    const code = issue.code === "custom" ? String(issue.params?.code) : "TYPE_TEXT";
    const isAbsent = code === "REQUIRED_FIELD_EMPTY" && values[field] === undefined;
    return { field, code: isAbsent ? "REQUIRED_FIELD_MISSING" : code, message: issue.message };
  });
}
