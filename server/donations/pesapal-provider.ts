import type { z } from "zod";
import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import {
  type FallbackEmail,
  type ParsedWebhook,
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  type ProviderFacts,
  type WebhookRequest,
} from "./payment-provider.ts";
import { createPesapalSession, readReply, status, submitted } from "./pesapal-session.ts";

interface PesapalDependencies {
  clock: Clock;
  /** Public origin of the site, for webhooks. */
  origin: () => string;
  fallbackEmail: FallbackEmail;
  /** Milliseconds for one exchange. */
  timeout?: number;
}

export const pesapalFacts = ({ PESAPAL_URL }: Pick<Environment, "PESAPAL_URL">): ProviderFacts => ({
  name: "pesapal",
  company: "Pesapal",
  label: "Pesapal: MTN, Airtel or card",
  hasMobileMoney: true,
  checkoutOrigins: [new URL(PESAPAL_URL).origin],
});

/** Pesapal API 3.0: hosted page with MTN, Airtel and cards. */
export function createPesapalProvider(
  environment: Environment,
  { clock, origin, fallbackEmail, timeout = 20_000 }: PesapalDependencies,
): PaymentProvider {
  const { PESAPAL_URL: baseUrl } = environment;
  const webhookUrl = () => `${origin()}/donate/webhook/pesapal`;
  const session = createPesapalSession(environment, { clock, timeout, webhookUrl });

  function orderBody(order: PaymentOrder, notification_id: string): unknown {
    const [firstName = "", ...others] = order.name.split(" ");
    return {
      id: order.reference,
      currency: "UGX",
      amount: order.amount,
      description: "Donation to OTC",
      callback_url: order.returnUrl,
      cancellation_url: order.cancelUrl,
      notification_id,
      billing_address: {
        email_address: order.email || (order.phone ? "" : fallbackEmail(order.reference)),
        phone_number: order.phone,
        country_code: "UG",
        first_name: firstName,
        last_name: others.join(" "),
      },
    };
  }

  return {
    ...pesapalFacts(environment),
    isTest: new URL(baseUrl).hostname === "cybqa.pesapal.com",

    async create(order) {
      const taken = await session.withNotificationId(async (id) => {
        const body = orderBody(order, id);
        return readReply(
          await session.call("POST", "/api/Transactions/SubmitOrderRequest", body),
          submitted,
        );
      });
      if (taken.merchant_reference !== order.reference) {
        throw new ProviderError("silent", "answered about another order");
      }
      return { url: taken.redirect_url, orderId: taken.order_tracking_id };
    },

    async verify({ reference, orderId }) {
      // Without Pesapal's id its status cannot be requested. The donor never saw its page.
      if (!orderId) return { kind: "open", reason: "Pesapal never named an order." };
      const query = new URLSearchParams({ orderTrackingId: orderId });
      const reply = await session.call("GET", `/api/Transactions/GetTransactionStatus?${query}`);
      let payment: ReturnType<typeof readReply<typeof status>>;
      try {
        payment = readReply(reply, status);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== "refused") throw error;
        // Its answer for orders that are not paid yet. Any other refusal is of us, and says nothing about the donor.
        if (error.code !== "payment_details_not_found")
          throw new ProviderError("silent", error.message, error.code);
        return { kind: "open", reason: `Pesapal: ${error.code} ${error.message}` };
      }
      const named = payment.merchant_reference ?? "";
      const ours = named === reference ? { order: orderId } : {};
      if (payment.status_code === "1") {
        return {
          kind: "paid",
          transaction: payment.confirmation_code || orderId,
          reference: named,
          amount: payment.amount ?? "",
          currency: payment.currency ?? "",
          method: payment.payment_method ?? "",
          ...ours,
          ...doubtOf(payment),
        };
      }
      // An answer about another reference is ignored.
      if (named !== "" && named !== reference) {
        return { kind: "open", reason: "Pesapal names another reference." };
      }
      const reason = `Pesapal: status ${payment.status_code} ${payment.description ?? ""}`.trim();
      if (payment.status_code === "2") return { kind: "failed", reason, ...ours };
      if (payment.status_code === "3") return { kind: "reversed", reason, ...ours };
      if (payment.status_code === "0") return { kind: "open", reason, ...ours };
      throw new ProviderError("silent", `unknown status code ${payment.status_code.slice(0, 10)}`);
    },

    orderIn: ({ OrderTrackingId: id }) => (typeof id === "string" ? id : undefined),

    readWebhook: readNotification,
  };
}

/** An answer with the code of a payment in whose words it is none. */
function doubtOf(payment: z.output<typeof status>): { doubt?: string } {
  const description = payment.payment_status_description || payment.description || "";
  if (!/^(?:failed|invalid|reversed|pending)$/i.test(description.trim())) return {};
  return { doubt: `Pesapal says ${description.trim()} and completed in one answer.` };
}

/**
 * An "instant payment notification" contains names only, without status or signature, in the query or the body,
 * in any case. A forged one cannot be recognised, and need not be.
 */
export function readNotification({ body, query }: WebhookRequest): ParsedWebhook {
  const parameters = new Map<string, string>();
  const take = (name: string, value: unknown) => {
    if (typeof value === "string") parameters.set(name.toLowerCase(), value.slice(0, 100));
  };
  for (const [name, value] of new URLSearchParams(query)) take(name, value);
  const text = body.toString("utf8");
  try {
    const json: unknown = text.trim() === "" ? {} : JSON.parse(text);
    if (typeof json === "object" && json !== null) {
      for (const [name, value] of Object.entries(json)) take(name, value);
    }
  } catch {
    for (const [name, value] of new URLSearchParams(text)) take(name, value);
  }
  const reference = parameters.get("ordermerchantreference") ?? "";
  const orderId = parameters.get("ordertrackingid") ?? "";
  if (!orderId || !/^[\w.:-]{1,50}$/.test(reference)) return { kind: "other" };
  const kind = parameters.get("ordernotificationtype") ?? "IPNCHANGE";
  return {
    kind: "payment",
    reference,
    orderId: null,
    notice: {
      OrderTrackingId: orderId,
      OrderMerchantReference: reference,
      OrderNotificationType: kind,
    },
    acknowledgement: {
      orderNotificationType: kind,
      orderTrackingId: orderId,
      orderMerchantReference: reference,
      status: 200,
    },
  };
}
