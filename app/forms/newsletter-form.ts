import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { cleanLine } from "./clean-text.ts";
import { emailSentences, isEmailAddress, longestEmail } from "./email-address.ts";

const issue = (code: string, error: string) => ({ error, params: { code }, abort: true });

/** The newsletter form, for the browser and the server alike. Fields that it does not name are dropped. */
export const newsletterSchema = z.object({
  email: z.pipe(
    z.pipe(z._default(z.string(), ""), z.transform(cleanLine)),
    z.string().check(
      z.refine((value) => value !== "", issue("REQUIRED_FIELD_EMPTY", emailSentences.missing)),
      z.refine((value) => value.length <= longestEmail, issue("TOO_LONG", emailSentences.tooLong)),
      z.refine(isEmailAddress, issue("TYPE_EMAIL", emailSentences.malformed)),
    ),
  ),
});

/**
 * Cleans and checks a posted newsletter form.
 * @param values fields by name, as posted
 * @returns the address as it was typed, or what is wrong with it
 */
export function parseNewsletterForm(
  values: Record<string, string>,
): { ok: true; email: string } | { ok: false; errors: FieldError[] } {
  const outcome = newsletterSchema.safeParse(values);
  if (outcome.success) return { ok: true, email: outcome.data.email };
  const errors = outcome.error.issues.map((issue) => {
    const code = issue.code === "custom" ? String(issue.params?.code) : "TYPE_TEXT";
    const isAbsent = code === "REQUIRED_FIELD_EMPTY" && values.email === undefined;
    return {
      field: "email",
      code: isAbsent ? "REQUIRED_FIELD_MISSING" : code,
      message: issue.message,
    };
  });
  return { ok: false, errors };
}
