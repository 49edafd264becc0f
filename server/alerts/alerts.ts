import { day } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Services } from "#server/services.ts";
import type { Tables } from "#server/store/store.ts";
import { type AlertKind, allAlertKinds } from "./alert-kinds.ts";
import { type CheckDependencies, checks } from "./checks.ts";

/** Something that somebody in the organisation has to know. */
export interface Alert {
  kind: AlertKind;
  /** What is wrong, without personal data. */
  sentence: string;
}

/** Tells staff. An alert stands in the log with the name "alert", and each kind is e-mailed once a day. */
export interface Alerts {
  /**
   * Never rejects: a store that takes nothing is one of the reasons to raise an alert.
   * @param sentence what happened, without personal data: it goes into the log and into an e-mail
   */
  raise(kind: AlertKind, sentence: string): Promise<void>;
  /** The same inside a change of the store, so that the alert is kept together with its reason. */
  raiseWithin(tables: Tables, kind: AlertKind, sentence: string): Promise<void>;
  /**
   * Everything that needs attention now: what the checks see, and what happened in the last week. What was
   * raised by a clock that was ahead counts as over once the clock is right again.
   */
  find(): Promise<Alert[]>;
  /** Raises what the checks see, and e-mails what has waited for its day. */
  runAllChecks(): Promise<void>;
}

type AlertDependencies = Pick<Services, "store" | "environment" | "clock" | "log"> & {
  /** Called when an e-mail waits. */
  onMail: () => void;
};

/** How long something that happened needs attention, when no check can see whether it still does. */
const eventRetention = 7 * day;

/** What no check can see. */
const events = allAlertKinds.filter((kind) => !checks[kind]);

/** What tells staff of this store. Only `raiseWithin` can fail, together with the change that it belongs to. */
export function createAlerts({
  store,
  environment,
  clock,
  log,
  onMail,
}: AlertDependencies): Alerts {
  const runAll = () => runChecks({ tables: store.tables, environment, now: clock() }, log);

  async function raise(kind: AlertKind, sentence: string): Promise<void> {
    log.warn({ name: "alert", kind }, sentence);
    try {
      await store.change((tables) => saveAlert(tables, { kind, sentence }, clock()));
      onMail();
    } catch (error) {
      log.error({ name: "alert", kind, error }, "the alert was not kept, so no e-mail tells of it");
    }
  }

  return {
    raise,
    async raiseWithin(tables, kind, sentence) {
      log.warn({ name: "alert", kind }, sentence);
      await saveAlert(tables, { kind, sentence }, clock());
    },
    async find() {
      const happened = await store.tables
        .selectFrom("alerts")
        .select(["kind", "sentence"])
        .where("kind", "in", events)
        .where("raised_at", ">", clock() - eventRetention)
        .where("raised_at", "<=", clock() + day)
        .orderBy("kind")
        .execute();
      return [...(await runAll()), ...happened];
    },
    async runAllChecks() {
      for (const { kind, sentence } of await runAll()) await raise(kind, sentence);
      await store.change((tables) => enqueueAlertEmails(tables, events, clock()));
      onMail();
    },
  };
}

/** A check that fails says so in the log, and the others go on. */
async function runChecks(parts: CheckDependencies, log: Log): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const kind of allAlertKinds) {
    try {
      const sentence = await checks[kind]?.(parts);
      if (sentence) alerts.push({ kind, sentence });
    } catch (error) {
      log.error({ kind, error }, "a check for alerts failed");
    }
  }
  return alerts;
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
 * Orders the e-mails of alerts that nobody has been told of for a day. The moment stands in the store, so
 * that a restart or a second server repeats none, and a mail server that was away for a week gets one.
 */
async function enqueueAlertEmails(tables: Tables, kinds: readonly AlertKind[], now: number) {
  const due = await tables
    .updateTable("alerts")
    .set({ mailed_at: now })
    .where("kind", "in", kinds)
    // One of the future was raised, and told, while the clock was wrong; else it would be told each day until then.
    .where("raised_at", "<=", now + day)
    .where((is) =>
      is.or([
        is("mailed_at", "is", null),
        is.and([is("mailed_at", "<=", now - day), is("raised_at", ">", is.ref("mailed_at"))]),
        // Written while the clock was wrong.
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
