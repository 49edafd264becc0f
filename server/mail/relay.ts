import type { Clock } from "#server/clock.ts";
import { type Log, withoutAddresses } from "#server/log.ts";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type EmailContent, type MailTransport, UnacknowledgedMailError } from "./mail.ts";
import { claimMail, nextMailDue, type OutboxRow, recordMailOutcome } from "./outbox.ts";
import { type EmailKind, readReference, type Subject } from "./outbox-kinds.ts";

/** Renders one kind of e-mail from the store; undefined when its subject was deleted. */
export type EmailTemplate<Kind extends EmailKind> = (
  tables: Tables,
  subject: Subject<Kind>,
) => Promise<EmailContent | undefined>;

export type EmailTemplates<Kinds extends EmailKind = EmailKind> = {
  readonly [Kind in Kinds]: EmailTemplate<Kind>;
};

/** By kind: called when the mailbox does not exist. Such an e-mail is not retried. */
export type Bounces = {
  readonly [Kind in EmailKind]?: (subject: Subject<Kind>) => Promise<void>;
};

interface RelayDependencies {
  store: Store;
  transport: MailTransport;
  templates: Partial<EmailTemplates>;
  onBounce?: Bounces;
  from: string;
  clock: Clock;
  log: Log;
  pace?: Partial<RelayPace>;
}

/** In milliseconds, except the counts. */
const defaultPace = {
  /** How long a claim lasts; longer than any transport needs. */
  lease: 2 * 60_000,
  /** Delay after the first failure; it doubles with each further one. */
  initialRetryDelay: 10_000,
  maxRetryDelay: 6 * 3_600_000,
  /** Maximum delay while the server is unreachable, so that mail leaves soon after it is back. */
  maxUnreachableDelay: 30 * 60_000,
  /**
   * After this many refusals an e-mail fails permanently and staff are alerted: a little over five days, as
   * RFC 5321 4.5.4.1 advises. An unreachable server is no refusal.
   */
  maxRefusals: 32,
  /**
   * The same for attempts without an acknowledgement, each of which may have delivered a copy: at most six, over
   * half a day. Refusals are counted apart: they leave no copy.
   */
  maxUnacknowledged: 6,
  /** Minimum delay after such an attempt. */
  unacknowledgedRetryDelay: 2 * 3_600_000,
  /** How often to look for e-mails that another process enqueued. */
  pollInterval: 30_000,
  concurrency: 1,
};

export type RelayPace = typeof defaultPace;

export type Relay = QueueWorker;

/**
 * Sends each e-mail once, also with several relays on one store. One exception cannot be ruled out: a process
 * that dies between the server's acknowledgement and our record sends it again after the lease, with the same
 * Message-ID.
 */
export function createRelay(parts: RelayDependencies): Relay {
  const { store, transport, templates, from, clock, log } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  /** Sent, but not recorded yet. */
  const sentButUnrecorded = new Set<string>();

  /**
   * Claims use the clock of the store. A server with a slow clock would otherwise see another's claim as a date
   * years ahead, one with a fast clock as long ended, and both would claim the entry too.
   */
  const storeNow = async () => (await store.clock?.()) ?? clock();

  async function deliver(row: OutboxRow): Promise<void> {
    if (sentButUnrecorded.has(row.id)) {
      await recordSent(row);
      return;
    }
    const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
    try {
      if (!(await deliverRow(row))) {
        await recordMailOutcome(store, row, { state: "dropped" });
        return;
      }
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      const { kind, reference } = row;
      if (isNoSuchMailbox(error) && (await bounce(kind, reference))) {
        log.warn({ ...about, reason }, "mail refused permanently");
        await recordMailOutcome(store, row, { state: "dead", last_error: reason });
        return;
      }
      const isUncertain = error instanceof UnacknowledgedMailError;
      const isAnswered = isUncertain || !isUnreachable(error);
      const counts = {
        refusals: row.refusals + (isAnswered && !isUncertain ? 1 : 0),
        unacknowledged: row.unacknowledged + (isUncertain ? 1 : 0),
      };
      if (counts.refusals >= pace.maxRefusals || counts.unacknowledged >= pace.maxUnacknowledged) {
        log.error({ ...about, error }, "mail delivery failed permanently");
        await recordMailOutcome(store, row, { state: "dead", last_error: reason });
        return;
      }
      const maxDelay = isAnswered ? pace.maxRetryDelay : pace.maxUnreachableDelay;
      const doubled = Math.min(pace.initialRetryDelay * 2 ** (row.attempts - 1), maxDelay);
      const wait = isUncertain ? Math.max(doubled, pace.unacknowledgedRetryDelay) : doubled;
      log.warn({ ...about, reason, retryIn: wait }, "mail delivery failed; will retry");
      await recordMailOutcome(store, row, {
        state: "waiting",
        due_at: (await storeNow()) + wait,
        last_error: reason,
        ...counts,
      });
      return;
    }
    sentButUnrecorded.add(row.id);
    log.info(about, "mail sent");
    await recordSent(row);
  }

  /** @returns false when its subject was deleted */
  async function deliverRow(row: OutboxRow): Promise<boolean> {
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

  async function bounce<Kind extends EmailKind>(kind: Kind, reference: string): Promise<boolean> {
    const handler = parts.onBounce?.[kind];
    await handler?.(readReference(kind, reference));
    return handler !== undefined;
  }

  async function recordSent(row: OutboxRow): Promise<void> {
    await recordMailOutcome(store, row, { state: "sent", sent_at: clock() });
    sentButUnrecorded.delete(row.id);
  }

  return createQueueWorker({
    async runOne() {
      const now = await storeNow();
      const row = await claimMail(store, now, pace.lease, Math.max(now, clock()));
      if (row) await deliver(row);
      return row !== undefined;
    },
    nextDue: async () => nextMailDue(store, Math.max(await storeNow(), clock())),
    onError: (error) => log.error({ error }, "outbox could not be read"),
    clock,
    pollInterval: pace.pollInterval,
    retryAfter: pace.initialRetryDelay,
    concurrency: pace.concurrency,
  });
}

/**
 * Whether the mail server reports that the mailbox does not exist: a 5xx answer to the recipient, except
 * "mailbox full" (552) and refusals by policy (5.7.x, RFC 3463).
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

/** Error codes of Node and Nodemailer for an unreachable server or refused credentials. */
const unreachable =
  /^(?:ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|EPIPE|E(?:HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+)$/;

/** Whether the error concerns the server, not this e-mail. Wrong credentials are no refusal of it. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((one) => typeof one === "string" && unreachable.test(one));
}
