import { shillings } from "#app/forms/shillings.ts";
import type { Store } from "#server/store/store.ts";
import { insertDonation } from "./donation-records.ts";
import { settleDonation } from "./settle-donation.ts";

const now = Date.UTC(2026, 10, 21, 9);

/** Takes a donation that is paid at once. @returns its receipt number */
export async function receiveDonation(store: Store, transaction: string): Promise<number | null> {
  const donor = { name: "Amina", email: "", phone: "", provider: "" } as const;
  const donation = await store.change((tables) =>
    insertDonation(tables, { ...donor, amount: shillings(50_000) }, now, {
      provider: "pesapal",
      check_at: now + 1,
    }),
  );
  if (!donation) throw new Error("not kept");
  const { id, reference } = donation;
  const paid = { kind: "paid", transaction, reference, amount: "50000", currency: "UGX" } as const;
  const settled = await settleDonation(
    store,
    id,
    { ...paid, method: "Card" },
    { now, cause: "webhook", checkIntervals: [60_000], isTest: false },
  );
  return settled?.receipt_number ?? null;
}
