import type { EmailContent } from "./mail.ts";
import { type EmailPart, renderEmail } from "./render-email.ts";

/**
 * An e-mail to the organisation about something that happened on the website. Facts that are empty are left
 * out.
 */
export function officeEmail({
  heading,
  facts,
  parts,
  footer,
  ...envelope
}: Pick<EmailContent, "to" | "subject" | "replyTo"> & {
  heading: string;
  facts: Readonly<Record<string, string | null>>;
  /** What stands below the facts. */
  parts: readonly EmailPart[];
  /** Small print: where it came from. */
  footer: string;
}): EmailContent {
  const rows = Object.entries(facts).flatMap(([label, value]) =>
    value ? [[label, value] as const] : [],
  );
  return {
    ...envelope,
    ...renderEmail({ heading, parts: [{ kind: "facts", rows }, ...parts], footer }),
  };
}
