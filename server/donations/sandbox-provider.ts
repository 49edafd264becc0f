import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Clock } from "#server/clock.ts";
import { findRow, insertRow, updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { newToken } from "./donation-records.ts";
import { type PaymentProvider, ProviderError, type ProviderFacts } from "./payment-provider.ts";

interface SandboxDependencies {
  store: Store;
  clock: Clock;
  /** Public origin of the site, where its payment page is. */
  origin: () => string;
  /** Sends a webhook to the site, as a provider would. */
  deliver: (request: Request) => Promise<Response>;
  /** Duration of a slow outcome, in milliseconds. */
  delay: number;
}

export interface SandboxProvider extends PaymentProvider {
  find(orderId: string): Promise<Row<"sandbox_orders"> | undefined>;
  /** Plays an outcome. @returns where the visitor continues; undefined for an unknown order or outcome */
  play(orderId: string, outcome: string): Promise<string | undefined>;
}

const webhook = z.object({ reference: z.string().max(60), order: z.string().max(60) });

export const sandboxFacts: ProviderFacts = {
  name: "sandbox",
  label: "Test mode",
  hasMobileMoney: false,
  checkoutOrigins: [],
};

/** A payment provider inside the site that moves no money and can simulate every outcome. */
export function createSandboxProvider(parts: SandboxDependencies): SandboxProvider {
  const { store, clock, origin, deliver, delay } = parts;
  /** Sandbox and site share it as one process; real providers agree on it. */
  const secret = randomBytes(32);
  const sign = (body: Buffer | string) => createHmac("sha256", secret).update(body).digest();

  const find = (id: string) => findRow(store.tables, "sandbox_orders", { id });

  async function sendWebhook(order: Row<"sandbox_orders">): Promise<void> {
    const body = JSON.stringify({ reference: order.reference, order: order.id });
    await deliver(
      new Request(`${origin()}/donate/webhook/sandbox`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "sandbox-signature": sign(body).toString("hex"),
        },
        body,
      }),
    );
  }

  return {
    ...sandboxFacts,
    isTest: true,
    find,

    async create({ reference, amount, returnUrl, cancelUrl }) {
      const order = {
        id: newToken(),
        reference,
        amount,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        transaction_id: `SANDBOX-${newToken()}`,
      };
      await store.change((tables) => insertRow(tables, "sandbox_orders", order));
      return { url: `${origin()}/donate/sandbox/${order.id}`, orderId: order.id };
    },

    async verify({ orderId }) {
      const order = orderId ? await find(orderId) : undefined;
      const outcome = findSandboxOutcome(order?.outcome ?? null);
      if (!order || !outcome) return { kind: "open", reason: "Nothing was chosen yet." };
      if (outcome.result === "cancelled")
        return { kind: "open", reason: "Cancelled in the sandbox." };
      if (clock() < (order.settles_at ?? 0)) {
        if (outcome.isSilent) throw new ProviderError("silent", "no answer in time");
        return { kind: "open", reason: "Waiting for the sandbox." };
      }
      if (outcome.result === "failed")
        return { kind: "failed", reason: "Declined in the sandbox." };
      return {
        kind: "paid",
        transaction: order.transaction_id,
        reference: order.reference,
        amount: String(BigInt(order.amount) + BigInt(outcome.difference ?? 0)),
        currency: outcome.currency ?? "UGX",
        method: "Sandbox",
      };
    },

    readWebhook({ body, header }) {
      const received = Buffer.from(header("sandbox-signature") ?? "", "hex");
      const expected = sign(body);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) {
        return { kind: "forged" };
      }
      const parsed = webhook.safeParse(JSON.parse(body.toString("utf8")));
      if (!parsed.success) return { kind: "other" };
      const { reference, order } = parsed.data;
      return {
        kind: "payment",
        reference,
        orderId: order,
        notice: { reference, order },
        acknowledgement: {},
      };
    },

    async play(orderId, name) {
      const outcome = findSandboxOutcome(name);
      const order = await find(orderId);
      if (!order || !outcome) return undefined;
      const settlesAt = clock() + (outcome.isSlow ? delay : 0);
      const chosen = { outcome: name, settles_at: settlesAt };
      await store.change((tables) => updateRow(tables, "sandbox_orders", { id: orderId }, chosen));
      const sending = async () => {
        for (let count = outcome.webhooks ?? 1; count > 0; count -= 1) await sendWebhook(order);
      };
      if (outcome.webhookFirst) await sending();
      else setTimeout(() => void sending().catch(() => undefined), settlesAt - clock()).unref();
      return outcome.result === "cancelled" ? order.cancel_url : order.return_url;
    },
  };
}

interface SandboxOutcome {
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

/** In page order. Their labels are in `app/pages/donations/donate-sandbox.tsx`. */
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

function findSandboxOutcome(name: string | null): SandboxOutcome | undefined {
  return sandboxOutcomes.find((outcome) => outcome.name === name);
}
