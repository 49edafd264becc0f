import { sql } from "kysely";
import { donorRecords, forgetDonor } from "#server/donations/donor-records.ts";
import { addressKey } from "#server/newsletter/address-key.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import type { Store, Tables } from "#server/store/store.ts";

/** Everything held about the owner of one address, as rows of the store by kind. */
export type PersonRecords = Record<string, readonly object[]>;

/** Everything that we hold about the owner of an e-mail address (Data Protection and Privacy Act, section 24). */
export async function exportPerson(
  { tables }: Store,
  email: string,
  tokens: LinkTokens,
): Promise<PersonRecords> {
  const subscribers = await tables
    .selectFrom("subscribers")
    .selectAll()
    .where("address_key", "=", addressKey(email))
    .execute();
  const ids = subscribers.map(({ id }) => id);
  // PostgreSQL takes no empty list, hence the empty text, which is no id.
  const messages = await messagesOf(tables, email);
  const links = await tables
    .selectFrom("confirmation_links")
    .select(["id", "consent_at", "consent_wording", "source_page", "expires_at", "used_at"])
    .where("subscriber_id", "in", ["", ...ids])
    .execute();
  const wordings = await tables
    .selectFrom("consent_wordings")
    .selectAll()
    .where("version", "in", ["", ...[...subscribers, ...links].map((row) => row.consent_wording)])
    .execute();
  return {
    messages,
    subscriptions: subscribers,
    confirmationLinks: links,
    consentWordings: wordings,
    emails: await emailsAbout(
      tables,
      [...ids, ...messages.map(({ id }) => id), ...links.map(({ id }) => id)],
      ids,
    ),
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
    const subscriberIds = await idsOf(
      tables.selectFrom("subscribers").select("id").where("address_key", "=", addressKey(email)),
    );
    const linkIds = await idsOf(
      tables
        .selectFrom("confirmation_links")
        .select("id")
        .where("subscriber_id", "in", ["", ...subscriberIds]),
    );
    const messageIds = onlyNewsletter
      ? []
      : await idsOf(
          tables.selectFrom("contact_messages").select("id").where(sameAddress("email", email)),
        );
    // The links of a subscriber go with the subscriber.
    await tables
      .deleteFrom("subscribers")
      .where("id", "in", ["", ...subscriberIds])
      .execute();
    await tables
      .deleteFrom("contact_messages")
      .where("id", "in", ["", ...messageIds])
      .execute();
    const ids = [...subscriberIds, ...messageIds];
    const emails = await emailsAbout(tables, [...ids, ...linkIds, email], subscriberIds);
    const donations = onlyNewsletter ? {} : await forgetDonor(tables, email);
    const emailIds = emails.map(({ id }) => id);
    await tables
      .deleteFrom("outbox")
      .where("id", "in", ["", ...emailIds])
      .execute();
    await tables
      .deleteFrom("submissions")
      .where("reference", "in", ["", ...ids])
      .execute();
    if (subscriberIds.length > 0) {
      await tables
        .insertInto("suppressions")
        .values({
          address_hash: tokens.suppression(addressKey(email)),
          reason: "erased",
          since: now,
        })
        .onConflict((conflict) =>
          conflict.column("address_hash").doUpdateSet({ reason: "erased", since: now }),
        )
        .execute();
    }
    return {
      messages: messageIds.length,
      subscriptions: subscriberIds.length,
      emails: emailIds.length,
      ...donations,
    };
  });
}

async function idsOf(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}

function messagesOf(tables: Tables, email: string) {
  return tables
    .selectFrom("contact_messages")
    .selectAll()
    .where(sameAddress("email", email))
    .execute();
}

/** Capitals make no difference, as far as the engine knows them. */
function sameAddress(column: string, email: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;
}

/** Notes in the outbox; those of a newsletter issue name the issue before the subscriber. */
function emailsAbout(
  tables: Tables,
  references: readonly string[],
  subscriberIds: readonly string[],
) {
  return tables
    .selectFrom("outbox")
    .selectAll()
    .where((is) =>
      is.or([
        is("reference", "in", ["", ...references]),
        ...subscriberIds.map((id) => is("reference", "like", `% ${id}`)),
      ]),
    )
    .execute();
}
