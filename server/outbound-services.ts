import { join } from "node:path";
import { emailAddress } from "#app/forms/email-address.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { confirmationSent } from "#server/newsletter/confirmation.ts";
import { issueSentEffect, missingMailboxEffects } from "#server/newsletter/missing-mailboxes.ts";
import { alertEmail } from "./alerts/alert-email.ts";
import { contactMessageEmail } from "./contact/contact-email.ts";
import { donationEmails } from "./donations/donation-emails.ts";
import { createFileTransport } from "./mail/file-transport.ts";
import type { MailTransport } from "./mail/mail.ts";
import { createRelay, type EmailTemplates, type Relay } from "./mail/relay.ts";
import { openSentNotes } from "./mail/sent-notes.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { issueEmail } from "./newsletter/issue-email.ts";
import { signUpEmails } from "./newsletter/sign-up-emails.ts";
import type { Services } from "./services.ts";

export interface OutboundServices {
  relay: Relay;
  transport: MailTransport;
  from: string;
}

type OutboundDependencies = Pick<
  Services,
  "environment" | "store" | "tokens" | "clock" | "log" | "origin" | "isTest"
>;

/** E-mails sent at once: one for each connection to the mail server. */
const concurrency = 10;

/**
 * Builds what leaves the server: e-mails over SMTP, or as files in `DATA_DIR/outbox` without a mail server.
 * The site and the desk share it.
 */
export function createOutboundServices(parts: OutboundDependencies): OutboundServices {
  const { environment, tokens, log, origin } = parts;
  const organisation = getOrganisation();
  const transport = environment.SMTP_URL
    ? createSmtpTransport(environment.SMTP_URL)
    : createFileTransport(join(environment.DATA_DIR, "outbox"), log);
  const { name } = organisation;
  const from = environment.MAIL_FROM ?? `${name} website <${organisation.email}>`;
  const newsletter = { words: getEmailTexts(), tokens, name, origin };
  const to = environment.MAIL_TO ?? emailAddress(organisation.email);
  const templates: EmailTemplates = {
    "contact-message": contactMessageEmail(to),
    ...signUpEmails(newsletter),
    "newsletter-issue": issueEmail(newsletter),
    alert: alertEmail(environment.ALERT_TO ?? to),
    ...donationEmails(getGiving(), to, parts),
  };
  const relay = createRelay({
    ...parts,
    transport,
    templates,
    from,
    onMissing: missingMailboxEffects(tokens),
    onSent: { "newsletter-confirm": confirmationSent, "newsletter-issue": issueSentEffect(tokens) },
    // Without a disk of its own there is nothing to keep them on.
    notes: openSentNotes(join(environment.DATA_DIR, "sent")),
    pace: { concurrency },
  });
  return { relay, transport, from };
}
