import type { Mailbox } from "#app/forms/email-address.ts";
import { kampalaTime } from "#server/clock.ts";
import { fitsHeader } from "#server/mail/mail.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { facts, paragraph, quote, renderEmail } from "#server/mail/render-email.ts";
import { findMessage, messageFacts, senderName } from "./messages.ts";

export function contactMessageEmail(to: Mailbox): EmailTemplate<"contact-message"> {
  return async (tables, { messageId }) => {
    const message = await findMessage(tables, messageId);
    if (!message) return undefined;
    const name = senderName(message);
    const canAnswer = fitsHeader(message.email);
    const framed = renderEmail({
      heading: "A message from the website",
      parts: [
        facts([
          ["Name", name],
          ...Object.entries(messageFacts(message)),
          ["Received", `${kampalaTime(message.received_at)} (Kampala)`],
          ["Page", message.source_page],
        ]),
        quote(message.fields.message),
        paragraph(
          canAnswer
            ? `Answer this mail to write to ${name}.`
            : `Write to the address above to answer ${name}: it cannot stand where answers go.`,
        ),
      ],
      footer: `Sent by the contact form of the website. Kept as message ${message.id}.`,
    });
    const replyTo = canAnswer ? { replyTo: { name, address: message.email } } : {};
    return { to, ...replyTo, subject: `Website: ${message.fields.subject}`, ...framed };
  };
}
