import { type EmailPart, facts } from "./email-parts.ts";
import type { EmailContent } from "./mail.ts";
import { renderEmail } from "./render-email.ts";

/** An e-mail to the organisation about something that happened on the website. */
export function officeEmail({
  heading,
  parts,
  footer,
  ...email
}: Pick<EmailContent, "to" | "subject" | "replyTo"> & {
  heading: string;
  facts: Readonly<Record<string, string | null>>;
  /** What stands below the facts. */
  parts: readonly EmailPart[];
  /** Small print: where it came from. */
  footer: string;
}): EmailContent {
  const { facts: known, ...envelope } = email;
  return {
    ...envelope,
    ...renderEmail({ heading, parts: [facts(Object.entries(known)), ...parts], footer }),
  };
}
