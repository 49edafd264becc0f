import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";
import { emailSentences, isEmailAddress, longestEmail } from "./email-address.ts";

/** The longest values that are taken, in characters. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: longestEmail,
  organization: 200,
  subject: 200,
  message: 10_000,
} as const;

export type ContactField = keyof typeof contactLimits;

/** What a visitor wrote, cleaned and checked. `organization` is empty when it was left out. */
export type ContactMessage = Record<ContactField, string>;

/** Sentences beside the fields: what is missing, and what to do when a text is too long. */
const sentences: Record<ContactField, { missing: string; tooLong: string }> = {
  firstName: {
    missing: "Enter your first name.",
    tooLong: "Shorten your first name to 100 characters.",
  },
  lastName: {
    missing: "Enter your last name.",
    tooLong: "Shorten your last name to 100 characters.",
  },
  email: emailSentences,
  organization: {
    missing: "",
    tooLong: "Shorten the name of your organisation to 200 characters.",
  },
  subject: { missing: "Enter a subject.", tooLong: "Shorten the subject to 200 characters." },
  message: { missing: "Write a message.", tooLong: "Shorten your message to 10,000 characters." },
};

const field = (name: ContactField, clean: (value: string) => string) =>
  z.pipe(
    z.pipe(z._default(z.string(), ""), z.transform(clean)),
    z.string().check(
      z.refine((value) => name === "organization" || value !== "", {
        error: sentences[name].missing,
        params: { code: "REQUIRED_FIELD_EMPTY" },
        abort: true,
      }),
      z.refine((value) => value.length <= contactLimits[name], {
        error: sentences[name].tooLong,
        params: { code: "TOO_LONG" },
        abort: true,
      }),
      z.refine((value) => name !== "email" || isEmailAddress(value), {
        error: emailSentences.malformed,
        params: { code: "TYPE_EMAIL" },
      }),
    ),
  );

/** The contact form, for the browser and the server alike. Fields that it does not name are dropped. */
export const contactSchema = z.object({
  firstName: field("firstName", cleanLine),
  lastName: field("lastName", cleanLine),
  email: field("email", cleanLine),
  organization: field("organization", cleanLine),
  subject: field("subject", cleanLine),
  message: field("message", cleanParagraphs),
});

/**
 * Cleans and checks a posted contact form.
 * @param values fields by name, as posted
 * @returns the message, or one error with one sentence for each wrong field, in the order of the form
 */
export function parseContactForm(
  values: Record<string, string>,
): { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] } {
  const outcome = contactSchema.safeParse(values);
  if (outcome.success) return { ok: true, message: outcome.data };
  const errors = outcome.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const code = issue.code === "custom" ? String(issue.params?.code) : "TYPE_TEXT";
    const absent = code === "REQUIRED_FIELD_EMPTY" && values[name] === undefined;
    return {
      field: name,
      code: absent ? "REQUIRED_FIELD_MISSING" : code,
      message: issue.message,
    };
  });
  return { ok: false, errors };
}
