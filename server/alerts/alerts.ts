import { projectRoot } from "#collections/reading/project-root.ts";
import { type Clock, day } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type AlertKind, allAlertKinds } from "./alert-kinds.ts";
import { checks, doesMailGoOut } from "./checks.ts";
import type { CheckDependencies } from "./outcomes.ts";

interface Alert {
  kind: AlertKind;
  /** What is wrong, without personal data. */
  sentence: string;
}

/** Notifies staff: each alert is logged with the name "alert", and each kind is e-mailed once a day. */
export type Alerts = ReturnType<typeof createAlerts>;

interface AlertDependencies {
  store: Store;
  environment: Environment;
  clock: Clock;
  log: Log;
  /** Called when the outbox has e-mails to send. */
  onMail: () => void;
  /** Folder of the site; default: the one that runs. */
  root?: string | undefined;
}

/** How long an event needs attention, in milliseconds. */
const eventRetention = 7 * day;

/** Kinds without a check. */
const events = allAlertKinds.filter((kind) => !checks[kind]);

export function createAlerts(parts: AlertDependencies) {
  const { store, environment, clock, log, onMail, root = projectRoot() } = parts;
  const runAll = () => runChecks({ tables: store.tables, environment, root, now: clock() }, log);

  /** Failed checks that are logged already. */
  const standing = new Set<AlertKind>();
  const write = (kind: AlertKind, sentence: string) => log.warn({ name: "alert", kind }, sentence);

  async function save(kind: AlertKind, sentence: string): Promise<void> {
    try {
      await store.change((tables) => saveAlert(tables, { kind, sentence }, clock()));
      onMail();
    } catch (error) {
      log.error({ name: "alert", kind, error }, "alert could not be saved; no e-mail will follow");
    }
  }

  return {
    /**
     * Never rejects: a store that cannot be written is one reason for an alert.
     * @param sentence for log and e-mail, without personal data
     */
    async raise(kind: AlertKind, sentence: string): Promise<void> {
      write(kind, sentence);
      await save(kind, sentence);
    },
    /**
     * Finds everything that needs attention now: failed checks, and events of the last week. Events with a time in
     * the future were raised under a wrong clock and are ignored.
     */
    async find(): Promise<Alert[]> {
      const happened = await store.tables
        .selectFrom("alerts")
        .select(["kind", "sentence"])
        .where("kind", "in", events)
        .where("raised_at", ">", clock() - eventRetention)
        .where("raised_at", "<=", clock() + day)
        .orderBy("kind")
        .execute();
      const alerts = [...(await runAll())];
      return alerts
        .flatMap(([kind, sentence]) => (sentence ? { kind, sentence } : []))
        .concat(happened);
    },
    /**
     * Raises an alert for each failed check, and e-mails those that are due. Checks run every few minutes, so
     * an alert is logged when it begins and when it is over.
     */
    async runAllChecks(): Promise<void> {
      for (const [kind, sentence] of await runAll()) {
        if (sentence) {
          if (!standing.has(kind)) write(kind, sentence);
          standing.add(kind);
          await save(kind, sentence);
        } else if (standing.delete(kind)) log.info({ name: "alert", kind }, "This is over.");
      }
      await store.change((tables) => enqueueAlertEmails(tables, events, clock()));
      onMail();
    },
  };
}

/** What each check says; of one that throws, which is logged, nothing is known. */
async function runChecks(parts: CheckDependencies, log: Log) {
  const answers = new Map<AlertKind, string | undefined>();
  for (const kind of allAlertKinds) {
    try {
      answers.set(kind, await checks[kind]?.(parts));
    } catch (error) {
      log.error({ kind, error }, "a check for alerts failed");
    }
  }
  return answers;
}

async function saveAlert(tables: Tables, { kind, sentence }: Alert, now: number): Promise<void> {
  const raised = { sentence, raised_at: now };
  await tables
    .insertInto("alerts")
    .values({ kind, ...raised })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(raised))
    .execute();
  await enqueueAlertEmails(tables, [kind], now);
}

/**
 * Enqueues e-mails for alerts without one in the last day. The time is stored, so that a restart or a second server
 * repeats none, and a mail server that was down for a week gets one.
 */
async function enqueueAlertEmails(tables: Tables, kinds: readonly AlertKind[], now: number) {
  const due = await tables
    .updateTable("alerts")
    .set({ mailed_at: now })
    .where("kind", "in", kinds)
    // A time in the future comes from a wrong clock; the alert would be e-mailed every day until then.
    .where("raised_at", "<=", now + day)
    .where((is) =>
      is.or([
        is("mailed_at", "is", null),
        is.and([is("mailed_at", "<=", now - day), is("raised_at", ">", is.ref("mailed_at"))]),
        // Stored under a wrong clock.
        is("mailed_at", ">", now + day),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("id")
            .where("outbox.kind", "=", "alert")
            .where("outbox.state", "=", "waiting")
            .whereRef("outbox.reference", "=", "alerts.kind"),
        ),
      ),
    )
    .returning("kind")
    .execute();
  for (const { kind } of due) await enqueueMail(tables, { kind: "alert", alertKind: kind }, now);
}

const hour = 3_600_000;
/** How often an outside service hears from us. Checks, e-mail and this take less than ten minutes together. */
const heartbeat = 3 * 60_000;

interface WatchDependencies {
  alerts: Alerts;
  store: Store;
  environment: Environment;
  clock: Clock;
  log: Log;
}

/**
 * Runs all checks at the start and then hourly. With HEARTBEAT_URL every few minutes, and then asks that address, unless
 * store or mail fails: the service behind it raises an alarm when it is not asked.
 */
export function startAlertWatch({
  alerts,
  store,
  environment,
  clock,
  log,
}: WatchDependencies): Repeating {
  const { HEARTBEAT_URL } = environment;
  return repeat(HEARTBEAT_URL ? heartbeat : hour, async () => {
    try {
      await alerts.runAllChecks();
      if (!HEARTBEAT_URL || !(await doesMailGoOut(store, clock()))) return;
      await (await fetch(HEARTBEAT_URL, { signal: AbortSignal.timeout(30_000) })).body?.cancel();
    } catch (error) {
      log.error({ error }, "checks for alerts or the heartbeat failed; they are tried again");
    }
  });
}
