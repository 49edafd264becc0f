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

const amountSentences: Record<Exclude<AmountError, "negative">, string> = {
  empty: "Choose an amount, or enter your own.",
  "not-a-number": "Enter the amount in digits only, such as 50000 or 50,000.",
  fraction: "Enter whole shillings, without cents or a decimal point, such as 10000.",
  "too-large": "This amount is too large to be given online. Please contact us.",
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
 * Checks a posted donation form: the donation, or one error for each invalid field. A chosen and a typed amount that
 * differ are asked about: without JavaScript, the form does not tell which of the two came last.
 */
export function parseDonationForm(
  values: Record<string, string | undefined>,
  bounds: DonationBounds,
): Parsed<DonationIntent> {
  const typed = cleanLine(values.amount ?? "");
  const chosen = cleanLine(values.preset ?? "");
  const own = readAmount(typed || chosen, bounds);
  const preset = readAmount(chosen, bounds);
  const isUnclear = typed && own.ok && preset.ok && own.value !== preset.value;
  const amount = isUnclear ? askWhich(preset.value, own.value) : own;
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

/** The page that says this has the typed amount alone. */
const askWhich = (chosen: Shillings, typed: Shillings): Parsed<Shillings> => ({
  ok: false,
  errors: [
    {
      field: "amount",
      code: "TWO_AMOUNTS",
      message: `You chose ${formatShillings(chosen)} and entered ${formatShillings(typed)}. Your own amount is kept now. Press again to give it, or change it.`,
    },
  ],
});

function readAmount(value: string, { min, max = maxShillings }: DonationBounds): Parsed<Shillings> {
  const refusal = (code: string, message: string): Parsed<never> => {
    return { ok: false, errors: [{ field: "amount", code, message }] };
  };
  const read = parseShillings(value.slice(0, donationLimits.amount));
  const tooSmall = `Enter an amount of at least ${formatShillings(min)}.`;
  if (!read.ok) {
    if (read.mistake === "negative") return refusal("TYPE_AMOUNT", tooSmall);
    const code = read.mistake === "empty" ? "REQUIRED_FIELD_EMPTY" : "TYPE_AMOUNT";
    return refusal(code, amountSentences[read.mistake]);
  }
  if (read.amount < min) return refusal("TOO_SMALL", tooSmall);
  if (read.amount > max) {
    return refusal(
      "TOO_LARGE",
      `The most that can be given online at once is ${formatShillings(max)}. Please contact us about a larger gift.`,
    );
  }
  return { ok: true, value: read.amount };
}
