import {
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  type Verdict,
} from "#server/donations/payment-provider.ts";
import type { SimulatedProcess, Simulation } from "./simulation.ts";

type Paid = Extract<Verdict, { kind: "paid" }>;

/** One order at the provider. */
export interface Order {
  order: PaymentOrder;
  /** What the provider says when it says the truth. */
  truth: Verdict;
  /** What our servers have heard. */
  told: Verdict[];
}

/** How the provider answers. */
const moods = ["honest", "honest", "honest", "silent", "late", "lying", "refusing"] as const;

/** A request is given up after this time. */
const timeout = 30_000;

/** A payment provider that fails and lies. It outlives every process. */
export class PaymentSide {
  readonly orders = new Map<string, Order>();
  readonly #simulation: Simulation;
  #mood: (typeof moods)[number] = "honest";
  #transactions = 0;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  changeMood(): void {
    this.#mood = this.#simulation.choices.of(moods);
    this.#simulation.note(`the provider: ${this.#mood}`);
  }

  /** The donor pays what was asked for, or something else; perhaps once more. */
  pay({ order }: Order, changes: Partial<Paid> = {}): Paid {
    this.#transactions += 1;
    return {
      kind: "paid",
      transaction: `T${this.#transactions}`,
      reference: order.reference,
      amount: `${order.amount}.00`,
      currency: "UGX",
      method: "Mobile money",
      ...changes,
    };
  }

  #verdict(one: Order): Verdict {
    const mood = this.#simulation.hasFaults ? this.#mood : "honest";
    if (mood === "silent") throw new ProviderError("silent", "no answer");
    if (mood === "late") return { kind: "open", reason: "Not yet." };
    if (mood !== "lying") return one.truth;
    const { choices } = this.#simulation;
    const other = choices.of([...this.orders.values()]);
    const lies: Verdict[] = [
      { kind: "failed", reason: "Declined." },
      { kind: "open", reason: "Nothing is known." },
      this.pay(one, { amount: `${one.order.amount - 1}` }),
      this.pay(one, { currency: "KES" }),
      this.pay(one, { doubt: "It contradicts itself." }),
      other === one ? one.truth : other.truth,
      other.truth.kind === "paid" && other !== one
        ? this.pay(one, { transaction: other.truth.transaction })
        : one.truth,
    ];
    return choices.of(lies);
  }

  /** @param isStored whether we hold the donation of a reference */
  provider(by: SimulatedProcess, isStored: (reference: string) => boolean): PaymentProvider {
    const simulation = this.#simulation;
    /** A request and its answer, between which anything may happen. */
    const request = async <Answer>(label: string, act: () => Answer): Promise<Answer> => {
      const begun = simulation.elapsed;
      const answer = await by.call(label, act);
      await by.call("hears the provider", () => undefined);
      if (simulation.elapsed - begun <= timeout) return answer;
      throw new ProviderError("silent", "no answer in time");
    };
    return {
      name: "simulated",
      label: "Simulated",
      isTest: false,
      hasMobileMoney: true,
      checkoutOrigins: [],
      create: (order) =>
        request(`orders UGX ${order.amount}`, () => {
          const { reference } = order;
          if (!isStored(reference))
            simulation.wrong = `${reference} was not stored before the order`;
          const mood = simulation.hasFaults ? this.#mood : "honest";
          if (mood === "refusing") throw new ProviderError("refused", "no", "limit_exceeded");
          const isSilent = mood === "silent";
          if (isSilent && simulation.choices.below(2)) throw new ProviderError("silent", "no");
          const truth: Verdict = { kind: "open", reason: "Not paid yet." };
          this.orders.set(reference, { order, truth, told: [] });
          if (isSilent) throw new ProviderError("silent", "no answer");
          return { url: `https://pay.example.org/${reference}`, orderId: `O-${reference}` };
        }),
      verify: async ({ reference }) => {
        const order = () => this.orders.get(reference);
        const verdict = await request<Verdict>(`asks about ${reference}`, () => {
          const known = order();
          return known ? this.#verdict(known) : { kind: "open", reason: "Not known." };
        });
        order()?.told.push(verdict);
        return verdict;
      },
      readWebhook: ({ body }) => {
        const notice = { reference: body.toString("utf8") };
        return { kind: "payment", ...notice, orderId: null, notice, acknowledgement: {} };
      },
    };
  }
}
