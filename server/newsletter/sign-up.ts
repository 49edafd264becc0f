import type { Insertable } from "kysely";
import { day } from "#server/clock.ts";
import { addressKey, mailboxKey } from "#server/mail/address-key.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import type { Subscribers } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import type { ConsentWording } from "./consent-wording.ts";
import { takeAllowance } from "./email-allowance.ts";
import { hashToken, type LinkTokens } from "./link-tokens.ts";

/** Lifetime of a confirmation link, in days. */
export const confirmationDays = 3;

export interface SignUp {
  address: string;
  sourcePage: string;
  isSuspect: boolean;
  wording: ConsentWording;
  now: number;
  tokens: LinkTokens;
}

/**
 * Stores a sign-up and enqueues its e-mail: a confirmation link or, for a confirmed subscriber, a note that nothing is
 * left to do. Run it inside a change.
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
  const subscriber = await tables
    .selectFrom("subscribers")
    .selectAll()
    .where("address_key", "=", addressKey(address))
    .executeTakeFirstOrThrow();

  // A suspect sign-up neither changes a known address nor releases it from quarantine.
  if (isSuspect) return;
  if (!(await takeAllowance(tables, tokens.mailbox(mailboxKey(address)), now))) return;
  await tables
    .updateTable("subscribers")
    .set({
      last_email_at: now,
      ...(subscriber.status === "quarantined" ? { status: "pending" } : {}),
    })
    .where("id", "=", subscriber.id)
    .execute();
  if (subscriber.status === "confirmed") {
    await enqueueMail(tables, { kind: "newsletter-already", subscriberId: subscriber.id }, now);
    return;
  }
  await enqueueConfirmation(tables, subscriber.id, { sourcePage, wording, now, tokens });
}

/** Releases a subscription from quarantine and asks the address to confirm. Run it inside a change. */
export async function releaseSubscription(
  tables: Tables,
  id: string,
  now: number,
  tokens: LinkTokens,
): Promise<void> {
  const released = await tables
    .updateTable("subscribers")
    .set({ status: "pending", last_email_at: now })
    .where("id", "=", id)
    .where("status", "=", "quarantined")
    .returning(["consent_wording as version", "source_page as sourcePage"])
    .executeTakeFirst();
  if (!released) return;
  const { version, sourcePage } = released;
  await enqueueConfirmation(tables, id, { sourcePage, wording: { version }, now, tokens });
}

/** Inserts an address unless it is known. Run it inside a change. @returns whether it is new */
export async function insertSubscriber(
  tables: Tables,
  now: number,
  subscriber: Pick<
    Insertable<Subscribers>,
    "address" | "status" | "consent_at" | "consent_wording" | "source_page" | "confirmed_at"
  >,
): Promise<boolean> {
  const kept = await tables
    .insertInto("subscribers")
    .values({
      id: newId(now),
      address_key: addressKey(subscriber.address),
      created_at: now,
      last_email_at: 0,
      ...subscriber,
    })
    .onConflict((conflict) => conflict.column("address_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Creates a confirmation link and enqueues its e-mail. */
export async function enqueueConfirmation(
  tables: Tables,
  subscriberId: string,
  consent: Pick<SignUp, "sourcePage" | "now" | "tokens"> & { wording: { version: string } },
): Promise<void> {
  const { sourcePage, wording, now, tokens } = consent;
  const id = newId(now);
  await tables
    .insertInto("confirmation_links")
    .values({
      id,
      token_hash: hashToken(tokens.confirmation(id)),
      subscriber_id: subscriberId,
      consent_at: now,
      consent_wording: wording.version,
      source_page: sourcePage,
      expires_at: now + confirmationDays * day,
    })
    .execute();
  await enqueueMail(tables, { kind: "newsletter-confirm", linkId: id }, now);
}

/** Stores the text of a version, so that evidence stays readable after the text changes. */
export async function saveConsentWording(
  tables: Tables,
  { version, wording }: ConsentWording,
  now: number,
): Promise<void> {
  await tables
    .insertInto("consent_wordings")
    .values({ version, wording, first_used_at: now })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}
