import type { Clock } from "#server/clock.ts";
import { type Log, withoutAddresses } from "#server/log.ts";
import { createQueueWorker, type QueueWorker } from "#server/queue-worker.ts";
import { findRow } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { endRefusal, holdBatch } from "./holds.ts";
import { type EmailContent, type MailTransport, UnacknowledgedMailError } from "./mail.ts";
import {
  claimMail,
  type DeliveryOutcome,
  nextMailDue,
  type OutboxRow,
  recordMailOutcome,
} from "./outbox.ts";
import { type EmailKind, readReference, type Subject } from "./outbox-kinds.ts";
import { meaningOfRefusal, type RefusalMeaning } from "./refusal.ts";
import type { SentNotes } from "./sent-notes.ts";

/** Renders one kind of e-mail from the store; undefined when its subject was deleted. */
export type EmailTemplate<Kind extends EmailKind> = (
  tables: Tables,
  subject: Subject<Kind>,
) => Promise<EmailContent | undefined>;

export type EmailTemplates<Kinds extends EmailKind = EmailKind> = {
  readonly [Kind in Kinds]: EmailTemplate<Kind>;
};

/** What else is stored when the result of an e-mail is, in the same change. */
type Effects<Fact> = {
  readonly [Kind in EmailKind]?: (
    tables: Tables,
    subject: Subject<Kind>,
    fact: Fact,
  ) => Promise<unknown>;
};

/** By kind: the mailbox does not exist. Such an e-mail is not retried; one of a kind without an effect is. */
export type MissingMailboxEffects = Effects<{ answer: string; batch: string; now: number }>;

/** By kind: the mail server took it. */
export type SentEffects = Effects<{ now: number }>;

interface RelayDependencies {
  store: Store;
  transport: MailTransport;
  templates: Partial<EmailTemplates>;
  onMissing?: MissingMailboxEffects;
  onSent?: SentEffects;
  /** Default: the memory of this process alone. */
  notes?: SentNotes | undefined;
  from: string;
  clock: Clock;
  log: Log;
  pace?: Partial<RelayPace>;
}

/** In milliseconds, except the counts. */
const defaultPace = {
  /** How long a claim lasts; longer than any transport needs. */
  lease: 2 * 60_000,
  /**
   * How long a claim that has ended is left to its holder, which may have sent the e-mail and only now reaches the store
   * again. Longer than a connection to PostgreSQL needs to fail and to be opened again.
   */
  grace: 30_000,
  /** Delay after the first failure; it doubles with each further one. */
  initialRetryDelay: 10_000,
  maxRetryDelay: 6 * 3_600_000,
  /** Maximum delay while the server is unreachable or refuses us, so that mail leaves soon after that was mended. */
  maxUnreachableDelay: 30 * 60_000,
  /** Delay after which a result is recorded again that the store did not take. */
  recordDelay: 500,
  /**
   * After this many refusals an e-mail fails permanently and staff are alerted: a little over five days, as
   * RFC 5321 4.5.4.1 advises. An unreachable server is no refusal, and one that refuses us is none of this e-mail.
   */
  maxRefusals: 32,
  /**
   * The same for attempts without an acknowledgement, each of which may have delivered a copy: at most six, over
   * half a day. Refusals are counted apart: they leave no copy.
   */
  maxUnacknowledged: 6,
  /** Minimum delay after such an attempt. */
  unacknowledgedRetryDelay: 2 * 3_600_000,
  /** So many e-mails of a group, one after the other, are refused before all of it is held. */
  refusalsInARow: 3,
  /** How often to look for e-mails that another process enqueued. */
  pollInterval: 30_000,
  concurrency: 1,
};

export type RelayPace = typeof defaultPace;

export type Relay = QueueWorker;

/** What came of an attempt, before it is recorded. */
interface Result {
  outcome: Omit<DeliveryOutcome, "due_at">;
  /** Milliseconds until the next attempt, from when this is recorded. */
  wait?: number;
  /** Stored in the same change. */
  also?: (tables: Tables, now: number) => Promise<unknown>;
}

/**
 * Sends each e-mail once, also with several relays on one store. What came of an e-mail is recorded before the next is
 * claimed, and a store that does not take it is asked again until it does, so that no other process sends what was sent.
 * Two exceptions cannot be ruled out: a process that dies between the server's acknowledgement and our record, or one
 * that reaches the mail server and not the store for longer than its claim lasts. The copy has the same Message-ID.
 */
export function createRelay(parts: RelayDependencies): Relay {
  const { store, transport, templates, notes, from, clock, log } = parts;
  const pace = { ...defaultPace, ...parts.pace };
  /** Not recorded yet, by the id of the e-mail. */
  const unrecorded = new Map<string, { row: OutboxRow; result: Result }>();
  /** By group: how many of its e-mails were refused since one was taken. */
  const refusedInARow = new Map<string, number>();

  /**
   * Claims use the clock of the store. A server with a slow clock would otherwise see another's claim as a date
   * years ahead, one with a fast clock as long ended, and both would claim the entry too.
   */
  const storeNow = async () => (await store.clock?.()) ?? clock();

  async function deliver(row: OutboxRow): Promise<void> {
    const result = await attempt(row);
    unrecorded.set(row.id, { row, result });
    try {
      await record(row, result);
    } catch (error) {
      if (result.outcome.state === "sent") notes?.add(row.id);
      throw error;
    }
  }

  async function attempt(row: OutboxRow): Promise<Result> {
    const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
    // What fails here is the store or a template, and no answer of a mail server.
    const email = await write(row.kind, row.reference).catch((error: unknown) => {
      log.error({ ...about, error }, "e-mail could not be written; will retry");
      return error instanceof Error ? error : new Error(String(error));
    });
    if (!email) return { outcome: { state: "dropped" } };
    if (email instanceof Error)
      return retryLater(row, { last_error: withoutAddresses(email.message) });
    try {
      await transport.send({ ...email, id: row.id, from, date: row.created_at });
    } catch (error) {
      return afterFailure(row, error, about);
    }
    log.info(about, "mail sent");
    if (row.batch) refusedInARow.delete(row.batch);
    return sentResult(row);
  }

  const sentResult = (row: OutboxRow): Result => ({
    outcome: { state: "sent", sent_at: clock() },
    also: async (tables, now) => {
      if (row.batch) await endRefusal(tables, row.batch);
      await effect(parts.onSent, row, tables, { now });
    },
  });

  function afterFailure(row: OutboxRow, error: unknown, about: object): Result {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    const isUncertain = error instanceof UnacknowledgedMailError;
    const meaning = isUncertain ? undefined : meaningOf(error);
    if (meaning === "no-such-mailbox" && parts.onMissing?.[row.kind]) {
      log.warn({ ...about, reason }, "mail server knows no such mailbox");
      const answer = withoutAddresses(answerOf(error) || reason);
      const fact = { answer, batch: row.batch ?? "" };
      return {
        outcome: { state: "dead", last_error: reason },
        also: (tables, now) => effect(parts.onMissing, row, tables, { ...fact, now }),
      };
    }
    const isAnswered = isUncertain || (meaning !== "refuses-us" && !isUnreachable(error));
    const counts = {
      refusals: row.refusals + (isAnswered && !isUncertain ? 1 : 0),
      unacknowledged: row.unacknowledged + (isUncertain ? 1 : 0),
    };
    if (counts.refusals >= pace.maxRefusals || counts.unacknowledged >= pace.maxUnacknowledged) {
      log.error({ ...about, error }, "mail delivery failed permanently");
      return { outcome: { state: "dead", last_error: reason } };
    }
    log.warn({ ...about, reason, meaning }, "mail delivery failed; will retry");
    const result = retryLater(row, { ...counts, last_error: reason }, { isAnswered, isUncertain });
    const { batch } = row;
    if (!batch || !isHeldAfter(batch, meaning, error)) return result;
    const answer = withoutAddresses(answerOf(error) || reason);
    return {
      ...result,
      also: (tables, now) => holdBatch(tables, batch, { reason: "refused", answer }, now),
    };
  }

  /** Whether a group is held from now on: at once when we are refused ourselves, and else after a few in a row. */
  function isHeldAfter(
    batch: string,
    meaning: RefusalMeaning | undefined,
    error: unknown,
  ): boolean {
    const { command = "", responseCode = 0 } = error as { command?: string; responseCode?: number };
    if (meaning !== "refuses-us" && responseCode < 500) return false;
    if (meaning === "refuses-us" && !/^RCPT\b/i.test(command)) return true;
    const count = (refusedInARow.get(batch) ?? 0) + 1;
    refusedInARow.set(batch, count);
    return count >= pace.refusalsInARow;
  }

  function retryLater(
    row: OutboxRow,
    columns: Omit<DeliveryOutcome, "state" | "due_at">,
    { isAnswered = false, isUncertain = false } = {},
  ): Result {
    const maxDelay = isAnswered ? pace.maxRetryDelay : pace.maxUnreachableDelay;
    const doubled = Math.min(pace.initialRetryDelay * 2 ** (row.attempts - 1), maxDelay);
    const wait = isUncertain ? Math.max(doubled, pace.unacknowledgedRetryDelay) : doubled;
    return { outcome: { state: "waiting", ...columns }, wait };
  }

  /** @returns undefined when its subject was deleted */
  function write<Kind extends EmailKind>(kind: Kind, reference: string) {
    const template = templates[kind];
    if (!template) return Promise.reject(new Error(`No e-mail of kind ${kind} is known`));
    return template(store.tables, readReference(kind, reference));
  }

  async function effect<Kind extends EmailKind, Fact>(
    effects: Effects<Fact> | undefined,
    { kind, reference }: OutboxRow & { kind: Kind },
    tables: Tables,
    fact: Fact,
  ): Promise<void> {
    const handle = effects?.[kind] as
      | ((tables: Tables, subject: Subject<Kind>, fact: Fact) => Promise<unknown>)
      | undefined;
    await handle?.(tables, readReference(kind, reference), fact);
  }

  async function record(row: OutboxRow, { outcome, wait, also }: Result): Promise<void> {
    const now = wait === undefined ? clock() : await storeNow();
    const due = wait === undefined ? {} : { due_at: now + wait };
    await recordMailOutcome(store, row, { ...outcome, ...due }, (tables) =>
      Promise.resolve(also?.(tables, now)),
    );
    unrecorded.delete(row.id);
  }

  /** Records what the store did not take before. Rejects while it takes nothing, so that nothing else is claimed. */
  async function recordAll(): Promise<void> {
    for (const { row, result } of [...unrecorded.values()]) {
      await record(row, result);
      notes?.remove(row.id);
    }
  }

  /** Records what another process on this machine has sent and could not record. */
  async function readNotes(): Promise<void> {
    for (const id of notes?.list() ?? []) {
      const row = await findRow(store.tables, "outbox", { id });
      if (row) await record(row, sentResult(row));
      notes?.remove(id);
    }
  }

  let hasStarted = false;
  /** One at a time, for all workers. */
  let recording: Promise<void> | undefined;

  async function recordWhatIsKnown(): Promise<void> {
    if (!hasStarted) await readNotes();
    hasStarted = true;
    await recordAll();
  }

  return createQueueWorker({
    async prepare() {
      recording ??= recordWhatIsKnown().finally(() => {
        recording = undefined;
      });
      await recording;
    },
    async runOne() {
      const now = await storeNow();
      const { lease, grace } = pace;
      const row = await claimMail(store, now, lease, { grace, ownNow: Math.max(now, clock()) });
      if (row) await deliver(row);
      return row !== undefined;
    },
    async nextDue() {
      await readNotes();
      return nextMailDue(store, Math.max(await storeNow(), clock()));
    },
    hasUnfinished: () => unrecorded.size > 0,
    onError: (error) => log.error({ error }, "outbox could not be read"),
    clock,
    pollInterval: pace.pollInterval,
    retryAfter: pace.initialRetryDelay,
    retryUnfinishedAfter: pace.recordDelay,
    concurrency: pace.concurrency,
  });
}

/** @returns undefined when the server said nothing about it */
function meaningOf(error: unknown): RefusalMeaning | undefined {
  const {
    code,
    command = "",
    responseCode,
  } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // A refused login, and what Nodemailer itself finds wrong with our own settings.
  if (code === "EAUTH" || code === "ETLS") return "refuses-us";
  if (!responseCode) return undefined;
  // Without the command nothing is known of whom it is about.
  if (!command) return "not-now";
  return meaningOfRefusal({ command, code: responseCode, text: answerOf(error) });
}

const answerOf = (error: unknown) => (error as { response?: string }).response ?? "";

/** Error codes of Node and Nodemailer for an unreachable server. */
const unreachable =
  /^(?:ECONN\w+|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|EPIPE|E(?:HOST|NET)\w+|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+)$/;

/** Whether the error concerns the server, not this e-mail. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((value) => typeof value === "string" && unreachable.test(value));
}
