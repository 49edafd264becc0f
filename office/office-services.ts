import type { Alerts } from "#server/alerts/alerts.ts";
import type { Clock } from "#server/clock.ts";
import type { DonationService } from "#server/donations/donations.ts";
import type { Log } from "#server/log.ts";
import type { MailTransport } from "#server/mail/mail.ts";
import type { Relay } from "#server/mail/relay.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import type { ErasePerson } from "#server/people/person.ts";
import { createServices, type ServiceDependencies } from "#server/services.ts";
import { createExamination, type Examination } from "./subjects/examination.ts";
import { createIssueSending, type IssueSending } from "./subjects/issue-sending.ts";

/** What the office does beyond reading and writing the store. */
export interface OfficeServices {
  clock: Clock;
  log: Log;
  /** Public origin of the site, for links in e-mails. */
  origin: () => string;
  /** Signs links in e-mails. */
  tokens: LinkTokens;
  alerts: Alerts;
  donations: DonationService;
  erase: ErasePerson;
  relay: Relay;
  transport: MailTransport;
  /** Sender of e-mails. */
  from: string;
  /** Sends one newsletter at a time. */
  sending: IssueSending;
  /** Says how the site runs. */
  examination: Examination;
}

/** Builds them. Nothing runs yet. */
export function createOfficeServices(dependencies: ServiceDependencies): OfficeServices {
  const services = createServices(dependencies);
  return {
    ...services,
    sending: createIssueSending(services),
    examination: createExamination(services),
  };
}
