import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { cleanLine } from "./clean-text.ts";
import { emailSentences, isEmailAddress, maxEmailLength } from "./email-address.ts";

/** A rule for a cleaned text, with code and sentence of its error. */
export function rule(holds: (value: string) => boolean, code: string, sentence: string) {
  return z.refine<string>(holds, { error: sentence, params: { code }, abort: true });
}

export const required = (sentence: string) =>
  rule((value) => value !== "", "REQUIRED_FIELD_EMPTY", sentence);

/** Rule of a maximum length, in characters. */
export const withMaxLength = (max: number, sentence: string) =>
  rule((value) => value.length <= max, "TOO_LONG", sentence);

/** Schema of a posted text: cleaned, then checked by the rules until one fails. An absent field counts as empty. */
export function checkedText(rules: ReturnType<typeof rule>[] = [], clean = cleanLine) {
  return z.pipe(z.pipe(z._default(z.string(), ""), z.transform(clean)), z.string().check(...rules));
}

export function checkedEmail({ isRequired }: { isRequired: boolean }) {
  return checkedText([
    ...(isRequired ? [required(emailSentences.missing)] : []),
    withMaxLength(maxEmailLength, emailSentences.tooLong),
    rule((value) => value === "" || isEmailAddress(value), "TYPE_EMAIL", emailSentences.malformed),
  ]);
}

/** The parsed form, or one error for each invalid field. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldError[] };

/** Cleans and validates posted values, in browser and server alike; unknown ones are dropped. */
export function parseForm<Value>(
  schema: z.ZodMiniType<Value>,
  values: Readonly<Record<string, string | undefined>>,
): Parsed<Value> {
  const outcome = schema.safeParse(values);
  if (outcome.success) return { ok: true, value: outcome.data };
  // In the order of the fields. `values` distinguishes absent fields from empty ones.
  const errors = outcome.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const code = issue.code === "custom" ? String(issue.params?.code) : "TYPE_TEXT";
    const isAbsent = code === "REQUIRED_FIELD_EMPTY" && values[field] === undefined;
    return { field, code: isAbsent ? "REQUIRED_FIELD_MISSING" : code, message: issue.message };
  });
  return { ok: false, errors };
}
