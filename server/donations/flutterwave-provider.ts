import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Environment } from "#server/environment.ts";
import {
  type FallbackEmail,
  type PaymentProvider,
  ProviderError,
  type ProviderFacts,
} from "./payment-provider.ts";
import {
  type ProviderReply,
  parseExactly,
  readShape,
  requestProvider,
} from "./provider-request.ts";

// Types of Flutterwave v3 (developer.flutterwave.com). Numbers are texts: see `parseExactly`.

const envelope = z.object({
  status: z.string(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
});

const hostedLink = z.object({ link: z.url() });

const transaction = z.object({
  id: z.string().min(1),
  tx_ref: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  payment_type: z.string().nullish(),
  processor_response: z.string().nullish(),
});

const notification = z.object({ data: z.object({ tx_ref: z.string().regex(/^[\w.:-]{1,60}$/) }) });

export const flutterwaveFacts = (
  environment: Pick<Environment, "FLUTTERWAVE_CHECKOUT_ORIGIN">,
): ProviderFacts => ({
  name: "flutterwave",
  company: "Flutterwave",
  label: "Flutterwave: mobile money or card",
  hasMobileMoney: true,
  checkoutOrigins: [new URL(environment.FLUTTERWAVE_CHECKOUT_ORIGIN).origin],
});

/**
 * Implements Flutterwave v3 Standard: a hosted page with mobile money of Uganda and cards.
 * @param fallbackEmail for donors who leave no address: Flutterwave requires one
 * @param timeout milliseconds for one exchange; its gateway times out after about 28 seconds
 */
export function createFlutterwaveProvider(
  environment: Environment,
  { fallbackEmail, timeout = 30_000 }: { fallbackEmail: FallbackEmail; timeout?: number },
): PaymentProvider {
  // The address is the same for tests and for money: the key decides.
  const { FLUTTERWAVE_URL: baseUrl, FLUTTERWAVE_SECRET_KEY: secretKey = "" } = environment;
  // Sent by the dashboard with each webhook, in the header `verif-hash`.
  const { FLUTTERWAVE_WEBHOOK_HASH: webhookHash = "" } = environment;
  const headers = { authorization: `Bearer ${secretKey}` };

  return {
    ...flutterwaveFacts(environment),
    isTest: secretKey.startsWith("FLWSECK_TEST"),

    async create(order) {
      const reply = await requestProvider({
        method: "POST",
        url: `${baseUrl}/payments`,
        headers,
        timeout,
        body: {
          tx_ref: order.reference,
          amount: order.amount,
          currency: "UGX",
          redirect_url: order.returnUrl,
          payment_options: "mobilemoneyuganda,card",
          customer: {
            email: order.email || fallbackEmail(order.reference),
            name: order.name || undefined,
            phonenumber: order.phone || undefined,
          },
          customizations: { title: "OTC", description: "Donation" },
        },
      });
      return { url: readShape(hostedLink, readData(reply)).link, orderId: null };
    },

    async verify({ reference }) {
      const query = new URLSearchParams({ tx_ref: reference });
      const url = `${baseUrl}/transactions/verify_by_reference?${query}`;
      let data: unknown;
      try {
        data = readData(await requestProvider({ method: "GET", url, headers, timeout }));
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== "refused") throw error;
        // A wrong key is answered with 4xx too; only "not found" is about the payment.
        if (!/no transaction was found/i.test(error.message)) {
          throw new ProviderError("silent", error.message, error.code);
        }
        return { kind: "open", reason: "Flutterwave knows no payment." };
      }
      const status = readShape(transaction, data);
      if (status.status === "successful") {
        return {
          kind: "paid",
          transaction: status.id,
          reference: status.tx_ref,
          amount: status.amount,
          currency: status.currency,
          method: status.payment_type ?? "",
        };
      }
      if (status.tx_ref !== reference) {
        return { kind: "open", reason: "Flutterwave names another reference." };
      }
      const reason = `Flutterwave: ${status.status} ${status.processor_response ?? ""}`.trim();
      if (status.status === "failed") return { kind: "failed", reason };
      if (status.status === "pending") return { kind: "open", reason };
      if (status.status === "reversed") return { kind: "reversed", reason };
      throw new ProviderError("silent", `unknown status ${status.status.slice(0, 20)}`);
    },

    readWebhook({ body, header }) {
      // One fixed word for all webhooks proves little. Compared in constant time.
      if (!isSame(header("verif-hash") ?? "", webhookHash)) return { kind: "forged" };
      try {
        const parsed = notification.safeParse(parseExactly(body.toString("utf8")));
        if (!parsed.success) return { kind: "other" };
        const reference = parsed.data.data.tx_ref;
        return {
          kind: "payment",
          reference,
          orderId: null,
          notice: { tx_ref: reference },
          acknowledgement: {},
        };
      } catch {
        return { kind: "other" };
      }
    },
  };
}

/** Returns `data` of a success. @throws ProviderError `refused`, or `silent` for an unexpected type */
function readData({ status, json }: ProviderReply): unknown {
  const { status: outcome, message, data } = readShape(envelope, json);
  if (outcome === "success" && status < 400) return data;
  throw new ProviderError("refused", message ?? "", String(status));
}

function isSame(received: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
