import { Hono } from "hono";
import { type EmailAddress, emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createDonations, type DonationService } from "#server/donations/donations.ts";
import { createReconciler, type Reconciler, reconcileNow } from "#server/donations/reconciler.ts";
import { webhookHandler } from "#server/donations/webhook-route.ts";
import type { SiteEnvironment } from "#server/http/request-context.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { DonationsWatch } from "./donations-watch.ts";
import { type Order, PaymentSide } from "./payment-side.ts";
import type { Model } from "./run-histories.ts";
import type { SimulatedProcess } from "./simulation.ts";
import type { World } from "./world.ts";

const { log } = readableLog("silent");
const minute = 60_000;

interface Server {
  process: SimulatedProcess;
  store: Store;
  donations: DonationService;
  reconciler: Reconciler;
  site: Hono<SiteEnvironment>;
}

/** What a test may break, to see that the model notices. */
export interface Breakage {
  change?: (donations: DonationService, store: Store) => DonationService;
}

/** Donors who give on two servers, through a provider that fails and lies. */
export function donationsModel(world: World, { change = (one) => one }: Breakage = {}): Model {
  const { simulation } = world;
  const { choices } = simulation;
  const side = new PaymentSide(simulation);
  const watch = new DonationsWatch(world, side);
  const servers: Server[] = [];
  /** Each press of the button, which a browser may send again. */
  const presses: { key: string; amount: number; email: EmailAddress | "" }[] = [];

  /** What began last, in half of all cases: much can happen before its request is answered. */
  const lastOrAny = <One>(list: One[]) => choices.of(choices.below(2) ? list.slice(-1) : list);

  /** Starts something on a server; it may fail, as for a visitor. */
  const on = (server: Server, work: () => Promise<unknown>) =>
    void server.process.run(work).catch(() => undefined);

  function give(press: (typeof presses)[number]): void {
    const server = choices.of(servers);
    const { amount, email, key } = press;
    const donor = { name: "", email, phone: "" as const, provider: "" };
    on(server, () => server.donations.start({ ...donor, amount: shillings(amount) }, key));
  }

  function settleOrder(how: (order: Order) => void): void {
    const orders = [...side.orders.values()];
    if (orders.length === 0) return;
    const order = lastOrAny(orders);
    how(order);
    simulation.note(`${order.order.reference}: ${JSON.stringify(order.truth)}`);
  }

  const pay = () =>
    settleOrder((one) => {
      one.truth = side.pay(one);
    });

  function check(cause: "return" | "webhook"): void {
    if (watch.rows.length === 0) return;
    const server = choices.of(servers);
    const { id, reference } = lastOrAny(watch.rows);
    const bindings = { peer: "192.0.2.1", headersFor: () => ({}) };
    const notice = { method: "POST", body: reference };
    on(server, async () =>
      cause === "return"
        ? server.donations.check(id, cause)
        : server.site.request("/webhook/simulated", notice, bindings),
    );
  }

  function runDue(server: Server): void {
    on(server, () => server.reconciler.runDue());
  }

  return {
    async startServer(at) {
      const process = world.start("server");
      const store = await world.open(process, at);
      const { clock } = process;
      const isStored = (reference: string) =>
        world.rows("SELECT id FROM donations WHERE reference = ?", reference).length > 0;
      const started = await process.run(async () => {
        const plain = createDonations({
          store,
          clock,
          log,
          providers: [side.provider(process, isStored)],
          origin: () => "https://www.example.org",
          checkIntervals: [minute, 2 * minute, 4 * minute],
        });
        const donations = change(plain, store);
        const parts = { store, clock, log, donations };
        const site = new Hono<SiteEnvironment>();
        site.onError(() => new Response(null, { status: 503 }));
        site.post("/webhook/:provider", webhookHandler({ ...parts, trustedProxies: 0 }));
        return { process, store, donations, reconciler: createReconciler(parts), site };
      });
      world.servers[at] = process;
      servers[at] = started;
    },
    commands: [
      () => {
        const number = presses.length + 1;
        const email = choices.below(3) ? emailAddress("amina@example.org") : ("" as const);
        const press = { key: `press ${number}`, amount: 1000 * number, email };
        if (number <= 12) presses.push(press);
        give(choices.of(presses));
      },
      () => presses.length > 0 && give(choices.of(presses)),
      pay,
      pay,
      () =>
        settleOrder((one) => {
          const changes = [{ amount: "1" }, { currency: "KES" }, { doubt: "Contradictory." }];
          one.truth = side.pay(one, choices.of(changes));
        }),
      () =>
        settleOrder((one) => {
          const isPaid = one.truth.kind === "paid";
          one.truth = { kind: isPaid ? "reversed" : "failed", reason: "The bank says so." };
        }),
      () => side.changeMood(),
      () => side.changeMood(),
      () => check("webhook"),
      () => check("webhook"),
      () => check("return"),
      () => runDue(choices.of(servers)),
      () => runDue(choices.of(servers)),
    ],
    check: () => watch.check(),
    async settle() {
      const end = async (work: (server: Server) => Promise<unknown>) => {
        const running = servers.map((server) => server.process.run(() => work(server)));
        let isDone = false;
        void Promise.allSettled(running).then(() => {
          isDone = true;
        });
        await world.runOn(60 * minute, this, () => isDone);
        await Promise.all(running);
      };
      await end(({ donations }) => donations.idle());
      for (let look = 0; look < 3; look += 1) {
        simulation.elapsed += 10 * minute;
        await end(({ reconciler }) => reconciler.runDue());
      }
      // What a webhook, the donor's return or the desk would find out.
      await end((server) => reconcileNow(server));
      for (const donation of watch.rows) {
        await end(({ donations }) => donations.check(donation.id, "office"));
      }
      checkEnd();
    },
  };

  /** Compares what we hold with what the provider knows. */
  function checkEnd(): void {
    const seconds = world.rows<{ donation_id: string; provider_transaction: string }>(
      "SELECT donation_id, provider_transaction FROM second_payments",
    );
    for (const [reference, { truth, order }] of side.orders) {
      const donation = watch.rows.find((one) => one.reference === reference);
      const wrong = (what: string) =>
        new Error(`${reference} is ${donation?.state}, and ${what}: ${JSON.stringify(truth)}`);
      if (donation?.amount !== order.amount) throw wrong("another amount was asked for");
      if (truth.kind === "reversed" && donation.state === "paid") throw wrong("was given back");
      if (truth.kind !== "paid") continue;
      // The provider told us of the same payment for another donation before: a person has to decide.
      const isUsed = watch.rows.some(
        (one) => one !== donation && one.provider_transaction === truth.transaction,
      );
      const isFull = truth.amount === `${order.amount}.00` && truth.currency === "UGX";
      const isRight = isFull && !truth.doubt && !isUsed;
      if (isRight && !["paid", "reversed"].includes(donation.state)) throw wrong("it was paid");
      if (!isRight && !["paid", "reversed", "review"].includes(donation.state))
        throw wrong("staff have to look at it");
      const isKnown =
        donation.receipt_number === null ||
        donation.provider_transaction === truth.transaction ||
        seconds.some(
          (one) =>
            one.donation_id === donation.id && one.provider_transaction === truth.transaction,
        );
      if (!isKnown) throw wrong("the second payment is forgotten");
    }
  }
}
