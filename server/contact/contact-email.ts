import { kampalaTime } from "#server/kampala-time.ts";
import { paragraph, quote } from "#server/mail/email-parts.ts";
import { officeEmail } from "#server/mail/office-email.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { findMessage, messageFacts, senderName } from "./messages.ts";

/** The e-mail that brings a message of the contact form to the organisation; an answer goes to its sender. */
export function contactMessageEmail({ to }: { to: string }): EmailTemplate<"contact-message"> {
  return async (tables, { messageId }) => {
    const message = await findMessage(tables, messageId);
    if (!message) return undefined;
    const name = senderName(message);
    return officeEmail({
      to,
      replyTo: { name, address: message.email },
      subject: `Website: ${message.fields.subject}`,
      heading: "A message from the website",
      facts: {
        Name: name,
        ...messageFacts(message),
        Received: `${kampalaTime(message.received_at)} (Kampala)`,
        Page: message.source_page,
      },
      parts: [quote(message.fields.message), paragraph(`Answer this mail to write to ${name}.`)],
      footer: `Sent by the contact form of the website. Kept as message ${message.id}.`,
    });
  };
}
