import type { PaymentOrder, PaymentProvider, Verdict } from "#server/donations/payment-provider.ts";

/** State of one order at the provider; it outlives our server. */
interface ScriptedOrder {
  order: PaymentOrder;
  verdict: Verdict;
}

/** A provider whose answers the test chooses. */
export interface ScriptedOrders {
  orders: Map<string, ScriptedOrder>;
  /** Marks an order as paid, by default in full. */
  pay(reference: string, changes?: Partial<Extract<Verdict, { kind: "paid" }>>): void;
  say(reference: string, verdict: Verdict): void;
}

export function createScriptedOrders(): ScriptedOrders {
  const orders = new Map<string, ScriptedOrder>();
  const say = (reference: string, verdict: Verdict) => {
    const known = orders.get(reference);
    if (!known) throw new Error(`The far side has no order ${reference}`);
    known.verdict = verdict;
  };
  return {
    orders,
    say,
    pay: (reference, changes = {}) =>
      say(reference, {
        kind: "paid",
        transaction: `T-${reference}`,
        reference,
        amount: String(orders.get(reference)?.order.amount),
        currency: "UGX",
        method: "Test money",
        ...changes,
      }),
  };
}

/** Our client of it. @param step called before and after each request; may throw to simulate a fault */
export function scriptedProvider(
  scripted: ScriptedOrders,
  step: (name: string) => void | Promise<void> = () => undefined,
): PaymentProvider {
  return {
    name: "scripted",
    label: "Scripted",
    isTest: false,
    hasMobileMoney: true,
    checkoutOrigins: ["https://pay.example.org"],
    async create(order) {
      await step("before create");
      scripted.orders.set(order.reference, {
        order,
        verdict: { kind: "open", reason: "Not paid yet." },
      });
      await step("after create");
      return { url: `https://pay.example.org/${order.reference}`, orderId: `O-${order.reference}` };
    },
    async verify({ reference }) {
      await step("before verify");
      const verdict = scripted.orders.get(reference)?.verdict ?? {
        kind: "open",
        reason: "Not known.",
      };
      await step("after verify");
      return verdict;
    },
    readWebhook({ body, header }) {
      if (header("scripted-signature") !== "right") return { kind: "forged" };
      const { reference, order } = JSON.parse(body.toString("utf8"));
      if (typeof reference !== "string") return { kind: "other" };
      const notice = { reference, ...(order ? { order } : {}) };
      return {
        kind: "payment",
        reference,
        orderId: null,
        notice,
        acknowledgement: { heard: true },
      };
    },
  };
}
