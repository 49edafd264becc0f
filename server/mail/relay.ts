import type { Clock } from "#server/clock.ts";
import { type Log, withoutAddresses } from "#server/log.ts";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type EmailContent, type MailTransport, UnacknowledgedMailError } from "./mail.ts";
import { claimMail, nextMailDue, type OutboxRow, recordMailOutcome } from "./outbox.ts";
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

export interface RelayDependencies {
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
  initialRetryDelay: number;
  maxRetryDelay: number;
  /** The longest wait while nobody answers: it should go out soon after somebody does again. */
  maxUnreachableDelay: number;
  /** After so many refusals an e-mail is given up, which staff are told. That nobody answers is no refusal. */
  maxRefusals: number;
  /**
   * The same when nobody said whether the e-mail was taken: then each attempt may be a copy. Counted apart from
   * the refusals, after which no copy lies anywhere.
   */
  maxUnacknowledged: number;
  /** The least wait after such an attempt. */
  unacknowledgedRetryDelay: number;
  /** How often to look for e-mails that another process has put there. */
  pollInterval: number;
  /** How many e-mails are under way at once. */
  concurrency: number;
}

const defaultPace: RelayPace = {
  lease: 2 * 60_000,
  initialRetryDelay: 10_000,
  maxRetryDelay: 6 * 3_600_000,
  maxUnreachableDelay: 30 * 60_000,
  // With these waits a little over five days, as RFC 5321 4.5.4.1 advises.
  maxRefusals: 32,
  // Six copies at the most, over half a day.
  maxUnacknowledged: 6,
  unacknowledgedRetryDelay: 2 * 3_600_000,
  pollInterval: 30_000,
  concurrency: 1,
};

/** Carries e-mails from the outbox to the transport. */
export type Relay = QueueWorker;

/**
 * Each e-mail goes out once, also with several relays on one store. The exception that no relay can
 * rule out: a process that dies after the mail server took the e-mail and before we wrote that down
 * sends it again, with the same Message-ID, once the lease is over.
 */
export function createRelay(parts: RelayDependencies): Relay {
  const { store, transport, templates, from, clock, log } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  /** Handed over, but the store could not be told so yet. */
  const sentButUnrecorded = new Set<string>();

  /**
   * The moment by which e-mails are taken. A server whose clock is behind goes by the store's: by its own it
   * would hold what another has just taken for put off by years, and take it too.
   */
  async function storeNow(): Promise<number> {
    return Math.max(clock(), (await store.clock?.()) ?? 0);
  }

  async function deliver(row: OutboxRow): Promise<void> {
    if (sentButUnrecorded.has(row.id)) {
      await recordSent(row);
      return;
    }
    const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
    try {
      if (!(await deliverRow(row))) {
        await recordMailOutcome(store, row, { state: "dropped" });
        await forget(row);
        return;
      }
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      const { kind, reference } = row;
      if (!isDispatch(kind) && isNoSuchMailbox(error) && (await bounce(kind, reference))) {
        log.warn({ ...about, reason }, "mail refused for good");
        await recordMailOutcome(store, row, { state: "dead", error: reason });
        return;
      }
      const isUncertain = error instanceof UnacknowledgedMailError;
      const isAnswered = isUncertain || !isUnreachable(error);
      const counts = {
        refusals: row.refusals + (isAnswered && !isUncertain ? 1 : 0),
        unacknowledged: row.unacknowledged + (isUncertain ? 1 : 0),
      };
      if (counts.refusals >= pace.maxRefusals || counts.unacknowledged >= pace.maxUnacknowledged) {
        log.error({ ...about, error }, "mail given up");
        await recordMailOutcome(store, row, { state: "dead", error: reason });
        return;
      }
      const maxDelay = isAnswered ? pace.maxRetryDelay : pace.maxUnreachableDelay;
      const doubled = Math.min(pace.initialRetryDelay * 2 ** (row.attempts - 1), maxDelay);
      const wait = isUncertain ? Math.max(doubled, pace.unacknowledgedRetryDelay) : doubled;
      log.warn({ ...about, reason, retryIn: wait }, "mail not sent yet");
      await recordMailOutcome(store, row, {
        state: "waiting",
        dueAt: (await storeNow()) + wait,
        error: reason,
        ...counts,
      });
      return;
    }
    sentButUnrecorded.add(row.id);
    log.info(about, "mail sent");
    await recordSent(row);
  }

  /** @returns false when the reason for it is gone */
  async function deliverRow(row: OutboxRow): Promise<boolean> {
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

  function dispatch<Kind extends DispatchKind>(kind: Kind, { id, reference }: OutboxRow) {
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

  async function recordSent(row: OutboxRow): Promise<void> {
    await recordMailOutcome(store, row, { state: "sent", at: clock() });
    sentButUnrecorded.delete(row.id);
    await forget(row);
  }

  /** The order to erase somebody elsewhere was the last that we held. */
  async function forget({ kind }: OutboxRow): Promise<void> {
    if (kind === "listmonk-erase") await store.scrub();
  }

  return createQueueWorker({
    async runOne() {
      const row = await claimMail(store, await storeNow(), pace.lease);
      if (row) await deliver(row);
      return row !== undefined;
    },
    nextDue: async () => nextMailDue(store, await storeNow()),
    onError: (error) => log.error({ error }, "the outbox cannot be read"),
    clock,
    pollInterval: pace.pollInterval,
    retryAfter: pace.initialRetryDelay,
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
