import {
  type DonationBounds,
  donationFields,
  parseDonationForm,
} from "#app/forms/donation-form.ts";
import { formatShillings } from "#app/forms/shillings.ts";
import type { Form, FormResult } from "#server/forms/form-handler.ts";
import type { FormFields } from "#server/forms/read-form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import type { PageAddress } from "#server/pages/address.ts";
import type { Services } from "#server/services.ts";
import { type Donation, findDonation, intentOf } from "./donation-records.ts";
import type { CheckoutResult, DonationService } from "./donations.ts";

/**
 * How long an attempt may be taken up again with the details that it holds, in milliseconds. No longer than
 * somebody tries, because the provider's page may show these details.
 */
const keptFor = 3_600_000;

type DonationFormServices = Pick<Services, "store" | "donations" | "offer" | "clock" | "origin">;

/** The donation form as the site takes it. Without a provider it leads on to the pledge form. */
export function donationForm(
  { store, donations, offer, clock, origin }: DonationFormServices,
  bounds: DonationBounds,
  failed: Form["failed"],
): Form {
  /** The attempt that a failed or cancelled page is about. */
  async function earlier(token: string): Promise<Donation> {
    const donation = await findDonation(store.tables, { view_token: token.slice(0, 60) });
    const isOver = !donation || clock() - donation.created_at > keptFor;
    if (isOver || !["created", "pending", "failed", "expired"].includes(donation.state)) {
      throw new HttpProblem(
        422,
        "TOO_OLD",
        "This payment can no longer be taken up again. Please fill in the form.",
      );
    }
    return donation;
  }

  async function begin(fields: FormFields, key: string | undefined): Promise<FormResult> {
    const parsed = parseDonationForm(fields, bounds);
    if (!parsed.ok) return { errors: parsed.errors };
    if (donations.providers.length === 0) {
      const { amount, name, email, phone } = parsed.value;
      const values = { amount: String(amount), name, email, phone };
      return { show: { form: "pledge", path: "/donate/pledge", values } };
    }
    return nextAddress(await donations.start(parsed.value, key), donations, origin());
  }

  return {
    name: "donation",
    fields: donationFields,
    failed,
    given: { donationOffer: offer },
    async receive(fields, { key, isTrapped }) {
      const { _again: again, _change: change } = fields;
      if (change) {
        // The address of a page may be seen or passed on, so nothing that says who gave comes back from it.
        const { amount, frequency, provider } = fieldsOf(await earlier(change));
        const values = {
          amount: amount ?? "",
          frequency: frequency ?? "",
          provider: provider ?? "",
        };
        return { show: { form: "donation", path: "/donate", values } };
      }
      if (again) return begin(fieldsOf(await earlier(again)), undefined);
      if (isTrapped) throw new HttpProblem(422, "TRAPPED", "Please leave the hidden field empty.");
      return begin(fields, key);
    },
  };
}

function fieldsOf(donation: Donation): FormFields {
  const intent = intentOf(donation);
  return { ...intent, amount: String(intent.amount) };
}

/** Codes of providers for amounts above what they take for us. */
const tooMuch = ["amount_exceeds_default_limit", "maximum_amount_limit_exceeded"];

function nextAddress(
  beginning: CheckoutResult,
  { providers }: DonationService,
  ownOrigin: string,
): FormResult {
  if (beginning.kind === "silent") {
    throw new HttpProblem(
      503,
      "PROVIDER_SILENT",
      "We could not reach the payment provider. You have not been charged. Please try again in a minute.",
    );
  }
  if (beginning.kind === "refused") {
    const sentence = tooMuch.includes(beginning.code)
      ? "The payment provider does not take this amount at once. Please choose a smaller one, or contact us."
      : "The payment provider did not accept this payment. You have not been charged.";
    const field = tooMuch.includes(beginning.code) ? "amount" : "";
    return { errors: [{ field, code: "PROVIDER_REFUSED", message: sentence }] };
  }
  const { donation, url } = beginning;
  const provider = providers.find(({ name }) => name === donation.provider);
  const { origin, protocol } = new URL(url);
  if (origin === ownOrigin) return { next: url.slice(origin.length) as PageAddress };
  if (provider?.checkoutOrigins.includes(origin)) return { next: url as `http${string}` };
  // Browsers would stop a form that leads to an origin outside our policy, but follow a link there.
  if (protocol === "https:" || ownOrigin.startsWith("http:"))
    return { next: `/donate/thanks/${donation.view_token}` };
  throw new HttpProblem(
    503,
    "PROVIDER_SILENT",
    `The payment page for ${formatShillings(donation.amount)} cannot be opened. You have not been charged.`,
  );
}
