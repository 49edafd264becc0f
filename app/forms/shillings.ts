import { withoutInvisible } from "#collections/formats/plain-signs.ts";

declare const unit: unique symbol;

/**
 * Whole Uganda shillings, a positive integer. UGX has no smaller unit in use (ISO 4217 exponent 0).
 * Only `shillings` and `parseShillings` make one, so a fraction, a sum of floats or a text from a
 * provider cannot get into a field of this type.
 */
export type Shillings = number & { readonly [unit]: "UGX" };

/** Upper bound for any configuration: a billion shillings. */
export const maxShillings = 1_000_000_000;

/** Converts a trusted number. @throws RangeError unless it is a positive whole number up to `maxShillings` */
export function shillings(value: number): Shillings {
  if (!Number.isSafeInteger(value) || value <= 0 || value > maxShillings) {
    throw new RangeError(`${value} is no amount of whole shillings`);
  }
  return value as Shillings;
}

/** Adds amounts; the sum of none is 0, which is not a `Shillings`. */
export function addShillings(amounts: readonly Shillings[]): number {
  const sum = amounts.reduce((total: bigint, amount) => total + BigInt(amount), 0n);
  if (sum > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("The sum is too large");
  return Number(sum);
}

/** `UGX 50,000`, the same in every place and language setting. */
export function formatShillings(amount: number): string {
  return `UGX ${groupDigits(amount)}`;
}

/** `50,000` */
export function groupDigits(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

export type AmountError = "empty" | "not-a-number" | "fraction" | "negative" | "too-large";

/** Every kind of space between groups of digits. */
const spaces = /[\s\u200b]/g;

/**
 * Reads an amount as people write it in Uganda: `50000`, `50,000`, `50 000`, `UGX 50,000`, `50,000/=`.
 * `10,000.00` is taken, because its fraction is nothing. What could mean two things, such as `50.000`,
 * is not guessed. Digits are compared as text, so no value is rounded on the way.
 */
export function parseShillings(
  text: string,
): { ok: true; amount: Shillings } | { ok: false; mistake: AmountError } {
  const bare = withoutInvisible(text)
    .trim()
    .replace(/^(?:ugx|u?shs?)\.?(?=[\s\d−-])/i, "")
    .replace(/(?:\/=|\/-|\s*(?:ugx|u?shs?)\.?)$/i, "")
    .trim();
  if (bare === "") return { ok: false, mistake: "empty" };
  if (/^[-−–]/.test(bare)) return { ok: false, mistake: "negative" };
  const [whole = "", fraction, ...more] = bare.split(".");
  if (more.length > 0 || !isWhole(whole)) return { ok: false, mistake: "not-a-number" };
  if (fraction !== undefined && !/^(?:\d|\d\d)$/.test(fraction)) {
    return { ok: false, mistake: /^\d+$/.test(fraction) ? "fraction" : "not-a-number" };
  }
  if (fraction !== undefined && /[1-9]/.test(fraction)) return { ok: false, mistake: "fraction" };
  const digits = whole
    .replace(spaces, "")
    .replaceAll(",", "")
    .replace(/^0+(?=\d)/, "");
  if (digits === "0") return { ok: false, mistake: "negative" };
  if (digits.length > 10 || Number(digits) > maxShillings) {
    return { ok: false, mistake: "too-large" };
  }
  return { ok: true, amount: Number(digits) as Shillings };
}

/** Digits, or groups of three with one kind of separator. */
function isWhole(text: string): boolean {
  const plain = text.replace(spaces, " ");
  return /^\d+$/.test(plain) || /^\d{1,3}(?:([ ,])\d{3})(?:\1\d{3})*$/.test(plain);
}
