import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { findHold } from "#server/mail/holds.ts";
import { enqueueMails } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import { countRows, findRow, insertRow, updateRow } from "#server/store/rows.ts";
import type { OutboxState } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { StoredIssue } from "./issues.ts";

export class IssueChangedError extends Error {
  override name = "IssueChangedError";
}

export const countRecipients = (tables: Tables) =>
  countRows(tables, "subscribers", { status: "confirmed" });

/**
 * Starts an issue, or finds the stopped one. It is in the archive from then on.
 * @throws IssueChangedError when it was started with another text: readers must all get the same
 */
export async function startIssue(
  store: Store,
  { slug, subject, summary, body }: NewsletterIssueFile,
  now: number,
): Promise<StoredIssue> {
  return store.change(async (tables) => {
    const started = await findRow(tables, "newsletter_issues", { slug });
    if (started) {
      if (started.subject === subject && started.body === body) return started;
      throw new IssueChangedError(
        `The issue ${slug} was begun with another text. Put the old text back to go on with it.`,
      );
    }
    const issue: StoredIssue = {
      id: newId(now),
      slug,
      subject,
      summary,
      body,
      started_at: now,
      recipients: await countRecipients(tables),
      queued: 0,
      last_subscriber: "",
      finished_at: null,
      past_sent: 0,
      past_dropped: 0,
      past_dead: 0,
      struck_off: 0,
    };
    await insertRow(tables, "newsletter_issues", issue);
    return issue;
  });
}

/**
 * Enqueues the next e-mails of an issue and stores the position in the same transaction, so that a later run
 * neither skips nor repeats a subscriber, however this one ended.
 * @param pause milliseconds between two e-mails
 * @param from when the first is due
 * @returns how many were enqueued; 0 when the issue is complete
 * @throws IssueChangedError when another office has moved on with it at the same moment
 */
export async function enqueueIssue(
  store: Store,
  issueId: string,
  { size, pause, from }: { size: number; pause: number; from: number },
): Promise<number> {
  return store.change(async (tables) => {
    const issue = await findRow(tables, "newsletter_issues", { id: issueId });
    if (!issue) throw new Error(`There is no issue ${issueId}`);
    const next = await tables
      .selectFrom("subscribers")
      .select("id")
      .where("status", "=", "confirmed")
      .where(({ or, eb }) =>
        // Not those who came after the start. What lies ahead of the clock was written by a wrong one.
        or([eb("confirmed_at", "<=", issue.started_at), eb("confirmed_at", ">", from)]),
      )
      .where("id", ">", issue.last_subscriber)
      .orderBy("id")
      .limit(size)
      .execute();
    const last = next.at(-1);
    const moved = await updateRow(
      tables,
      "newsletter_issues",
      // Detects another process that sends the same issue.
      { id: issueId, last_subscriber: issue.last_subscriber },
      last
        ? { last_subscriber: last.id, queued: issue.queued + next.length }
        : { finished_at: from },
    );
    if (!moved) {
      throw new IssueChangedError(
        "The same issue is being sent from another office. Wait until it has ended there, or send again here: no reader gets it twice.",
      );
    }
    await enqueueMails(
      tables,
      next.map(({ id }, at) => ({
        kind: "newsletter-issue" as const,
        issueId,
        subscriberId: id,
        batch: issueId,
        dueAt: from + at * pause,
      })),
      from,
    );
    return next.length;
  });
}

export type IssueProgress = Record<OutboxState, number> & {
  /** Waiting without an attempt yet. */
  untried: number;
};

/**
 * Counts the e-mails of an issue by state, those included whose notes were deleted by their age.
 * @param issueId id in the store, not its slug
 */
export async function readProgress(tables: Tables, issueId: string): Promise<IssueProgress> {
  const issue = await findRow(tables, "newsletter_issues", { id: issueId });
  const rows = await tables
    .selectFrom("outbox")
    .select((select) => [
      "state",
      select.fn.countAll<number | string>().as("count"),
      select.fn
        .sum<number | string>(select.case().when("attempts", "=", 0).then(1).else(0).end())
        .as("untried"),
    ])
    .where("batch", "=", issueId)
    .groupBy("state")
    .execute();
  const progress: IssueProgress = {
    waiting: 0,
    sent: issue?.past_sent ?? 0,
    dropped: issue?.past_dropped ?? 0,
    dead: issue?.past_dead ?? 0,
    untried: 0,
  };
  for (const row of rows) {
    progress[row.state] += Number(row.count);
    if (row.state === "waiting") progress.untried = Number(row.untried);
  }
  return progress;
}

/** Lists all started issues, newest first, with their progress. */
export async function listIssueProgress(tables: Tables) {
  const issues = await tables
    .selectFrom("newsletter_issues")
    .select(["id", "slug", "subject", "started_at", "recipients", "queued", "finished_at"])
    .orderBy("started_at", "desc")
    .execute();
  const rows = [];
  for (const issue of issues) {
    const { untried: _, ...states } = await readProgress(tables, issue.id);
    rows.push({ ...issue, ...states });
  }
  return rows;
}

export interface SendingPace {
  perSecond: number;
  /** Maximum e-mails in the outbox at a time: those still go out after a stop. */
  size?: number;
}

interface SendingOptions extends SendingPace {
  store: Store;
  issue: StoredIssue;
  /** Called when the outbox has e-mails to send. */
  onMail: () => void;
  /** Aborted to stop before the next batch. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends an issue in small batches, so that a stop takes effect soon and other mail never waits behind a
 * hundred thousand e-mails. Retries continue in the outbox.
 */
export async function sendIssue(options: SendingOptions): Promise<IssueProgress> {
  const { store, issue, perSecond, size = 500, onMail, signal } = options;
  const pause = 1000 / perSecond;
  let from = Date.now();
  let isComplete = false;
  for (;;) {
    const progress = await readProgress(store.tables, issue.id);
    if (signal?.aborted || (isComplete && progress.untried === 0)) return progress;
    // What is in the outbox goes on when the hold ends; the rest waits for the staff.
    if (await findHold(store.tables, issue.id)) return progress;
    // Refills the outbox before it is empty, so that sending never pauses.
    if (!isComplete && progress.untried <= size / 2) {
      from = Math.max(from, Date.now());
      const queued = await enqueueIssue(store, issue.id, { size, pause, from });
      from += Math.ceil(queued * pause);
      isComplete = queued === 0;
      onMail();
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
