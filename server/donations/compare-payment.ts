import type { Shillings } from "#app/forms/shillings.ts";
import type { Verdict } from "./payment-provider.ts";

interface ExpectedPayment {
  reference: string;
  amount: Shillings;
  currency: string;
}

/**
 * Compares a payment with the request. `50000`, `50000.0` and `50000.00` are equal; any other amount, currency
 * or reference is a mismatch.
 * @returns undefined when all matches, else a sentence for staff
 */
export function findMismatch(
  expected: ExpectedPayment,
  paid: Extract<Verdict, { kind: "paid" }>,
): string | undefined {
  if (paid.reference !== expected.reference) return "The provider names another reference.";
  if (paid.currency !== expected.currency) {
    return `Paid in ${paid.currency.slice(0, 10)}, asked for ${expected.currency}.`;
  }
  const whole = /^0*(\d{1,12})(?:\.0+)?$/.exec(paid.amount.trim())?.[1];
  if (whole !== String(expected.amount)) {
    return `Paid ${paid.amount.slice(0, 30)}, asked for ${expected.amount}.`;
  }
  return undefined;
}
