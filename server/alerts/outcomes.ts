import { day, spokenTime } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import { listHolds } from "#server/mail/holds.ts";
import { listMissing } from "#server/newsletter/missing-mailboxes.ts";
import { isPublic } from "#server/start-conditions.ts";
import { readLastBackup } from "#server/store/milestones.ts";
import type { Tables } from "#server/store/store.ts";
import { readBuildState } from "./build-state.ts";
import { countMail, type MailCounts } from "./mail-counts.ts";

export interface CheckDependencies {
  tables: Tables;
  environment: Environment;
  /** Folder of the site, with `build` and `content`. */
  root: string;
  now: number;
}

/**
 * Something that has to succeed again and again, and how it stands. What is watched is the outcome, not the causes that
 * were thought of: whatever keeps it from succeeding is noticed.
 */
interface Standing {
  /** Since when it was wanted without success, in milliseconds since 1970; undefined while all is well. */
  inVainSince: number | undefined;
  /** How long that may last, in milliseconds. */
  limit: number;
  /** For staff, without personal data. */
  sentence: string;
}

type OutcomeKind = "mail" | "newsletter" | "payments" | "backup-age" | "build";

const hour = 3_600_000;

/** So many starts in vain, one after the other, are no chance. */
const surelyInVain = 3;

/** Every outcome that the site lives by, with its limit. */
const outcomes: Record<OutcomeKind, (parts: CheckDependencies) => Promise<Standing[]>> = {
  async mail({ tables, now }) {
    const mail = await countMail(tables, now);
    return [
      { inVainSince: mail.dead > 0 ? 0 : undefined, limit: 0, sentence: `Given up: ${mail.dead}.` },
      // Their limit is in the count.
      { inVainSince: mail.late > 0 ? 0 : undefined, limit: 0, sentence: lateSentence(mail) },
    ];
  },

  async newsletter({ tables, now }) {
    const open = await tables
      .selectFrom("newsletter_issues")
      .select(["slug", "started_at"])
      .where("finished_at", "is", null)
      .execute();
    const holds = await listHolds(tables);
    const groups = await listMissing(tables);
    return [
      ...holds
        .filter(({ reason }) => reason === "refused")
        .map(({ since, answer }) => ({
          inVainSince: since,
          limit: 0,
          sentence: `The mail server refuses us since ${spokenTime(since, now)}; no reader was struck off. It says: ${answer}`,
        })),
      ...groups.map(({ since, missing, readers, name }) => ({
        inVainSince: since,
        limit: 0,
        sentence: `Of ${readers} readers ${missing} seem not to exist (${name}); no reader was struck off. Please decide.`,
      })),
      ...open.map(({ slug, started_at }) => ({
        inVainSince: started_at,
        limit: day,
        sentence: `${slug} was begun on ${spokenTime(started_at, now)} and is not complete.`,
      })),
    ];
  },

  async payments({ tables, now }) {
    return [await startedPayments(tables, now), ...(await askedPayments(tables, now))];
  },

  async "backup-age"({ tables, environment, now }) {
    const days = environment.BACKUP_ALERT_DAYS;
    if (days === 0 || !isPublic(environment)) return [];
    const last = await readLastBackup(tables, now);
    // A new site has a day or two to be set up.
    const { at: first } = await tables
      .selectFrom("outbox")
      .select(({ fn }) => fn.min("created_at").as("at"))
      .executeTakeFirstOrThrow();
    const sentence =
      last === undefined
        ? "No backup was ever completed."
        : `The last backup was completed on ${spokenTime(last, 0)}.`;
    return [{ inVainSince: last ?? first ?? undefined, limit: days * day, sentence }];
  },

  async build({ root, now }) {
    const { builtAt, unfinishedSince, overdue } = readBuildState(root, now);
    const names =
      builtAt === undefined ? "" : ` Visitors see the pages of ${spokenTime(builtAt, 0)}.`;
    return [
      {
        inVainSince: unfinishedSince,
        limit: hour / 2,
        sentence: `The last build did not come to its end.${names}`,
      },
      {
        inVainSince: overdue?.since,
        limit: hour,
        sentence: `Something was to appear on ${spokenTime(overdue?.since ?? 0, 0)} and has not: ${overdue?.file}.${names}`,
      },
    ];
  },
};

/** One check for each outcome, for the alerts and the doctor alike. */
export const outcomeChecks = Object.fromEntries(
  Object.entries(outcomes).map(([kind, measure]) => [
    kind,
    async (parts: CheckDependencies) => {
      const failed = (await measure(parts)).filter(
        ({ inVainSince, limit }) => inVainSince !== undefined && parts.now - inVainSince >= limit,
      );
      return failed.map(({ sentence }) => sentence).join(" ") || undefined;
    },
  ]),
) as Record<OutcomeKind, (parts: CheckDependencies) => Promise<string | undefined>>;

function lateSentence({ late, oldestLate, lastSent }: MailCounts): string {
  const since =
    lastSent === undefined ? "" : ` The last one went out on ${spokenTime(lastSent, 0)}.`;
  return `Late: ${late}, the oldest since ${spokenTime(oldestLate, 0)}.${since}`;
}

/** Payments that donors wanted to start since one was last started. */
async function startedPayments(tables: Tables, now: number): Promise<Standing> {
  const { last } = await tables
    .selectFrom("donations")
    .select(({ fn }) => fn.max("created_at").as("last"))
    .where("checkout_url", "is not", null)
    .where("created_at", "<=", now + hour)
    .executeTakeFirstOrThrow();
  const { count, since } = await tables
    .selectFrom("donations")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min("start_failed_at").as("since"),
    ])
    .where("start_failed_at", ">", last ?? 0)
    .where("start_failed_at", "<=", now + hour)
    .executeTakeFirstOrThrow();
  const failed = Number(count);
  const before = last === null ? "" : ` The last one that could was on ${spokenTime(last, 0)}.`;
  return {
    inVainSince: since ?? undefined,
    limit: failed >= surelyInVain ? 0 : hour / 4,
    sentence: `No payment could be started since ${spokenTime(since ?? 0, 0)}: ${failed} in vain.${before}`,
  };
}

/** Donations of which no provider says how they stand, or which were not asked about when they should have been. */
async function askedPayments(tables: Tables, now: number): Promise<Standing[]> {
  const unanswered = await tables
    .selectFrom("donations")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min("unanswered_since").as("since"),
    ])
    .where("unanswered_since", "<=", now - hour)
    .executeTakeFirstOrThrow();
  const overdue = await tables
    .selectFrom("donations")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min("check_at").as("since"),
    ])
    .where("check_at", "<=", now - hour)
    .executeTakeFirstOrThrow();
  const standing = ({ count, since }: typeof unanswered, what: string): Standing => ({
    inVainSince: since ?? undefined,
    limit: hour,
    sentence: `${Number(count) === 1 ? "1 donation" : `${count} donations`} ${what} for ${Math.floor((now - (since ?? now)) / hour)} hours.`,
  });
  return [
    standing(unanswered, "could not be asked about"),
    standing(overdue, "should have been asked about, and were not,"),
  ];
}
