import type { Parsed } from "./checked-text.ts";
import { type DonationBounds, type DonationIntent, parseDonationForm } from "./donation-form.ts";
import { formatShillings } from "./shillings.ts";

/**
 * Checks a donation form as a browser posts it. A chosen and a typed amount that differ are asked about: without
 * JavaScript, the form does not tell which of the two came last. The script of the page keeps them the same.
 */
export function parsePostedDonation(
  values: Record<string, string | undefined>,
  bounds: DonationBounds,
): Parsed<DonationIntent> {
  const typed = parseDonationForm({ ...values, preset: "" }, bounds);
  const chosen = parseDonationForm({ ...values, amount: "" }, bounds);
  if (!typed.ok || !chosen.ok || typed.value.amount === chosen.value.amount) {
    return parseDonationForm(values, bounds);
  }
  // The page that says this has the typed amount alone.
  const amounts = [chosen, typed].map(({ value }) => formatShillings(value.amount));
  const message = `You chose ${amounts[0]} and entered ${amounts[1]}. Your own amount is kept now. Press again to give it, or change it.`;
  return { ok: false, errors: [{ field: "amount", code: "TWO_AMOUNTS", message }] };
}
