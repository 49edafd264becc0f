import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { insertDonation } from "./donation-records.ts";
import { createDonations, type DonationService } from "./donations.ts";
import { type PaymentProvider, ProviderError } from "./payment-provider.ts";

const home = "https://www.example.org";
const intent = {
  amount: shillings(50_000),
  name: "Amina",
  email: emailAddress("amina@example.org"),
  phone: phoneNumber("+256772123456"),
  provider: "scripted",
};
const key = "key-number-one";
const waiting = 20_000;
const minute = 60_000;

type Step = (name: string, donations: DonationService) => void | Promise<void>;

/** A service whose provider does what the test says at each step. */
async function open(step: Step = () => undefined, changes: Partial<PaymentProvider>[] = [{}]) {
  const clock = { now: Date.UTC(2026, 10, 21, 9), reads: 0 };
  const scripted = createScriptedOrders();
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const refusedKeys: string[] = [];
  let mails = 0;
  const create = () => {
    const service: DonationService = createDonations({
      store,
      providers: changes.map((change) => {
        const provider = scriptedProvider(scripted, (name) => step(name, service));
        return { ...provider, ...change };
      }),
      clock: () => {
        clock.reads += 1;
        return clock.now;
      },
      log: readableLog().log,
      origin: () => home,
      checkIntervals: [minute],
      onMail: () => {
        mails += 1;
      },
      onKeysRefused: (name) => void refusedKeys.push(name),
    });
    return service;
  };
  const donations = create();
  return {
    clock,
    scripted,
    store,
    donations,
    /** A second server with the same store. */
    other: create(),
    refusedKeys,
    mails: () => mails,
    begin: async (about: Partial<typeof intent> = {}, submissionKey?: string) => {
      const begun = await donations.start({ ...intent, ...about }, submissionKey);
      if (begun.kind !== "checkout") throw new Error(begun.kind);
      return begun.donation;
    },
    records: () => store.tables.selectFrom("donations").selectAll().execute(),
    /** What the audit log says, and why each step was taken. */
    log: async () =>
      (await store.tables.selectFrom("donation_events").selectAll().orderBy("step").execute()).map(
        ({ cause, detail }) => `${cause}: ${detail}`,
      ),
    /** As another server stores it before it asks the provider. */
    insert: (at: number) =>
      store.change((tables) =>
        insertDonation(tables, intent, at, {
          provider: "scripted",
          submission_key: key,
          check_at: at + minute,
        }),
      ),
  };
}

const silent = () => new ProviderError("silent", "no answer in time");

test("asks the provider for exactly what was given, with the addresses to come back to", async () => {
  const { begin, scripted, records, log, clock } = await open();
  const { reference, view_token } = await begin();
  const { provider, ...asked } = intent;
  expect([...scripted.orders.values()].map(({ order }) => order)).toEqual([
    {
      ...asked,
      provider,
      reference,
      returnUrl: `${home}/donate/return/${view_token}`,
      cancelUrl: `${home}/donate/return/${view_token}?cancelled=1`,
    },
  ]);
  expect(await records()).toMatchObject([
    {
      state: "pending",
      provider: "scripted",
      provider_order: `O-${reference}`,
      checkout_url: `https://pay.example.org/${reference}`,
      check_at: clock.now + minute,
      submission_key: null,
    },
  ]);
  expect(await log()).toEqual([
    "form: To be paid with scripted: UGX 50000",
    `form: scripted has an order O-${reference}.`,
  ]);
});

test("writes no order into the log where the provider names none", async () => {
  const create = async () => ({ url: "https://pay.example.org/1", orderId: null });
  const { begin, log } = await open(undefined, [{ create }]);
  await begin();
  expect((await log())[1]).toBe("form: scripted has an order.");
});

test("takes the chosen provider, and the first where none or an unknown one is chosen", async () => {
  const { begin } = await open(undefined, [{}, { name: "second" }]);
  expect((await begin({ provider: "second" })).provider).toBe("second");
  expect((await begin({ provider: "" })).provider).toBe("scripted");
  expect((await begin({ provider: "gone" })).provider).toBe("scripted");
});

test("starts nothing without a provider", async () => {
  const { donations, records } = await open(undefined, []);
  await expect(donations.start(intent)).rejects.toThrow("no payment provider");
  expect(await records()).toEqual([]);
});

test("returns to the same payment for the same key, and makes another for other details", async () => {
  const { begin, records } = await open();
  const first = await begin({}, key);
  expect((await begin({}, key)).id).toBe(first.id);
  const larger = await begin({ amount: shillings(60_000) }, key);
  const named = await begin({ name: "Okot" }, key);
  expect(new Set([first.id, larger.id, named.id]).size).toBe(3);
  expect((await records()).map(({ submission_key }) => submission_key)).toEqual([key, null, null]);
});

test("makes another payment for the key of one that is over", async () => {
  const { begin, scripted, donations } = await open();
  const first = await begin({}, key);
  scripted.say(first.reference, { kind: "failed", reason: "no" });
  await donations.check(first.id, "webhook");
  const second = await begin({}, key);
  expect([second.id === first.id, second.state]).toEqual([false, "pending"]);
});

test("tries again at once after a silence of the provider", async () => {
  let isSilent = true;
  const { donations, records } = await open((name) => {
    if (isSilent && name === "before create") throw silent();
  });
  expect(await donations.start(intent, key)).toEqual({ kind: "silent" });
  isSilent = false;
  expect((await donations.start(intent, key)).kind).toBe("checkout");
  expect((await records()).map(({ state }) => state)).toEqual(["created", "pending"]);
});

test("waits for the payment page that another server is asking for", async () => {
  const asking = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const { donations, other, records } = await open((name) => {
    if (name !== "before create") return;
    reached.resolve();
    return asking.promise;
  });
  const first = donations.start(intent, key);
  await reached.promise;
  const second = other.start(intent, key);
  asking.resolve();
  const begun = await Promise.all([first, second]);
  const [{ id, checkout_url: url } = { id: "", checkout_url: "" }] = await records();
  expect(begun).toMatchObject([
    { kind: "checkout", url, donation: { id } },
    { kind: "checkout", url, donation: { id } },
  ]);
  expect(await records()).toHaveLength(1);
});

test("gives up a payment page that another server asked for in vain", async () => {
  const refusal = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const { donations, other, clock } = await open((name) => {
    if (name !== "before create") return;
    reached.resolve();
    return refusal.promise;
  });
  const first = other.start(intent, key);
  await reached.promise;
  const { reads } = clock;
  const second = donations.start(intent, key);
  // It has found the attempt of the other once it reads the clock.
  await until(() => clock.reads > reads);
  refusal.reject(new ProviderError("refused", "no", "closed"));
  expect(await first).toEqual({ kind: "refused", code: "closed" });
  expect(await second).toEqual({ kind: "silent" });
});

test("takes over a submission whose server died while it asked for the payment page", async () => {
  const { donations, clock, insert, records } = await open();
  await insert(clock.now - waiting);
  const begun = await donations.start(intent, key);
  expect(begun.kind).toBe("checkout");
  expect((await records()).map(({ state }) => state)).toEqual(["created", "pending"]);
});

test("leads a donor whose payment is known already back to the site", async () => {
  let isEarlier = true;
  const site = await open(async (name, donations) => {
    if (name !== "after create" || isEarlier) return;
    const donation = (await site.records()).find(({ state }) => state === "created");
    if (!donation) throw new Error("no donation");
    site.scripted.pay(donation.reference);
    await donations.check(donation.id, "webhook");
  });
  await site.begin();
  isEarlier = false;
  const begun = await site.donations.start(intent);
  const donation = (await site.records()).find(({ state }) => state === "paid");
  expect(begun).toMatchObject({
    kind: "checkout",
    url: `${home}/donate/return/${donation?.view_token}`,
    donation: { state: "paid", receipt_number: 1 },
  });
});

test("hands on a fault of its own, and keeps the attempt", async () => {
  const { donations, records } = await open(() => {
    throw new TypeError("a fault of ours");
  });
  await expect(donations.start(intent)).rejects.toThrow("a fault of ours");
  const [donation] = await records();
  expect(donation?.state).toBe("created");
  await expect(donations.check(donation?.id ?? "", "office")).rejects.toThrow("a fault of ours");
});

test("closes a refused attempt with the words of the provider, and checks it no more", async () => {
  const { donations, records, log } = await open(() => {
    throw new ProviderError("refused", "not today", "closed");
  });
  expect(await donations.start(intent)).toEqual({ kind: "refused", code: "closed" });
  expect(await records()).toMatchObject([{ state: "failed", check_at: null }]);
  expect((await log())[1]).toBe("form: Refused: closed not today");
});

test.each([
  ["401", ["scripted", "scripted"]],
  ["invalid_consumer_key_or_secret_provided", ["scripted", "scripted"]],
  ["500", []],
])("reports keys that are refused with %s, at the start and at a check", async (code, reported) => {
  const site = await open((name) => {
    if (name.startsWith("before")) throw new ProviderError("silent", "no", code);
  });
  await site.donations.start(intent);
  const [donation] = await site.records();
  await site.donations.check(donation?.id ?? "", "office");
  expect(site.refusedKeys).toEqual(reported);
});

test("sends mail when a check changes the state, and not otherwise", async () => {
  const { begin, donations, scripted, mails } = await open();
  const { id, reference } = await begin();
  await donations.check(id, "return");
  expect(mails()).toBe(0);
  scripted.pay(reference);
  await donations.check(id, "return");
  await donations.check(id, "return");
  expect(mails()).toBe(1);
});

test("checks nothing that it does not know, and asks no provider that is not configured", async () => {
  const { begin, donations, store, scripted } = await open();
  await expect(donations.check("unknown", "office")).rejects.toThrow("no donation unknown");
  const { id, reference } = await begin();
  scripted.pay(reference);
  await store.change((tables) =>
    tables.updateTable("donations").set({ provider: "gone" }).execute(),
  );
  expect((await donations.check(id, "office")).state).toBe("pending");
});

test("numbers payments of a test provider apart", async () => {
  const { begin, donations, scripted, records } = await open(undefined, [{ isTest: true }]);
  const { id, reference } = await begin();
  scripted.pay(reference);
  await donations.check(id, "return");
  expect(await records()).toMatchObject([{ state: "paid", receipt_number: -1 }]);
});

test("waits for starts and checks in progress", async () => {
  const held = Promise.withResolvers<void>();
  const { donations } = await open(() => held.promise);
  const done: string[] = [];
  void donations.start(intent, key).then(() => done.push("start"));
  const idle = donations.idle().then(() => done.push("idle"));
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  held.resolve();
  await idle;
  expect(done).toEqual(["start", "idle"]);
});
