export interface SandboxOutcome {
  name: string;
  /** What the provider reports once settled; no money follows `cancelled`. */
  result: "paid" | "failed" | "cancelled";
  /** Whether the result is delayed, as with a person who looks for the phone. */
  isSlow?: boolean;
  /** Whether the provider is silent until the result is settled. */
  isSilent?: boolean;
  /** Shillings more or less than requested. */
  difference?: number;
  currency?: string;
  /** Number of webhooks; default: one. */
  webhooks?: number;
  /** When the webhook is sent; default: with the redirect. */
  webhookFirst?: boolean;
}

/** In page order. Their labels are in `content/site/giving.yaml`. */
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
