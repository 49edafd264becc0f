import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { cleanLine } from "./clean-text.ts";
import {
  type EmailAddress,
  emailAddress,
  emailSentences,
  maxEmailLength,
  parseEmailAddress,
} from "./email-address.ts";

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

const emailRules = [
  withMaxLength(maxEmailLength, emailSentences.tooLong),
  rule(
    (value) => value === "" || parseEmailAddress(value) !== undefined,
    "TYPE_EMAIL",
    emailSentences.malformed,
  ),
];

/** Schema of an address that must be given; its value is the one form of it. */
export function checkedEmail() {
  const typed = checkedText([required(emailSentences.missing), ...emailRules]);
  return z.pipe(typed, z.transform(emailAddress));
}

/** The same where an address may be left out, which is empty. */
export function optionalEmail() {
  const typed = checkedText(emailRules);
  return z.pipe(
    typed,
    z.transform((value): EmailAddress | "" => (value === "" ? value : emailAddress(value))),
  );
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
