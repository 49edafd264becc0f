import { type ContentEvent, listEvents } from "#collections/following/events.ts";
import type { Pace } from "#collections/following/thing-kinds.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { changedFields, inShort } from "#collections/laws/law-history.ts";
import { enqueueMails } from "#server/mail/outbox.ts";
import { type Repeating, repeat } from "#server/repeat.ts";
import type { Services } from "#server/services.ts";
import { readMilestone, writeMilestone } from "#server/store/milestones.ts";
import { newId } from "#server/store/new-id.ts";
import { insertRow, updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { lastFound } from "./pace.ts";

export type StoredEvent = Row<"content_events">;

/** Monday at seven in Kampala, in milliseconds since 1970: a Thursday is day 0. */
const firstWeek = 4 * 86_400_000 + 4 * 3_600_000;
const week = 7 * 86_400_000;
const startOfWeek = (now: number) => Math.floor((now - firstWeek) / week) * week + firstWeek;

/** Pause between two e-mails, so that other mail is not held up, in milliseconds; and e-mails in one statement. */
const pause = 20;
const size = 500;

/**
 * Finds what is new in the content and enqueues the e-mails about it, in one transaction: however often it
 * runs, is killed, or runs on several servers, each event is announced once. In a store without any, all
 * count as known. Returns how many e-mails were enqueued.
 * @param list default: the events of the content
 */
export async function announceEvents(
  store: Store,
  clock: () => number,
  list: (today: string) => ContentEvent[] = listEvents,
): Promise<number> {
  return store.change(async (tables) => {
    // First of all: on PostgreSQL other servers wait at this row until the transaction ends.
    await writeMilestone(tables, "following", clock());
    const now = clock();
    // Or later, when the clock was set back: events and weeks follow one another.
    const digest = (await readMilestone(tables, "digest")) ?? 0;
    const foundAt = Math.max(now, (await lastFound(tables)) + 1, digest + 1);
    const events = list(kampalaDay(now));
    const found = await storeEvents(tables, events, foundAt);
    const atOnce = await announceAtOnce(tables, found, now);
    await endClosed(tables, events, foundAt);
    return atOnce + (await announceWeek(tables, now));
  });
}

/** Stores what is new or reads differently. @returns these, as they are now */
async function storeEvents(tables: Tables, events: readonly ContentEvent[], now: number) {
  const stored = await tables.selectFrom("content_events").selectAll().execute();
  const known = new Map(stored.map((row) => [row.key, row]));
  const keys = new Set(events.map(({ key }) => key));
  const seen = new Set(stored.flatMap(everSeen));
  const isFirst = stored.length === 0;
  const batch = newId(now);
  const found: StoredEvent[] = [];
  for (const event of events) {
    // An older server, or an older release put back, is no news.
    if (seen.has(`${event.key} ${event.hash}`)) continue;
    const before = known.get(event.key) ?? findMoved(event, stored, keys);
    const told = describe(event, before);
    const row = {
      ...told,
      key: event.key,
      hash: event.hash,
      earlier: before ? addEarlier(before, event.key) : "",
      batch,
      found_at: isFirst ? 0 : now,
      first_found_at: before?.first_found_at ?? (isFirst ? 0 : now),
      // Followers of corrections hear of every one.
      things: [
        ...new Set([...event.things, ...(told.kind === "correction" ? ["corrections"] : [])]),
      ].join(" "),
      path: event.path,
    };
    if (before) await updateRow(tables, "content_events", { key: before.key }, row);
    else await insertRow(tables, "content_events", row);
    if (!isFirst) found.push(row);
  }
  return found;
}

/** Notes what an event was: its hash and, when it has another key now, its key, with a sign before it. */
function addEarlier({ earlier, hash, key }: StoredEvent, newKey: string): string {
  const oldKey = key === newKey ? [] : [`@${key.replaceAll(" ", "_")}`];
  return [...earlier.split(" "), hash, ...oldKey].filter(Boolean).join(" ");
}

/** Each key that an event has or had, with each of its hashes. */
function everSeen({ key, hash, earlier }: StoredEvent): string[] {
  const past = earlier.split(" ");
  const oldKeys = past.filter((one) => one.startsWith("@")).map((one) => one.slice(1));
  const keys = [key, ...oldKeys.map((one) => one.replaceAll("_", " "))];
  return keys.flatMap((one) => [hash, ...past].map((version) => `${one} ${version}`));
}

/** An event whose day was corrected: its words are the same, and no event has its old key. */
function findMoved(event: ContentEvent, stored: readonly StoredEvent[], keys: ReadonlySet<string>) {
  const [subject = ""] = event.key.split(" ");
  return stored.find(
    ({ key, hash }) => hash === event.hash && key.startsWith(`${subject} `) && !keys.has(key),
  );
}

function describe(
  { key, title, text, hash, closes }: ContentEvent,
  before: StoredEvent | undefined,
): Pick<StoredEvent, "kind" | "title" | "text"> {
  const isCorrection = key.includes(" correction ");
  const isEnd = closes && !before?.hash.endsWith("!");
  if (isEnd || !before)
    return { kind: isEnd ? "closed" : isCorrection ? "correction" : "new", title, text };
  if (!key.startsWith("law/")) return { kind: "correction", title, text };
  const fields = changedFields(before.hash.split("."), hash.split("."));
  return { kind: "changed", title: `${title}: ${inShort(fields)}`, text };
}

const thingsOf = ({ things }: Pick<StoredEvent, "things">) => things.split(" ");

/** Enqueues one e-mail for each address that hears of it at once. */
async function announceAtOnce(tables: Tables, found: StoredEvent[], now: number) {
  const [first] = found;
  if (!first) return 0;
  const followers = await findFollowers(tables, "now", found, first.found_at);
  const orders = followers.map((subscriberId) => {
    return { kind: "follow-now" as const, found: first.batch, subscriberId };
  });
  return enqueue(tables, orders, now);
}

/** Ends what follows a closed case, even if confirmed after the end, on a server of an older release. */
async function endClosed(tables: Tables, events: readonly ContentEvent[], now: number) {
  const closed = events.filter(({ closes }) => closes).flatMap(({ things }) => things);
  if (closed.length === 0) return;
  await tables
    .updateTable("subscribers")
    .set({ status: "ended", left_at: now })
    .where("thing", "in", closed)
    .where("status", "=", "confirmed")
    .execute();
}

/** Enqueues one e-mail about the past week for each address that has something in it. */
async function announceWeek(tables: Tables, now: number): Promise<number> {
  const since = await readMilestone(tables, "digest");
  const until = startOfWeek(now);
  if (since === undefined || since < until) await writeMilestone(tables, "digest", until);
  if (since === undefined || since >= until) return 0;
  const events = await findEvents(tables, { since, until });
  const followers = await findFollowers(tables, "week", events, since);
  const orders = followers.map((subscriberId) => {
    return { kind: "follow-week" as const, since: `${since}`, until: `${until}`, subscriberId };
  });
  return enqueue(tables, orders, now);
}

/** Finds events of one batch, or of a time, oldest first. */
export function findEvents(
  tables: Tables,
  which: { batch: string } | { since: number; until: number },
): Promise<StoredEvent[]> {
  const all = tables.selectFrom("content_events").selectAll().where("found_at", ">", 0);
  const some =
    "batch" in which
      ? all.where("batch", "=", which.batch)
      : all.where("found_at", ">", which.since).where("found_at", "<=", which.until);
  return some.orderBy("found_at").orderBy("key").execute();
}

/**
 * Returns the id of one row for each address that follows what these events are about at a pace, or did after
 * `since`. For a week also those whose pace has changed: their e-mail is written by the pace that held when
 * each event was found.
 */
async function findFollowers(tables: Tables, pace: Pace, events: StoredEvent[], since: number) {
  const things = [...new Set(events.flatMap(thingsOf))];
  if (things.length === 0) return [];
  const rows = await tables
    .selectFrom("subscribers")
    .select(({ fn }) => fn.min("id").as("id"))
    .where("thing", "in", things)
    .where(({ or, eb }) =>
      or([eb("pace", "=", pace), ...(pace === "week" ? [eb("pace_changes", "<>", "")] : [])]),
    )
    .where(({ or, eb, and }) =>
      or([
        eb("status", "=", "confirmed"),
        and([eb("status", "=", "ended"), eb("left_at", ">", since)]),
      ]),
    )
    .groupBy("address_key")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function enqueue(tables: Tables, orders: Parameters<typeof enqueueMails>[1], now: number) {
  for (let at = 0; at < orders.length; at += size) {
    const part = orders.slice(at, at + size);
    const due = part.map((order, index) => ({ ...order, dueAt: now + (at + index) * pause }));
    await enqueueMails(tables, due, now);
  }
  return orders.length;
}

/** How often to look for new events, in milliseconds: time limits end at midnight, weeks on a Monday. */
const interval = 10 * 60_000;

export function startAnnouncing({ store, clock, log, relay }: Services): Repeating {
  return repeat(interval, async () => {
    try {
      const emails = await announceEvents(store, clock);
      if (emails === 0) return;
      log.info({ emails }, "followers are being told of new events");
      relay.wake();
    } catch (error) {
      log.error({ error }, "new events could not be announced; next attempt in ten minutes");
    }
  });
}
