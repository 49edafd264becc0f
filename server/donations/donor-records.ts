import { sql } from "kysely";
import type { Tables } from "#server/store/store.ts";

const isOf = (email: string) => sql<boolean>`lower(donor_email) = lower(${email})`;

/** Donations and pledges that were given with an e-mail address. */
export async function donorRecords(tables: Tables, email: string) {
  const of = isOf(email);
  return {
    donations: await tables.selectFrom("donations").selectAll().where(of).execute(),
    pledges: await tables.selectFrom("pledges").selectAll().where(of).execute(),
  };
}

/**
 * Forgets who gave. Amount, date, reference and receipt number of a donation stay: they are the books.
 * What providers told us about these donations may hold names, so its text goes too.
 * @returns how many donations and pledges were touched
 */
export async function forgetDonor(
  tables: Tables,
  email: string,
): Promise<{ donations: number; pledges: number }> {
  const donations = await tables
    .updateTable("donations")
    .set({ donor_name: "", donor_email: "", donor_phone: "" })
    .where(isOf(email))
    .returning("id")
    .execute();
  await tables
    .updateTable("payment_webhooks")
    .set({ body: "" })
    .where("donation_id", "in", ["", ...donations.map(({ id }) => id)])
    .execute();
  const pledges = await tables.deleteFrom("pledges").where(isOf(email)).returning("id").execute();
  return { donations: donations.length, pledges: pledges.length };
}
