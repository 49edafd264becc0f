import {
  type DonationBounds,
  type DonationIntent,
  donationFields,
} from "#app/forms/donation-form.ts";
import { parsePostedDonation } from "#app/forms/posted-donation.ts";
import { formatShillings } from "#app/forms/shillings.ts";
import type { Clock } from "#server/clock.ts";
import type { Form, FormResult } from "#server/forms/form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import type { PageAddress } from "#server/pages/address.ts";
import type { Store } from "#server/store/store.ts";
import { findDonation, intentOf } from "./donation-records.ts";
import { type CheckoutResult, type DonationService, isAboutAmount } from "./donations.ts";

/**
 * How long an attempt may be retried with its stored details, in milliseconds: no longer than a donor tries,
 * because the provider's page may show these details. A later retry gets the form with the amount.
 */
const retryWindow = 3_600_000;

interface DonationFormDependencies {
  store: Store;
  donations: DonationService;
  clock: Clock;
  /** Public origin of the site, to tell its pages from a provider's. */
  origin: () => string;
}

/** The donation form as the site accepts it. Without a provider it continues with the pledge form. */
export function donationForm(
  { store, donations, clock, origin }: DonationFormDependencies,
  bounds: DonationBounds,
  failed: Form["failed"],
): Form {
  /** Takes up the attempt that a failed or cancelled page is about. @throws HttpProblem 422 when it is over */
  async function tryAgain(token: string, isChange: boolean): Promise<FormResult> {
    const donation = await findDonation(store.tables, { view_token: token.slice(0, 60) });
    if (!donation || !["created", "pending", "failed", "expired"].includes(donation.state)) {
      const sentence = "This payment cannot be tried again. Please fill in the form.";
      throw new HttpProblem(422, "NOT_OPEN", sentence);
    }
    const intent = intentOf(donation);
    if (!isChange && clock() - donation.created_at <= retryWindow) return start(intent);
    // The address of a page may be seen or passed on, so personal data is left out.
    const { amount, provider } = intent;
    const values = { amount: String(amount), provider };
    return { show: { form: "donation", path: "/donate", values } };
  }

  async function start(intent: DonationIntent, key?: string): Promise<FormResult> {
    if (donations.providers.length === 0) {
      const { amount, name, email, phone } = intent;
      const values = { amount: String(amount), name, email, phone };
      return { show: { form: "pledge", path: "/donate/pledge", values } };
    }
    return nextAddress(await donations.start(intent, key));
  }

  function nextAddress(checkout: CheckoutResult): FormResult {
    if (checkout.kind === "silent") {
      const sentence = "We could not reach the payment provider. You have not been charged.";
      throw providerSilent(`${sentence} Please try again in a minute.`);
    }
    if (checkout.kind === "refused") {
      const isTooMuch = isAboutAmount(checkout);
      const message = isTooMuch
        ? "The payment provider does not take this amount at once. Please choose a smaller one, or contact us."
        : "The payment provider did not accept this payment. You have not been charged.";
      return { errors: [{ field: isTooMuch ? "amount" : "", code: "PROVIDER_REFUSED", message }] };
    }
    const { donation, url } = checkout;
    const provider = donations.providers.find(({ name }) => name === donation.provider);
    const { origin: place, protocol } = new URL(url);
    if (place === origin()) return { next: url.slice(place.length) as PageAddress };
    if (provider?.checkoutOrigins.includes(place)) return { next: url as `http${string}` };
    // Our policy lets forms redirect to known origins only; a link may go anywhere.
    if (protocol === "https:" || origin().startsWith("http:"))
      return { next: `/donate/thanks/${donation.view_token}` };
    const amount = formatShillings(donation.amount);
    throw providerSilent(
      `The payment page for ${amount} cannot be opened. You have not been charged.`,
    );
  }

  return {
    name: "donation",
    fields: donationFields,
    failed,
    async receive(fields, { key, isTrapped }) {
      const { _again: again, _change: change } = fields;
      const attempt = change || again;
      if (attempt) return tryAgain(attempt, Boolean(change));
      if (isTrapped) throw new HttpProblem(422, "TRAPPED", "Please leave the hidden field empty.");
      const parsed = parsePostedDonation(fields, bounds);
      if (!parsed.ok) return { errors: parsed.errors };
      return start(parsed.value, key);
    },
  };
}

const providerSilent = (sentence: string) => new HttpProblem(503, "PROVIDER_SILENT", sentence);
