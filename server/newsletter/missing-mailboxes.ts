import { holdBatch, releaseBatch } from "#server/mail/holds.ts";
import type { MissingMailboxEffects, SentEffects } from "#server/mail/relay.ts";
import { countRows, deleteRows, findRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { markBounced } from "./unsubscribe.ts";

/** The group of what mails that came back say; other groups are issues, by id. */
export const returnedMails = "returned";

/** So many missing mailboxes of one group are a handful, which happens. */
const handful = 5;

/**
 * Whether so many of one group are too many to be true: more than a handful, or more than a tenth of its readers. One
 * alone is no bulk, however few readers there are.
 */
const isBulk = (missing: number, readers: number): boolean =>
  missing > handful || (missing > 1 && missing * 10 > readers);

/** Whether the rest of an issue had better wait: of those tried so far, or of few readers, too many are missing. */
const isOurFault = (missing: number, { tried, readers }: { tried: number; readers: number }) =>
  missing > 1 && missing * 10 > (missing > handful ? tried : readers);

/** Readers of one group whose mailbox does not exist, until it is decided. */
export interface MissingGroup {
  /** Id of an issue, or `returned`. */
  batch: string;
  /** Slug of the issue, or `returned`. */
  name: string;
  missing: number;
  readers: number;
  /** When the first was noticed, in milliseconds since 1970. */
  since: number;
  /** What a mail server said, without addresses. */
  answer: string;
}

/**
 * Notes that a reader's mailbox does not exist. It strikes off no reader; see `strikeOffFew`. Run it inside a change.
 * @returns false when the reader is no reader any more
 */
export async function noteMissing(
  tables: Tables,
  mailbox: Pick<Row<"missing_mailboxes">, "subscriber_id" | "batch" | "answer">,
  now: number,
): Promise<boolean> {
  const reader = await findRow(tables, "subscribers", { id: mailbox.subscriber_id });
  if (!reader || (reader.status !== "confirmed" && reader.status !== "pending")) return false;
  const row = { ...mailbox, answer: mailbox.answer.slice(0, 300), noticed_at: now };
  await tables
    .insertInto("missing_mailboxes")
    .values(row)
    .onConflict((conflict) => conflict.column("subscriber_id").doUpdateSet(row))
    .execute();
  return true;
}

/**
 * What the relay stores about a reader. While an issue is on its way, the evidence is only collected; when it says that
 * the fault is ours, the rest of the issue waits for the staff.
 */
export function missingMailboxEffects(tokens: LinkTokens): MissingMailboxEffects {
  return {
    async "newsletter-issue"(tables, { issueId, subscriberId }, { answer, now }) {
      const mailbox = { subscriber_id: subscriberId, batch: issueId, answer };
      if (!(await noteMissing(tables, mailbox, now))) return;
      const missing = await countRows(tables, "missing_mailboxes", { batch: issueId });
      const sentCount = await countRows(tables, "outbox", { batch: issueId, state: "sent" });
      const readers = await countReaders(tables, issueId);
      if (isOurFault(missing, { tried: missing + sentCount, readers })) {
        await holdBatch(tables, issueId, { reason: "missing", answer }, now);
      } else await strikeOffFew(tables, issueId, tokens, now);
    },
  };
}

/** What the relay stores when a mail server took an issue for a reader. */
export function issueSentEffect(tokens: LinkTokens): NonNullable<SentEffects["newsletter-issue"]> {
  return async (tables, { issueId, subscriberId }, { now }) => {
    // What was noted about an earlier issue is no longer true. A mail that comes back was taken first.
    await tables
      .deleteFrom("missing_mailboxes")
      .where("subscriber_id", "=", subscriberId)
      .where("batch", "not in", [returnedMails, issueId])
      .execute();
    // It may have been the last one that was waited for.
    const missing = await findRow(tables, "missing_mailboxes", { batch: issueId });
    if (missing) await strikeOffFew(tables, issueId, tokens, now);
  };
}

/**
 * Strikes off the missing readers of a group, once it is complete and they are few. Otherwise nothing happens: staff are
 * asked. Run it inside a change.
 * @returns how many were struck off
 */
export async function strikeOffFew(
  tables: Tables,
  batch: string,
  tokens: LinkTokens,
  now: number,
): Promise<number> {
  if (batch !== returnedMails && !(await isThrough(tables, batch))) return 0;
  const missing = await countRows(tables, "missing_mailboxes", { batch });
  if (missing === 0) return 0;
  const earlier = (await findRow(tables, "newsletter_issues", { id: batch }))?.struck_off ?? 0;
  if (isBulk(missing + earlier, await countReaders(tables, batch))) return 0;
  return strikeOff(tables, batch, tokens, now);
}

/** Whether the mail server has answered once about each reader of an issue. */
async function isThrough(tables: Tables, batch: string): Promise<boolean> {
  const issue = await findRow(tables, "newsletter_issues", { id: batch });
  if (issue?.finished_at === null) return false;
  const unanswered = await tables
    .selectFrom("outbox")
    .select("id")
    .where("batch", "=", batch)
    .where("state", "=", "waiting")
    .where(({ or, eb }) => or([eb("attempts", "=", 0), eb("claim", "<>", "none")]))
    .executeTakeFirst();
  return unanswered === undefined;
}

async function countReaders(tables: Tables, batch: string): Promise<number> {
  const issue = await findRow(tables, "newsletter_issues", { id: batch });
  return issue?.recipients ?? (await countRows(tables, "subscribers", { status: "confirmed" }));
}

async function strikeOff(tables: Tables, batch: string, tokens: LinkTokens, now: number) {
  let count = 0;
  for (const { subscriber_id: id } of await missingOf(tables, batch)) {
    if (await markBounced(tables, { id }, tokens, now)) count += 1;
  }
  await deleteRows(tables, "missing_mailboxes", { batch });
  await tables
    .updateTable("newsletter_issues")
    .set(({ eb }) => ({ struck_off: eb("struck_off", "+", count) }))
    .where("id", "=", batch)
    .execute();
  return count;
}

const missingOf = (tables: Tables, batch: string) =>
  tables
    .selectFrom("missing_mailboxes")
    .select("subscriber_id")
    .where("batch", "=", batch)
    .execute();

/** Lists the groups that wait for a decision of the staff. */
export async function listMissing(tables: Tables): Promise<MissingGroup[]> {
  const rows = await tables
    .selectFrom("missing_mailboxes")
    .select(({ fn }) => [
      "batch",
      fn.countAll<number | string>().as("count"),
      fn.min("noticed_at").as("since"),
      fn.max("answer").as("answer"),
    ])
    .groupBy("batch")
    .execute();
  const groups: MissingGroup[] = [];
  for (const { batch, count, since, answer } of rows) {
    const issue = await findRow(tables, "newsletter_issues", { id: batch });
    const readers = await countReaders(tables, batch);
    const name = issue?.slug ?? batch;
    const missing = Number(count);
    // A few decide themselves when the issue is through.
    if (!isBulk(missing + (issue?.struck_off ?? 0), readers)) continue;
    groups.push({ batch, name, missing, readers, since, answer });
  }
  return groups;
}

/** Does the same for each issue; once a day, for one whose office was ended before it could. */
export async function strikeOffAllFew(
  store: Store,
  tokens: LinkTokens,
  now: number,
): Promise<void> {
  await store.change(async (tables) => {
    const groups = await tables
      .selectFrom("missing_mailboxes")
      .select("batch")
      .distinct()
      .execute();
    for (const { batch } of groups) await strikeOffFew(tables, batch, tokens, now);
  });
}

/** The staff have looked: these mailboxes are gone. The rest of a held issue goes on. @returns how many */
export function confirmMissing(store: Store, batch: string, tokens: LinkTokens, now: number) {
  return store.change(async (tables) => {
    const count = await strikeOff(tables, batch, tokens, now);
    await releaseBatch(tables, batch, now);
    return count;
  });
}

/** The staff have looked: the fault was ours. No reader is struck off, and each gets the e-mail again. @returns how many */
export function keepMissing(store: Store, batch: string, now: number) {
  return store.change(async (tables) => {
    const missing = await missingOf(tables, batch);
    for (const { subscriber_id } of missing) {
      await tables
        .updateTable("outbox")
        .set({ state: "waiting", claim: "none", due_at: now, attempts: 0, refusals: 0 })
        .where("batch", "=", batch)
        .where("reference", "=", `${batch} ${subscriber_id}`)
        .where("state", "=", "dead")
        .execute();
    }
    await deleteRows(tables, "missing_mailboxes", { batch });
    await releaseBatch(tables, batch, now);
    return missing.length;
  });
}
