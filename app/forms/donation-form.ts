import * as z from "zod/mini";
import {
  checkedText,
  optionalEmail,
  type Parsed,
  parseForm,
  rule,
  withMaxLength,
} from "./checked-text.ts";
import { cleanLine } from "./clean-text.ts";
import { type EmailAddress, maxEmailLength } from "./email-address.ts";
import { type PhoneNumber, parsePhoneNumber } from "./phone-number.ts";
import {
  type AmountError,
  formatShillings,
  maxShillings,
  parseShillings,
  type Shillings,
} from "./shillings.ts";

/** Maximum lengths, in characters. */
export const donationLimits = { amount: 40, name: 200, email: maxEmailLength, phone: 40 } as const;

/** Fields in the order of the form. `preset` is the chosen button. */
export const donationFields = ["preset", "amount", "name", "email", "phone", "provider"] as const;

/** A cleaned and validated donation; absent fields are empty. */
export interface DonationIntent {
  amount: Shillings;
  name: string;
  email: EmailAddress | "";
  phone: PhoneNumber | "";
  /** Chosen payment provider; empty without a choice. */
  provider: string;
}

/** Bounds of a donation: the minimum from content, the maximum from the configuration. */
export interface DonationBounds {
  /** Smallest donation in whole shillings. */
  min: number;
  /** Largest donation in whole shillings; default `maxShillings`. */
  max?: number;
}

/** What is wrong with an amount. */
export const amountSentences: Record<Exclude<AmountError, "negative" | "too-large">, string> = {
  empty: "Choose an amount, or enter your own.",
  "not-a-number": "Enter the amount in digits only, such as 50000 or 50,000.",
  fraction: "Enter whole shillings, without cents, such as 10000.",
};

const schema = z.object({
  name: checkedText([withMaxLength(donationLimits.name, "Shorten your name to 200 characters.")]),
  email: optionalEmail(),
  phone: checkedText([
    rule(
      (value) => value === "" || parsePhoneNumber(value) !== undefined,
      "TYPE_PHONE",
      "Enter a telephone number such as 0700 000 000 or +256 700 000 000.",
    ),
  ]),
  provider: checkedText(),
});

/**
 * Checks a donation form: the donation, or one error for each invalid field. A typed amount counts before a chosen one;
 * what is posted goes through `parsePostedDonation`.
 */
export function parseDonationForm(
  values: Record<string, string | undefined>,
  bounds: DonationBounds,
): Parsed<DonationIntent> {
  const typed = cleanLine(values.amount ?? "");
  const amount = readAmount(typed || cleanLine(values.preset ?? ""), bounds);
  const details = parseForm(schema, values);
  if (!amount.ok || !details.ok) {
    return { ok: false, errors: [amount, details].flatMap((part) => (part.ok ? [] : part.errors)) };
  }
  const { phone } = details.value;
  return {
    ok: true,
    value: {
      ...details.value,
      amount: amount.value,
      phone: parsePhoneNumber(phone) ?? "",
    },
  };
}

function readAmount(value: string, { min, max = maxShillings }: DonationBounds): Parsed<Shillings> {
  const refusal = (code: string, message: string): Parsed<never> => {
    return { ok: false, errors: [{ field: "amount", code, message }] };
  };
  const read = parseShillings(value.slice(0, donationLimits.amount));
  const tooSmall = `Enter an amount of at least ${formatShillings(min)}.`;
  const tooLarge = () =>
    refusal(
      "TOO_LARGE",
      `The most that can be given online at once is ${formatShillings(max)}. Please contact us about a larger gift.`,
    );
  if (!read.ok) {
    if (read.mistake === "too-large") return tooLarge();
    if (read.mistake === "negative") return refusal("TYPE_AMOUNT", tooSmall);
    const code = read.mistake === "empty" ? "REQUIRED_FIELD_EMPTY" : "TYPE_AMOUNT";
    return refusal(code, amountSentences[read.mistake]);
  }
  if (read.amount < min) return refusal("TOO_SMALL", tooSmall);
  if (read.amount > max) return tooLarge();
  return { ok: true, value: read.amount };
}
