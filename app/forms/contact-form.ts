import * as z from "zod/mini";
import { checkedEmail, checkedText, parseForm, required, withMaxLength } from "./checked-text.ts";
import { cleanParagraphs } from "./clean-text.ts";
import { emailSentences, maxEmailLength } from "./email-address.ts";

/** What is to be known of one field. Its label and hint stand in `content/pages/contact.yaml`. */
export interface ContactFieldRules {
  /** An address is checked as one; paragraphs may have several lines. One line when left out. */
  kind?: "email" | "paragraphs";
  /** The longest value that is taken, in characters. */
  maxLength: number;
  /** The sentence beside it when it is empty. A field without one may be left empty. */
  missing?: string;
  /** The sentence beside it when it is too long. */
  tooLong: string;
  /** What browsers may fill in, as the HTML attribute names it. */
  autoComplete?: string;
  /** Whether it takes the whole width; two others stand side by side. */
  isWide?: boolean;
}

/** Every field of the contact form, in its order. All that handles a message goes by this list. */
const fields = {
  firstName: {
    maxLength: 100,
    missing: "Enter your first name.",
    tooLong: "Shorten your first name to 100 characters.",
    autoComplete: "given-name",
  },
  lastName: {
    maxLength: 100,
    missing: "Enter your last name.",
    tooLong: "Shorten your last name to 100 characters.",
    autoComplete: "family-name",
  },
  email: { kind: "email", maxLength: maxEmailLength, ...emailSentences, autoComplete: "email" },
  organization: {
    maxLength: 200,
    tooLong: "Shorten the name of your organisation to 200 characters.",
    autoComplete: "organization",
  },
  subject: {
    maxLength: 200,
    missing: "Enter a subject.",
    tooLong: "Shorten the subject to 200 characters.",
    isWide: true,
  },
  message: {
    kind: "paragraphs",
    maxLength: 10_000,
    missing: "Write a message.",
    tooLong: "Shorten your message to 10,000 characters.",
    isWide: true,
  },
} as const satisfies Record<string, ContactFieldRules>;

export type ContactField = keyof typeof fields;

/** What a visitor wrote, cleaned and checked. Fields that were left out are empty. */
export type ContactMessage = Record<ContactField, string>;

/** The fields by name. */
export const contactFields: Readonly<Record<ContactField, ContactFieldRules>> = fields;

/** Their names, in the order of the form. */
export const contactFieldNames = Object.keys(fields) as ContactField[];

function checkedField({ kind, maxLength, missing, tooLong }: ContactFieldRules) {
  if (kind === "email") return checkedEmail({ isRequired: missing !== undefined });
  return checkedText(
    [...(missing ? [required(missing)] : []), withMaxLength(maxLength, tooLong)],
    kind && cleanParagraphs,
  );
}

/** For the browser and the server alike. Fields that it does not name are dropped. */
const schema = z.object(
  Object.fromEntries(
    contactFieldNames.map((name) => [name, checkedField(contactFields[name])]),
  ) as Record<ContactField, ReturnType<typeof checkedField>>,
);

/**
 * Cleans and checks a posted contact form.
 * @param values fields by name, as posted
 * @returns the message, or one error with one sentence for each wrong field, in the order of the form
 */
export const parseContactForm = (values: Record<string, string>) => parseForm(schema, values);
