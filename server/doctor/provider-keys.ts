import { type PaymentProvider, ProviderError } from "#server/donations/payment-provider.ts";
import type { Outcome } from "./finding.ts";

/** A payment that does not exist. */
const unknownPayment = { reference: "OTC-DOCTOR", orderId: "00000000-0000-0000-0000-000000000000" };

/** Tests our keys at a payment provider by asking about a payment that does not exist. */
export async function examineKeys(provider: PaymentProvider): Promise<Outcome> {
  const { name, isTest } = provider;
  const tests = isTest ? " They are keys for tests: no money moves." : "";
  try {
    await provider.verify(unknownPayment);
    return { state: "well", sentence: `${name} takes our keys.${tests}` };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.isAboutKeys) {
      return { state: "unknown", sentence: `${name} could not be asked: ${error.message}.` };
    }
    return {
      state: "attention",
      sentence: `${name} does not take our keys (${error.code}), so no donation can be paid there.`,
      todo: "Compare the keys in .env with those on the provider's own pages.",
    };
  }
}
