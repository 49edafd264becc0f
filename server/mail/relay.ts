import type { Clock } from "#server/clock.ts";
import { type Log, withoutAddresses } from "#server/log.ts";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type EmailContent, type MailTransport, UnacknowledgedMail } from "./mail.ts";
import { claimMail, nextMailDue, type OutgoingMail, settleMail } from "./outbox.ts";
import {
  type DispatchKind,
  type EmailKind,
  isDispatch,
  readReference,
  type Subject,
} from "./outbox-kinds.ts";

/** Writes one kind of e-mail from what the store holds; undefined when its reason is gone. */
export type EmailTemplate<Kind extends EmailKind> = (
  tables: Tables,
  subject: Subject<Kind>,
) => Promise<EmailContent | undefined>;

/** The templates of some kinds; of all when none are named. */
export type EmailTemplates<Kinds extends EmailKind = EmailKind> = {
  readonly [Kind in Kinds]: EmailTemplate<Kind>;
};

/**
 * Carries one kind of thing to another service.
 * @param id stays the same at each attempt, for services that know idempotency keys
 * @returns false when its reason is gone
 * @throws when the service did not take it
 */
export type Integration<Kind extends DispatchKind> = (
  tables: Tables,
  subject: Subject<Kind>,
  id: string,
) => Promise<boolean>;

export type Integrations = { readonly [Kind in DispatchKind]?: Integration<Kind> };

/** By the kind of e-mail: what to do when the mailbox does not exist. Such an e-mail is not tried again. */
export type Bounces = {
  readonly [Kind in EmailKind]?: (subject: Subject<Kind>) => Promise<void>;
};

export interface RelayParts {
  store: Store;
  transport: MailTransport;
  templates: Partial<EmailTemplates>;
  /** For what goes to another service instead of a mailbox. */
  integrations?: Integrations;
  onBounce?: Bounces;
  from: string;
  clock: Clock;
  log: Log;
  pace?: Partial<RelayPace>;
}

/** All in milliseconds, except the numbers of attempts and of sends at once. */
export interface RelayPace {
  /** How long a taken e-mail belongs to its taker; longer than any transport needs. */
  lease: number;
  /** Wait after the first failure; it doubles with each further one. */
  firstRetry: number;
  longestRetry: number;
  /** The longest wait while nobody answers: it should go out soon after somebody does again. */
  longestAbsence: number;
  /** After so many refusals an e-mail is given up, which staff are told. That nobody answers is no refusal. */
  mostRefusals: number;
  /**
   * The same when nobody said whether the e-mail was taken: then each attempt may be a copy. Counted apart from
   * the refusals, after which no copy lies anywhere.
   */
  mostUncertain: number;
  /** The least wait after such an attempt. */
  uncertainRetry: number;
  /** How often to look for e-mails that another process has put there. */
  lookAgain: number;
  /** How many e-mails are under way at once. */
  concurrency: number;
}

const defaultPace: RelayPace = {
  lease: 2 * 60_000,
  firstRetry: 10_000,
  longestRetry: 6 * 3_600_000,
  longestAbsence: 30 * 60_000,
  // With these waits a little over five days, as RFC 5321 4.5.4.1 advises.
  mostRefusals: 32,
  // Six copies at the most, over half a day.
  mostUncertain: 6,
  uncertainRetry: 2 * 3_600_000,
  lookAgain: 30_000,
  concurrency: 1,
};

/** Carries e-mails from the outbox to the transport. */
export type Relay = QueueWorker;

/**
 * Each e-mail goes out once, also with several relays on one store. The exception that no relay can
 * rule out: a process that dies after the mail server took the e-mail and before we wrote that down
 * sends it again, with the same Message-ID, once the lease is over.
 */
export function createRelay(parts: RelayParts): Relay {
  const { store, transport, templates, from, clock, log } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  /** Handed over, but the store could not be told so yet. */
  const handedOver = new Set<string>();

  /**
   * The moment by which e-mails are taken. A server whose clock is behind goes by the store's: by its own it
   * would hold what another has just taken for put off by years, and take it too.
   */
  async function sharedNow(): Promise<number> {
    return Math.max(clock(), (await store.clock?.()) ?? 0);
  }

  async function deliver(row: OutgoingMail): Promise<void> {
    if (handedOver.has(row.id)) {
      await writeSent(row);
      return;
    }
    const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
    try {
      if (!(await carry(row))) {
        await settleMail(store, row, { state: "dropped" });
        await forget(row);
        return;
      }
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      const { kind, reference } = row;
      if (!isDispatch(kind) && isNoSuchMailbox(error) && (await bounce(kind, reference))) {
        log.warn({ ...about, reason }, "mail refused for good");
        await settleMail(store, row, { state: "dead", error: reason });
        return;
      }
      const isUncertain = error instanceof UnacknowledgedMail;
      const isAnswered = isUncertain || !isUnreachable(error);
      const counts = {
        refusals: row.refusals + (isAnswered && !isUncertain ? 1 : 0),
        unacknowledged: row.unacknowledged + (isUncertain ? 1 : 0),
      };
      if (counts.refusals >= pace.mostRefusals || counts.unacknowledged >= pace.mostUncertain) {
        log.error({ ...about, error }, "mail given up");
        await settleMail(store, row, { state: "dead", error: reason });
        return;
      }
      const longest = isAnswered ? pace.longestRetry : pace.longestAbsence;
      const doubled = Math.min(pace.firstRetry * 2 ** (row.attempts - 1), longest);
      const wait = isUncertain ? Math.max(doubled, pace.uncertainRetry) : doubled;
      log.warn({ ...about, reason, retryIn: wait }, "mail not sent yet");
      await settleMail(store, row, {
        ...{ state: "waiting", dueAt: (await sharedNow()) + wait, error: reason, ...counts },
      });
      return;
    }
    handedOver.add(row.id);
    log.info(about, "mail sent");
    await writeSent(row);
  }

  /** @returns false when the reason for it is gone */
  async function carry(row: OutgoingMail): Promise<boolean> {
    if (isDispatch(row.kind)) return dispatch(row.kind, row);
    const email = await write(row.kind, row.reference);
    if (!email) return false;
    await transport.send({ ...email, id: row.id, from, date: row.created_at });
    return true;
  }

  function write<Kind extends EmailKind>(kind: Kind, reference: string) {
    const template = templates[kind];
    if (!template) throw new Error(`No e-mail of kind ${kind} is known`);
    return template(store.tables, readReference(kind, reference));
  }

  function dispatch<Kind extends DispatchKind>(kind: Kind, { id, reference }: OutgoingMail) {
    const integration = parts.integrations?.[kind];
    if (!integration) throw new Error(`No service is configured for ${kind}`);
    return integration(store.tables, readReference(kind, reference), id);
  }

  /** @returns whether anything is to be done about a mailbox that does not exist; then it is done */
  async function bounce<Kind extends EmailKind>(kind: Kind, reference: string): Promise<boolean> {
    const handler = parts.onBounce?.[kind];
    await handler?.(readReference(kind, reference));
    return handler !== undefined;
  }

  async function writeSent(row: OutgoingMail): Promise<void> {
    await settleMail(store, row, { state: "sent", at: clock() });
    handedOver.delete(row.id);
    await forget(row);
  }

  /** The order to erase somebody elsewhere was the last that we held. */
  async function forget({ kind }: OutgoingMail): Promise<void> {
    if (kind === "listmonk-erase") await store.scrub();
  }

  return createQueueWorker({
    async runOne() {
      const row = await claimMail(store, await sharedNow(), pace.lease);
      if (row) await deliver(row);
      return row !== undefined;
    },
    nextDue: async () => nextMailDue(store, await sharedNow()),
    onError: (error) => log.error({ error }, "the outbox cannot be read"),
    ...{ clock, lookAgain: pace.lookAgain, retryAfter: pace.firstRetry },
    concurrency: pace.concurrency,
  });
}

/**
 * Whether a mail server said that the mailbox does not exist: a 5xx answer to the recipient, but not
 * "mailbox full" (552) and not a refusal for reasons of policy or spam (5.7.x, RFC 3463).
 */
function isNoSuchMailbox(error: unknown): boolean {
  const { code, responseCode, response } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  if (code !== "EENVELOPE" || !responseCode || responseCode < 500 || responseCode === 552) {
    return false;
  }
  return !/\b5\.7\.\d/.test(response ?? "");
}

/** What Node and Nodemailer call a server that is not there, does not answer, or does not let us in. */
const unreachable =
  /^(?:ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|EPIPE|E(?:HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+)$/;

/** Whether nobody said anything about the e-mail itself. Wrong passwords are ours, and no refusal of it. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((one) => typeof one === "string" && unreachable.test(one));
}
