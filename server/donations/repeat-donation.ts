import type { Services } from "#server/services.ts";
import { type Donation, findDonation, insertDonation, intentOf } from "./donation-records.ts";
import { type PaymentProvider, ProviderError } from "./payment-provider.ts";

/** The result of a webhook about a monthly payment; `silent`: request the webhook again. */
type RepeatOutcome = "kept" | "known" | "not paid" | "silent";

/**
 * Stores a further payment of a monthly donation as a donation with its own receipt, after the provider has
 * confirmed it: the webhook itself may be forged.
 * @param first the donation that started the series
 * @param orderId the provider's id of this payment
 */
export async function repeatDonation(
  first: Donation,
  orderId: string,
  provider: PaymentProvider,
  { store, clock, donations }: Pick<Services, "store" | "clock" | "donations">,
): Promise<RepeatOutcome> {
  if (orderId === first.provider_order) return "known";
  const key = `repeat ${provider.name} ${orderId}`;
  const isKnown = async () => {
    const known = await findDonation(store.tables, { submission_key: key });
    if (known) await donations.check(known.id, "webhook");
    return known !== undefined;
  };
  if (await isKnown()) return "known";
  try {
    const verdict = await provider.verify({ reference: first.reference, orderId });
    if (verdict.kind !== "paid" || verdict.reference !== first.reference) return "not paid";
    const payment = { provider: provider.name, provider_transaction: verdict.transaction };
    if (await findDonation(store.tables, payment)) return "known";
  } catch (error) {
    if (error instanceof ProviderError) return "silent";
    throw error;
  }
  const now = clock();
  const again = await store.change((tables) =>
    insertDonation(tables, intentOf(first), now, {
      provider: provider.name,
      provider_order: orderId,
      submission_key: key,
      series: first.reference,
      // Should this process die before the next line, the schedule continues here.
      check_at: now,
    }),
  );
  if (!again) {
    // The same webhook, received twice, was stored while we asked the provider.
    await isKnown();
    return "known";
  }
  await donations.check(again.id, "webhook");
  return "kept";
}
