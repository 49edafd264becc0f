/** What a visitor of the payment sandbox can make happen. */
export interface SandboxOutcome {
  name: string;
  /** What the provider says once it is settled; after `cancelled` no money ever comes. */
  result: "paid" | "failed" | "cancelled";
  /** Whether the result waits for a while, as with a person who looks for the phone. */
  isSlow?: boolean;
  /** Whether the provider gives no answer at all until the result is settled. */
  isSilent?: boolean;
  /** Shillings more or less than asked for. */
  difference?: number;
  currency?: string;
  /** How many webhooks are sent: once unless said otherwise. */
  webhooks?: number;
  /** When the webhook goes out: with the redirect unless said otherwise. */
  webhookFirst?: boolean;
}

/** In the order of the page. The words beside them are in `content/site/giving.yaml`. */
export const sandboxOutcomes: readonly SandboxOutcome[] = [
  { name: "paid", result: "paid" },
  { name: "failed", result: "failed" },
  { name: "cancelled", result: "cancelled", webhooks: 0 },
  { name: "pending", result: "paid", isSlow: true },
  { name: "wrong-amount", result: "paid", difference: -1000 },
  { name: "wrong-currency", result: "paid", currency: "KES" },
  { name: "webhook-twice", result: "paid", webhooks: 2 },
  { name: "webhook-first", result: "paid", webhookFirst: true },
  { name: "webhook-never", result: "paid", webhooks: 0 },
  { name: "timeout", result: "paid", isSlow: true, isSilent: true, webhooks: 0 },
];

export function findSandboxOutcome(name: string | null): SandboxOutcome | undefined {
  return sandboxOutcomes.find((outcome) => outcome.name === name);
}
