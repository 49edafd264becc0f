import { join } from "node:path";
import { getLetterWords } from "#schemas/site/letters.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { systemClock } from "./clock.ts";
import { contactMessageLetter } from "./contact/contact-letter.ts";
import type { Environment } from "./environment.ts";
import { contactCourier, newsletterCourier } from "./form-service/form-couriers.ts";
import type { Log } from "./log.ts";
import { createFileTransport } from "./mail/file-transport.ts";
import type { MailTransport } from "./mail/mail.ts";
import { type Composer, type Courier, createRelay, type Relay } from "./mail/relay.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { issueLetter } from "./newsletter/issue-letter.ts";
import type { LinkTokens } from "./newsletter/link-tokens.ts";
import { listmonkCouriers } from "./newsletter/listmonk.ts";
import { newsletterRefusals } from "./newsletter/refusals.ts";
import { type LetterParts, signUpLetters } from "./newsletter/sign-up-letters.ts";
import type { Store } from "./store/store.ts";

/** Everything that leaves the site: mail, and what other services are told. The server and the desk build it alike. */
export interface Outgoing {
  relay: Relay;
  transport: MailTransport;
  /** Kinds of outbox entries that this configuration asks for, by occasion. */
  handOver: HandOver;
}

export interface HandOver {
  message?: string;
  confirmed?: string;
  left?: string;
}

export interface OutgoingParts {
  environment: Environment;
  store: Store;
  tokens: LinkTokens;
  log: Log;
  /** Public origin of the site, for links in mails. */
  origin: () => string;
  /** Writers of further kinds of letters. */
  composers?: Readonly<Record<string, Composer>>;
}

/** How many letters are under way at once; as many as there are connections to the mail server. */
const hands = 10;

export function createOutgoing(parts: OutgoingParts): Outgoing {
  const { environment, store, tokens, log, origin } = parts;
  const organisation = getOrganisation();
  const transport = environment.SMTP_URL
    ? createSmtpTransport(environment.SMTP_URL)
    : createFileTransport(join(environment.DATA_DIR, "outbox"), log);
  const letters: LetterParts = {
    words: getLetterWords(),
    tokens,
    name: organisation.name,
    origin,
  };
  const { couriers, handOver } = otherServices(environment);
  const relay = createRelay({
    store,
    transport,
    composers: {
      "contact-message": contactMessageLetter({ to: environment.MAIL_TO ?? organisation.email }),
      ...signUpLetters(letters),
      "newsletter-issue": issueLetter(letters),
      ...parts.composers,
    },
    couriers,
    refusals: newsletterRefusals({ store, tokens, clock: systemClock }),
    from: environment.MAIL_FROM ?? `${organisation.name} website <${organisation.email}>`,
    clock: systemClock,
    log,
    pace: { hands },
  });
  return { relay, transport, handOver };
}

/** Other services that the configuration names. */
export function otherServices(environment: Environment): {
  couriers: Record<string, Courier>;
  handOver: HandOver;
} {
  const couriers: Record<string, Courier> = {};
  const handOver: HandOver = {};
  const { CONTACT_RELAY_URL, NEWSLETTER_RELAY_URL } = environment;
  if (CONTACT_RELAY_URL) {
    couriers["contact-relay"] = contactCourier(CONTACT_RELAY_URL);
    handOver.message = "contact-relay";
  }
  if (NEWSLETTER_RELAY_URL) {
    couriers["newsletter-relay"] = newsletterCourier(NEWSLETTER_RELAY_URL);
    handOver.confirmed = "newsletter-relay";
  }
  const { LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LIST } = environment;
  if (LISTMONK_URL && LISTMONK_USER && LISTMONK_TOKEN && LISTMONK_LIST) {
    const settings = {
      url: LISTMONK_URL,
      user: LISTMONK_USER,
      token: LISTMONK_TOKEN,
      list: LISTMONK_LIST,
    };
    Object.assign(couriers, listmonkCouriers(settings));
    handOver.confirmed = "listmonk-add";
    handOver.left = "listmonk-leave";
  }
  return { couriers, handOver };
}
