import { createHash } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { EmailAddress } from "#app/forms/email-address.ts";
import { getPage } from "#collections/pages/pages.ts";
import { day } from "#server/clock.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import { findRow, insertNewRow, insertRow, updateRow } from "#server/store/rows.ts";
import type { Row, Schema } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import { confirmationDays } from "./confirmation.ts";
import { hashToken, type LinkTokens } from "./link-tokens.ts";

interface SignUp {
  address: EmailAddress;
  sourcePage: string;
  isSuspect: boolean;
  wording: ConsentWording;
  now: number;
  tokens: LinkTokens;
}

/**
 * Stores a sign-up and enqueues its e-mail: a confirmation link or, for a confirmed subscriber, a note that
 * nothing is left to do. Run it inside a change.
 */
export async function signUp(tables: Tables, request: SignUp): Promise<void> {
  const { address, sourcePage, isSuspect, wording, now, tokens } = request;
  await saveConsentWording(tables, wording, now);
  await insertSubscriber(tables, now, {
    address,
    source_page: sourcePage,
    consent_at: now,
    consent_wording: wording.version,
    status: isSuspect ? "quarantined" : "pending",
    confirmed_at: null,
  });
  const subscriber = await findRow(tables, "subscribers", { address });
  // A suspect sign-up neither changes a known address nor releases it from quarantine.
  if (!subscriber || isSuspect) return;
  const dueAt = await takeAllowance(tables, tokens.mailbox(mailboxKey(address)), now);
  if (dueAt === undefined) return;
  const { id, status } = subscriber;
  // The status is left alone otherwise: another server may confirm it at this moment.
  const released = status === "quarantined" ? ({ status: "pending" } as const) : {};
  await updateRow(tables, "subscribers", { id }, { last_email_at: now, ...released });
  if (status === "confirmed") {
    await enqueueMail(tables, { kind: "newsletter-already", subscriberId: id, dueAt }, now);
  } else {
    const consent = { consent_wording: wording.version, source_page: sourcePage };
    await enqueueConfirmation(tables, { ...subscriber, ...consent }, now, tokens, dueAt);
  }
}

/** Releases a subscription from quarantine and asks the address to confirm. Run it inside a change. */
export async function releaseSubscription(
  tables: Tables,
  id: string,
  now: number,
  tokens: LinkTokens,
): Promise<void> {
  const held = { id, status: "quarantined" } as const;
  const set = { status: "pending", last_email_at: now } as const;
  const released = await updateRow(tables, "subscribers", held, set);
  if (released) await enqueueConfirmation(tables, released, now, tokens);
}

/** Inserts an address unless it is known. Run it inside a change. @returns whether it is new */
export async function insertSubscriber(
  tables: Tables,
  now: number,
  subscriber: Omit<Insertable<Schema["subscribers"]>, "id" | "created_at" | "last_email_at">,
): Promise<boolean> {
  const row = {
    id: newId(now),
    created_at: now,
    last_email_at: 0,
    ...subscriber,
  };
  return (await insertNewRow(tables, "subscribers", row, ["address"])) !== undefined;
}

/** Creates a confirmation link with the consent that it would confirm, and enqueues its e-mail. */
async function enqueueConfirmation(
  tables: Tables,
  { id: subscriber_id, consent_wording, source_page }: Row<"subscribers">,
  now: number,
  tokens: LinkTokens,
  dueAt = now,
): Promise<void> {
  const id = newId(now);
  await insertRow(tables, "confirmation_links", {
    id,
    token_hash: hashToken(tokens.confirmation(id)),
    subscriber_id,
    consent_at: now,
    consent_wording,
    source_page,
    expires_at: now + confirmationDays * day,
  });
  await enqueueMail(tables, { kind: "newsletter-confirm", linkId: id, dueAt }, now);
}

/** The text beside a form, and the version by which consent records refer to it: its hash. */
type ConsentWording = ReturnType<typeof versionOf>;

export function versionOf(wording: string) {
  const version = createHash("sha256").update(wording).digest("hex").slice(0, 12);
  return { version, wording };
}

/**
 * Returns the text that a visitor reads before subscribing to the newsletter.
 * @param sourcePage path of the page with the form; an unknown one counts as the newsletter page
 */
export function newsletterWording(sourcePage: string): string {
  if (sourcePage === "/contact") {
    const { heading, lead, note } = getPage("contact").newsletter;
    return [heading, lead, note].join("\n");
  }
  if (sourcePage === "/news") return getPage("news").box.note;
  const { lead, card } = getPage("newsletter");
  return [lead, card.heading, card.privacy].join("\n");
}

/** Stores the text of a version, so that evidence stays readable after the text changes. */
export async function saveConsentWording(
  tables: Tables,
  { version, wording }: ConsentWording,
  now: number,
): Promise<void> {
  const row = { version, wording, first_used_at: now };
  await insertNewRow(tables, "consent_wordings", row, ["version"]);
}

/** Limits for e-mails about signing up, for each mailbox; times in milliseconds. */
const minInterval = 5 * 60_000;
const maxPerPeriod = 3;
/** A button pressed twice, or by two servers, is one wish, whose e-mail is on its way. */
const samePress = 30_000;
/** Retention must store a count at least as long. */
const allowancePeriod = 24 * 60 * 60_000;

/**
 * Counts one more e-mail, unless the mailbox has reached its limit: the form must not be a way to flood other
 * people's mailboxes. It is one statement, so concurrent requests, also on two servers, cannot both pass.
 * Returns when it may be sent: the page says that one comes, so a second request soon after the first gets its own when
 * the interval is over. Undefined when one is on its way already, or enough were sent.
 * @param mailboxHash see `LinkTokens.mailbox`
 */
async function takeAllowance(tables: Tables, mailboxHash: string, now: number) {
  const isOver = sql<boolean>`mailbox_allowances.emails_since <= ${now - allowancePeriod}`;
  const counted = await tables
    .insertInto("mailbox_allowances")
    .values({ mailbox_hash: mailboxHash, emails: 1, emails_since: now, last_email_at: now })
    .onConflict((conflict) =>
      conflict
        .column("mailbox_hash")
        .doUpdateSet({
          emails: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE mailbox_allowances.emails + 1 END`,
          emails_since: sql<number>`CASE WHEN ${isOver} THEN ${now} ELSE mailbox_allowances.emails_since END`,
          last_email_at: sql<number>`CASE WHEN mailbox_allowances.last_email_at <= ${now - minInterval} THEN ${now}
            ELSE mailbox_allowances.last_email_at + ${sql.lit(minInterval)} END`,
        })
        .where("mailbox_allowances.last_email_at", "<=", now - samePress)
        .where((is) => is.or([is("mailbox_allowances.emails", "<", maxPerPeriod), isOver])),
    )
    .returning("last_email_at")
    .executeTakeFirst();
  return counted?.last_email_at;
}
