import { join } from "node:path";
import { emailAddress } from "#app/forms/email-address.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { confirmationSent } from "#server/newsletter/confirmation.ts";
import { issueSentEffect, missingMailboxEffects } from "#server/newsletter/missing-mailboxes.ts";
import { alertEmail } from "./alerts/alert-email.ts";
import type { Clock } from "./clock.ts";
import { contactMessageEmail } from "./contact/contact-email.ts";
import { donationEmails } from "./donations/donation-emails.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";
import type { MailTransport } from "./mail/mail.ts";
import { createRelay, type EmailTemplates, type Relay } from "./mail/relay.ts";
import { openSentNotes } from "./mail/sent-notes.ts";
import { issueEmail } from "./newsletter/issue-email.ts";
import type { LinkTokens } from "./newsletter/link-tokens.ts";
import { signUpEmails } from "./newsletter/sign-up-emails.ts";
import type { Store } from "./store/store.ts";

export interface OutboundServices {
  relay: Relay;
  transport: MailTransport;
  from: string;
}

interface OutboundDependencies {
  environment: Environment;
  store: Store;
  tokens: LinkTokens;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for links in e-mails. */
  origin: () => string;
  /** Whether donations by a provider move no money. */
  isTest: (provider: string) => boolean;
}

/** E-mails sent at once: one for each connection to the mail server. */
const concurrency = 10;

/**
 * Builds what leaves the server: e-mails over SMTP, or as files in `DATA_DIR/outbox` without a mail server.
 * The site and the office share it.
 */
export function createOutboundServices(parts: OutboundDependencies): OutboundServices {
  const { environment, tokens, log, origin } = parts;
  const organisation = getOrganisation();
  const transport = openTransport(environment, log);
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

/** The code for e-mails is a third of all code of the server, and the first one may be days away. */
function openTransport({ SMTP_URL, DATA_DIR }: Environment, log: Log): MailTransport {
  const folder = join(DATA_DIR, "outbox");
  const open = async (): Promise<MailTransport> =>
    SMTP_URL
      ? (await import("./mail/smtp-transport.ts")).createSmtpTransport(SMTP_URL)
      : (await import("./mail/file-transport.ts")).createFileTransport(folder, log);
  let opening: Promise<MailTransport> | undefined;
  return {
    place: SMTP_URL ? SMTP_URL.replace(/^(\w+:\/\/)(?:[^/]*@)?([^/?#]*).*$/, "$1$2") : folder,
    async send(mail) {
      // A failure, as after two builds, is not remembered.
      opening ??= open().catch((error) => {
        opening = undefined;
        throw error;
      });
      await (await opening).send(mail);
    },
    async close() {
      await (await opening)?.close();
    },
  };
}
