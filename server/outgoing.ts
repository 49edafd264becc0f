import { join } from "node:path";
import { getEmailWords } from "#schemas/site/emails.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Clock } from "./clock.ts";
import { contactMessageEmail } from "./contact/contact-email.ts";
import type { Environment } from "./environment.ts";
import { contactIntegration, newsletterIntegration } from "./form-service/form-integrations.ts";
import type { Log } from "./log.ts";
import { createFileTransport } from "./mail/file-transport.ts";
import type { MailTransport } from "./mail/mail.ts";
import { createRelay, type EmailTemplate, type Integration, type Relay } from "./mail/relay.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { newsletterBounces } from "./newsletter/bounces.ts";
import { issueEmail } from "./newsletter/issue-email.ts";
import type { LinkTokens } from "./newsletter/link-tokens.ts";
import { listmonkIntegrations } from "./newsletter/listmonk.ts";
import { type NewsletterEmailParts, signUpEmails } from "./newsletter/sign-up-emails.ts";
import type { Store } from "./store/store.ts";

/** Everything that leaves the site: mail, and what other services are told. The server and the desk build it alike. */
export interface Outgoing {
  relay: Relay;
  transport: MailTransport;
  /** Kinds of outbox entries that this configuration asks for, by occasion. */
  dispatchKinds: DispatchKinds;
}

export interface DispatchKinds {
  message?: string;
  confirmed?: string;
  unsubscribed?: string;
}

export interface OutgoingParts {
  environment: Environment;
  store: Store;
  tokens: LinkTokens;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for links in mails. */
  origin: () => string;
  /** Writers of further kinds of e-mails. */
  templates?: Readonly<Record<string, EmailTemplate>>;
}

/** How many e-mails are under way at once; as many as there are connections to the mail server. */
const concurrency = 10;

export function createOutgoing(parts: OutgoingParts): Outgoing {
  const { environment, store, tokens, clock, log, origin } = parts;
  const organisation = getOrganisation();
  const transport = environment.SMTP_URL
    ? createSmtpTransport(environment.SMTP_URL)
    : createFileTransport(join(environment.DATA_DIR, "outbox"), log);
  const emails: NewsletterEmailParts = {
    words: getEmailWords(),
    tokens,
    name: organisation.name,
    origin,
  };
  const { integrations, dispatchKinds } = otherServices(environment);
  const relay = createRelay({
    store,
    transport,
    templates: {
      "contact-message": contactMessageEmail({ to: environment.MAIL_TO ?? organisation.email }),
      ...signUpEmails(emails),
      "newsletter-issue": issueEmail(emails),
      ...parts.templates,
    },
    integrations,
    onBounce: newsletterBounces({ store, tokens, clock }),
    from: environment.MAIL_FROM ?? `${organisation.name} website <${organisation.email}>`,
    clock,
    log,
    pace: { concurrency },
  });
  return { relay, transport, dispatchKinds };
}

/** Other services that the configuration names. */
function otherServices(environment: Environment): {
  integrations: Record<string, Integration>;
  dispatchKinds: DispatchKinds;
} {
  const integrations: Record<string, Integration> = {};
  const dispatchKinds: DispatchKinds = {};
  const { CONTACT_RELAY_URL, NEWSLETTER_RELAY_URL } = environment;
  if (CONTACT_RELAY_URL) {
    integrations["contact-relay"] = contactIntegration(CONTACT_RELAY_URL);
    dispatchKinds.message = "contact-relay";
  }
  if (NEWSLETTER_RELAY_URL) {
    integrations["newsletter-relay"] = newsletterIntegration(NEWSLETTER_RELAY_URL);
    dispatchKinds.confirmed = "newsletter-relay";
  }
  const { LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LIST } = environment;
  if (LISTMONK_URL && LISTMONK_USER && LISTMONK_TOKEN && LISTMONK_LIST) {
    const settings = {
      url: LISTMONK_URL,
      user: LISTMONK_USER,
      token: LISTMONK_TOKEN,
      list: LISTMONK_LIST,
    };
    Object.assign(integrations, listmonkIntegrations(settings));
    dispatchKinds.confirmed = "listmonk-add";
    dispatchKinds.unsubscribed = "listmonk-unsubscribe";
  }
  return { integrations, dispatchKinds };
}
