import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { DonationIntent } from "#app/forms/donation-form.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { plainSigns } from "#collections/formats/plain-signs.ts";
import { newId } from "#server/store/new-id.ts";
import { countRows, findRow, insertNewRow, insertRow } from "#server/store/rows.ts";
import type { DonationCause, DonationState, Row, Schema } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

export type Donation = Row<"donations">;

/** In characters of base64url. */
export const donationTokenLength = 22;

/** 128 random bits for a secret address. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Characters that are not confused when read aloud (Crockford). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as `OTC-20261121-7K3M9Q2XPA`: the day in Kampala and 50 random bits. */
function newReference(now: number): string {
  const day = kampalaDay(now).replaceAll("-", "");
  const random = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
  return `OTC-${day}-${random}`;
}

/**
 * Reads a reference as people type it from a mail or say it: in small letters, with other dashes or none, with O for 0
 * and I or L for 1.
 * @returns undefined when the text is no reference of ours
 */
export function readReference(typed: string): string | undefined {
  const plain = plainSigns(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  const parts = /^[O0]TC([\dOIL]{8})([0-9A-Z]{10})$/.exec(plain);
  if (!parts) return undefined;
  const [day, random] = parts.slice(1).map((part) => part.replace(/O/g, "0").replace(/[IL]/g, "1"));
  return `OTC-${day}-${random}`;
}

export function intentOf(donation: Donation): DonationIntent {
  return {
    amount: donation.amount,
    name: donation.donor_name,
    email: donation.donor_email,
    phone: donation.donor_phone,
    provider: donation.provider,
  };
}

/**
 * Stores a new attempt in state `created`, with the first entry of its audit log. Run it inside a change.
 * Returns undefined when another attempt has the same key.
 */
export async function insertDonation(
  tables: Tables,
  donation: DonationIntent,
  now: number,
  facts: Pick<
    Insertable<Schema["donations"]>,
    "provider" | "provider_order" | "submission_key" | "check_at"
  >,
): Promise<Donation | undefined> {
  const row = {
    id: newId(now),
    view_token: newToken(),
    reference: newReference(now),
    state: "created" as const,
    amount: donation.amount,
    currency: "UGX" as const,
    donor_name: donation.name,
    donor_email: donation.email,
    donor_phone: donation.phone,
    created_at: now,
    changed_at: now,
    checks: 0,
    ...facts,
  };
  // Two servers may receive the same submission.
  const inserted = await insertNewRow(tables, "donations", row, ["submission_key"]);
  if (!inserted) return undefined;
  await writeEvent(tables, inserted.id, now, {
    from: null,
    to: "created",
    cause: "form",
    detail: `To be paid with ${facts.provider}: UGX ${donation.amount}`,
  });
  return inserted;
}

/** Writes one entry of a donation's audit log. Run it inside a change. */
export async function writeEvent(
  tables: Tables,
  donationId: string,
  at: number,
  event: { from: DonationState | null; to: DonationState; cause: DonationCause; detail: string },
): Promise<void> {
  await insertRow(tables, "donation_events", {
    id: newId(at),
    donation_id: donationId,
    step: (await countRows(tables, "donation_events", { donation_id: donationId })) + 1,
    at,
    from_state: event.from,
    to_state: event.to,
    cause: event.cause,
    detail: event.detail.slice(0, 300),
  });
}

/** Finds a donation by a unique property, such as its reference. */
export const findDonation = (tables: Tables, by: Partial<Donation>) =>
  findRow(tables, "donations", by);

export function listDonations(
  tables: Tables,
  { state, limit }: { state?: DonationState | undefined; limit: number },
): Promise<Donation[]> {
  let query = tables.selectFrom("donations").selectAll();
  if (state) query = query.where("state", "=", state);
  return query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

export function listEvents(tables: Tables, donationId: string) {
  return tables
    .selectFrom("donation_events")
    .selectAll()
    .where("donation_id", "=", donationId)
    .orderBy("step")
    .execute();
}
