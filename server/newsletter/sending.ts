import type { NewsletterIssueFile } from "#collections/newsletter-issue.ts";
import { enqueueMails } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import type { OutboxState } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { findIssue, type StoredIssue } from "./issues.ts";

/** An issue whose text has changed since its first e-mails went out. */
export class IssueChangedError extends Error {
  override name = "IssueChangedError";
}

/** How many would get an issue that is started now. */
export async function countRecipients(tables: Tables): Promise<number> {
  const { count } = await tables
    .selectFrom("subscribers")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Begins an issue, or finds it where it was stopped. From now on it is in the archive.
 * @throws IssueChangedError when it was begun with another text: half of the readers would get other words
 */
export async function startIssue(
  store: Store,
  { slug, subject, summary, body }: NewsletterIssueFile,
  now: number,
): Promise<StoredIssue> {
  return store.change(async (tables) => {
    const begun = await findIssue(tables, slug);
    if (begun) {
      if (begun.subject === subject && begun.body === body) return begun;
      throw new IssueChangedError(`The issue ${slug} was begun with another text.`);
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
    };
    await tables.insertInto("newsletter_issues").values(issue).execute();
    return issue;
  });
}

/**
 * Puts the next e-mails of an issue into the outbox and remembers, in the same transaction, how far it
 * got: whoever goes on later, after whatever end, neither leaves anybody out nor writes to anybody twice.
 * @param pause milliseconds between two e-mails
 * @param from when the first of them may go
 * @returns how many were put there; 0 when all have theirs
 */
export async function enqueueIssue(
  store: Store,
  issueId: string,
  { size, pause, from }: { size: number; pause: number; from: number },
): Promise<number> {
  return store.change(async (tables) => {
    const issue = await tables
      .selectFrom("newsletter_issues")
      .select(["last_subscriber", "started_at", "queued"])
      .where("id", "=", issueId)
      .executeTakeFirstOrThrow();
    const next = await tables
      .selectFrom("subscribers")
      .select("id")
      .where("status", "=", "confirmed")
      .where("confirmed_at", "<=", issue.started_at)
      .where("id", ">", issue.last_subscriber)
      .orderBy("id")
      .limit(size)
      .execute();
    const last = next.at(-1);
    const moved = await tables
      .updateTable("newsletter_issues")
      .set(
        last
          ? { last_subscriber: last.id, queued: issue.queued + next.length }
          : { finished_at: from },
      )
      .where("id", "=", issueId)
      // Somebody else who sends the same issue at this moment takes other e-mails.
      .where("last_subscriber", "=", issue.last_subscriber)
      .returning("id")
      .executeTakeFirst();
    if (!moved) throw new Error("The same issue is being sent from another desk.");
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

/** How the e-mails of an issue stand, by state of the outbox. */
export type IssueProgress = Record<OutboxState, number> & {
  /** Waiting and not tried yet. */
  untried: number;
};

/** How many e-mails of an issue stand where. @param issueId id in the store, not the last part of its address */
export async function readProgress(tables: Tables, issueId: string): Promise<IssueProgress> {
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
  const progress: IssueProgress = { waiting: 0, sent: 0, dropped: 0, dead: 0, untried: 0 };
  for (const row of rows) {
    progress[row.state] = Number(row.count);
    if (row.state === "waiting") progress.untried = Number(row.untried);
  }
  return progress;
}

/** All issues that were begun, newest first, with how their e-mails stand. */
export async function listIssueProgress(tables: Tables) {
  const issues = await tables
    .selectFrom("newsletter_issues")
    .select(["id", "slug", "started_at", "recipients", "queued", "finished_at"])
    .orderBy("started_at", "desc")
    .execute();
  const rows = [];
  for (const issue of issues) {
    const { untried: _, ...states } = await readProgress(tables, issue.id);
    rows.push({ ...issue, ...states });
  }
  return rows;
}

export interface SendingOptions {
  store: Store;
  issue: StoredIssue;
  /** Most e-mails in a second. */
  perSecond: number;
  /** E-mails that wait in the outbox at a time: what still goes out after a stop. */
  size?: number;
  /** Tells whoever carries the e-mails that there are some. */
  onMail: () => void;
  onProgress?: (progress: IssueProgress) => void;
  /** Ends the sending at the next opportunity. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends an issue in small batches, so that a stop takes effect soon and other mail never waits behind
 * a hundred thousand e-mails.
 * @returns how it stands; e-mails that wait for another try go on without us
 */
export async function sendIssue(options: SendingOptions): Promise<IssueProgress> {
  const { store, issue, perSecond, size = 500, onMail, onProgress, signal } = options;
  const pause = 1000 / perSecond;
  let from = Date.now();
  let isComplete = false;
  for (;;) {
    const progress = await readProgress(store.tables, issue.id);
    onProgress?.(progress);
    if (signal?.aborted || (isComplete && progress.untried === 0)) return progress;
    // Some are left while the next are put there, so that nobody runs dry.
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
