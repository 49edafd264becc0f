import * as z from "zod/mini";
import type { FieldError } from "#app/services.ts";
import { atMost, checkedEmail, checkedText, fieldErrors, required } from "./checked-text.ts";
import { cleanParagraphs } from "./clean-text.ts";
import { longestEmail } from "./email-address.ts";

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
const sentences: Record<Exclude<ContactField, "email">, { missing: string; tooLong: string }> = {
  firstName: {
    missing: "Enter your first name.",
    tooLong: "Shorten your first name to 100 characters.",
  },
  lastName: {
    missing: "Enter your last name.",
    tooLong: "Shorten your last name to 100 characters.",
  },
  organization: {
    missing: "",
    tooLong: "Shorten the name of your organisation to 200 characters.",
  },
  subject: { missing: "Enter a subject.", tooLong: "Shorten the subject to 200 characters." },
  message: { missing: "Write a message.", tooLong: "Shorten your message to 10,000 characters." },
};

/** A text of this form; `organization` is the only one that may be empty. */
function text(name: keyof typeof sentences, clean?: (value: string) => string) {
  const { missing, tooLong } = sentences[name];
  return checkedText(
    [...(missing ? [required(missing)] : []), atMost(contactLimits[name], tooLong)],
    clean,
  );
}

/** For the browser and the server alike. Fields that it does not name are dropped. */
const schema = z.object({
  firstName: text("firstName"),
  lastName: text("lastName"),
  email: checkedEmail({ isRequired: true }),
  organization: text("organization"),
  subject: text("subject"),
  message: text("message", cleanParagraphs),
});

/**
 * Cleans and checks a posted contact form.
 * @param values fields by name, as posted
 * @returns the message, or one error with one sentence for each wrong field, in the order of the form
 */
export function parseContactForm(
  values: Record<string, string>,
): { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] } {
  const outcome = schema.safeParse(values);
  return outcome.success
    ? { ok: true, message: outcome.data }
    : { ok: false, errors: fieldErrors(outcome.error, values) };
}
