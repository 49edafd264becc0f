import * as z from "zod/mini";
import { checkedEmail, checkedText, parseForm, required, withMaxLength } from "./checked-text.ts";
import { cleanParagraphs } from "./clean-text.ts";
import { type EmailAddress, emailSentences, maxEmailLength } from "./email-address.ts";

/** Rules of one field. Its label and hint are in `content/pages/contact.yaml`. */
interface ContactFieldRules {
  /** Default: one line. */
  kind?: "email" | "paragraphs";
  /** Maximum length, in characters. */
  maxLength: number;
  /** Error when empty; a field without it is optional. */
  missing?: string;
  tooLong: string;
  autoComplete?: string;
  isWide?: boolean;
}

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

type ContactField = keyof typeof fields;

/** A cleaned and validated message; absent fields are empty. */
export type ContactMessage = Record<Exclude<ContactField, "email">, string> & {
  email: EmailAddress;
};

export const contactFields: Readonly<Record<ContactField, ContactFieldRules>> = fields;

export const contactFieldNames = Object.keys(fields) as ContactField[];

function checkedField({ kind, maxLength, missing, tooLong }: ContactFieldRules) {
  return checkedText(
    [...(missing ? [required(missing)] : []), withMaxLength(maxLength, tooLong)],
    kind === "paragraphs" ? cleanParagraphs : undefined,
  );
}

/** Drops unknown fields. */
const schema = z.object({
  ...(Object.fromEntries(
    contactFieldNames.map((name) => [name, checkedField(contactFields[name])]),
  ) as Record<ContactField, ReturnType<typeof checkedField>>),
  email: checkedEmail(),
});

/** Checks a posted contact form. Errors are in the order of the form, one for each invalid field. */
export const parseContactForm = (values: Record<string, string>) => parseForm(schema, values);
