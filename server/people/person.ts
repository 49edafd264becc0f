import { sql } from "kysely";
import { readMessage } from "#server/contact/messages.ts";
import { donorRecords, forgetDonor } from "#server/donations/donor-records.ts";
import { addressKey } from "#server/newsletter/address-key.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { suppress } from "#server/newsletter/unsubscribe.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** Everything held about the owner of one address, as rows of the store by kind. */
export type PersonRecords = Record<string, readonly object[]>;

/**
 * Everything that we hold about the owner of an e-mail address (Data Protection and Privacy Act, section 24).
 */
export async function exportPerson(
  { tables }: Store,
  email: string,
  tokens: LinkTokens,
): Promise<PersonRecords> {
  const { subscribers, messages, links, emails } = await findRecords(tables, email);
  const versions = [...subscribers, ...links].map((row) => row.consent_wording);
  return {
    messages: messages.map(readMessage).map(({ fields, ...row }) => ({ ...row, ...fields })),
    subscriptions: subscribers,
    confirmationLinks: links.map(({ token_hash: _, subscriber_id: __, ...link }) => link),
    consentWordings: await tables
      .selectFrom("consent_wordings")
      .selectAll()
      .where("version", "in", orNone(versions))
      .execute(),
    emails,
    ...(await donorRecords(tables, email)),
    suppressions: await tables
      .selectFrom("suppressions")
      .selectAll()
      .where("address_hash", "=", tokens.suppression(addressKey(email)))
      .execute(),
  };
}

/**
 * Deletes everything about the owner of an address, notes in the outbox and marks against repeats
 * included (section 28 of the Act). Donations stay in the books without their giver. For somebody who had
 * the newsletter a code stays that cannot be turned back into the address, so that no import brings it
 * back.
 * @param options `onlyNewsletter` leaves messages of the contact form alone
 * @returns how many rows of each kind were deleted
 */
export function erasePerson(
  store: Store,
  email: string,
  tokens: LinkTokens,
  now: number,
  { onlyNewsletter = false } = {},
): Promise<Record<string, number>> {
  return store.change(async (tables) => {
    const { subscribers, messages, emails } = await findRecords(tables, email, { onlyNewsletter });
    const ids = [...subscribers, ...messages].map(({ id }) => id);
    // The links of a subscriber go with the subscriber.
    for (const table of ["subscribers", "contact_messages"] as const) {
      await tables.deleteFrom(table).where("id", "in", orNone(ids)).execute();
    }
    await tables
      .deleteFrom("outbox")
      .where("id", "in", orNone(emails.map(({ id }) => id)))
      .execute();
    await tables.deleteFrom("submissions").where("reference", "in", orNone(ids)).execute();
    if (subscribers.length > 0) {
      await suppress(tables, tokens.suppression(addressKey(email)), "erased", now);
    }
    return {
      messages: messages.length,
      subscriptions: subscribers.length,
      emails: emails.length,
      ...(onlyNewsletter ? {} : await forgetDonor(tables, email)),
    };
  });
}

async function findRecords(tables: Tables, email: string, { onlyNewsletter = false } = {}) {
  const subscribers = await tables
    .selectFrom("subscribers")
    .selectAll()
    .where("address_key", "=", addressKey(email))
    .execute();
  const subscriberIds = subscribers.map(({ id }) => id);
  const links = await tables
    .selectFrom("confirmation_links")
    .selectAll()
    .where("subscriber_id", "in", orNone(subscriberIds))
    .execute();
  // Capitals make no difference, as far as the engine knows them.
  const isSender = onlyNewsletter
    ? sql<boolean>`1 = 0`
    : sql<boolean>`lower(email) = lower(${email})`;
  const messages = await tables
    .selectFrom("contact_messages")
    .selectAll()
    .where(isSender)
    .execute();
  const references = [...subscribers, ...links, ...messages].map(({ id }) => id);
  const emails = await tables
    .selectFrom("outbox")
    .selectAll()
    .where((is) =>
      is.or([
        is("reference", "in", [email, ...references]),
        // Those of a newsletter issue name the issue before the subscriber.
        ...subscriberIds.map((id) => is("reference", "like", `% ${id}`)),
      ]),
    )
    .execute();
  return { subscribers, links, messages, emails };
}

/** PostgreSQL takes no empty list, hence the empty text, which is no id. */
function orNone(values: readonly string[]): readonly string[] {
  return ["", ...values];
}
