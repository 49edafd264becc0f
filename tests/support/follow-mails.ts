import { join } from "node:path";
import type { ContentEvent } from "#collections/following/events.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { announceEvents } from "#server/following/find-events.ts";
import { followEmails } from "#server/following/follow-emails.ts";
import type { EmailContent } from "#server/mail/mail.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const thing = "case/data-protection-complaint";
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
const origin = () => "https://www.example.org";

function step(day: string, title: string, closes = false): ContentEvent {
  const text = `The founder and 3 others against a large search company. ${title}, says the office.`;
  const key = `${thing} step ${day}`;
  return { key, hash: title, things: [thing], title, text, path: "/litigation#step", closes };
}

/** Every kind of e-mail that a follower can get, by what it tells. */
export async function followMails(): Promise<Record<string, EmailContent>> {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  // A Wednesday.
  let now = Date.UTC(2026, 10, 25, 9);
  const names = { words: getEmailTexts(), tokens, name: "OTC", origin };
  const templates = followEmails(names, () => now, getOrganisation());
  const follower = (pace: "now" | "week", what: string) => ({
    id: newId(now),
    address: `${pace}@example.org`,
    address_key: `${pace}@example.org`,
    thing: what,
    pace,
    status: "confirmed" as const,
    created_at: now,
    consent_at: now,
    confirmed_at: now,
    left_at: null,
    consent_wording: "test",
    source_page: "/follow",
    last_email_at: 0,
  });
  const rows = [
    follower("now", thing),
    follower("week", thing),
    follower("week", "law/uganda-data-protection"),
  ] as const;
  const linkId = newId(now);
  await store.change(async (tables) => {
    await tables.insertInto("subscribers").values(rows).execute();
    await tables
      .insertInto("confirmation_links")
      .values({
        id: linkId,
        token_hash: "",
        subscriber_id: rows[0].id,
        consent_at: now,
        consent_wording: "test",
        source_page: "/follow",
        expires_at: now + 1,
      })
      .execute();
  });
  const subscriberId = rows[0].id;
  const mails: Record<string, EmailContent | undefined> = {
    confirm: await templates["follow-confirm"](store.tables, { linkId }),
    list: await templates["follow-link"](store.tables, { subscriberId }),
  };
  const old = step("2026-01-01", "The office decides");
  /** Lets the content change, and writes what is told of it. */
  async function tell(name: string, events: ContentEvent[]): Promise<void> {
    now += 60_000;
    await announceEvents(
      store,
      () => now,
      () => events,
    );
    const found = await store.tables
      .selectFrom("content_events")
      .select("batch")
      .where("found_at", "=", now)
      .executeTakeFirst();
    if (!found) return;
    mails[name] = await templates["follow-now"](store.tables, { found: found.batch, subscriberId });
  }
  await tell("before", [old]);
  const since = `${now}`;
  const hearing = step("2026-02-01", "The company answers");
  await tell("event", [old, hearing]);
  const corrected = step("2026-02-01", "The company answers in part");
  await tell("correction", [old, corrected]);
  // Nothing is known but what it is called.
  const bare = { ...step("2026-03-08", "A ruling"), text: "The founder and 3 others. A ruling" };
  const more = [old, corrected, step("2026-03-01", "A hearing"), bare];
  await tell("several", more);
  await tell("closed", [...more, step("2026-04-01", "Settled", true)]);
  const weekly = { since, until: `${now}`, subscriberId: rows[1].id };
  mails.week = await templates["follow-week"](store.tables, weekly);
  await store.close();
  return Object.fromEntries(
    Object.entries(mails).flatMap(([name, mail]) => (mail ? [[name, mail]] : [])),
  );
}
