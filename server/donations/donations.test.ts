import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { type Donation, insertDonation } from "./donation-records.ts";
import { createDonations } from "./donations.ts";
import { type PaymentProvider, ProviderError, type Verdict } from "./payment-provider.ts";
import { createReconciler } from "./reconciler.ts";
import { listSecondPayments, markRefunded } from "./second-payments.ts";
import { moveDonation, nextStates } from "./transition-donation.ts";

const intent = {
  amount: shillings(50_000),
  name: "Amina",
  email: emailAddress("amina@example.org"),
  phone: "" as const,
  provider: "",
};
const minute = 60_000;
const checkIntervals = [minute, 2 * minute, 4 * minute];

async function open(
  provider?: (scripted: ReturnType<typeof createScriptedOrders>) => PaymentProvider,
  others: PaymentProvider[] = [],
) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const scripted = createScriptedOrders();
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const { log } = readableLog();
  const tick = () => clock.now;
  const donations = createDonations({
    store,
    providers: [provider?.(scripted) ?? scriptedProvider(scripted), ...others],
    clock: tick,
    log,
    origin: () => "https://www.example.org",
    checkIntervals,
  });
  const begin = async (key?: string, name = ""): Promise<Donation> => {
    const begun = await donations.start({ ...intent, provider: name }, key);
    if (begun.kind !== "checkout") throw new Error(begun.kind);
    return begun.donation;
  };
  return {
    clock,
    scripted,
    store,
    donations,
    begin,
    reconciler: createReconciler({ store, donations, clock: tick, log }),
    records: () => store.tables.selectFrom("donations").selectAll().execute(),
    events: () => store.tables.selectFrom("donation_events").selectAll().orderBy("step").execute(),
    mails: async () =>
      (await store.tables.selectFrom("outbox").select("kind").execute())
        .map(({ kind }) => kind)
        .sort(),
  };
}

test("stores amount and reference before the provider is asked", async () => {
  const seen: unknown[] = [];
  const site = await open((scripted) =>
    scriptedProvider(scripted, async (name) => {
      if (name === "before create") seen.push(...(await site.records()));
    }),
  );
  await site.begin();
  expect(seen).toMatchObject([{ state: "created", amount: 50_000, checkout_url: null }]);
  expect(await site.records()).toMatchObject([{ state: "pending" }]);
});

test("creates one receipt, e-mail and audit log for a payment, however often it is confirmed", async () => {
  const { scripted, begin, donations, records, events, mails } = await open();
  const donation = await begin();
  scripted.pay(donation.reference);
  await Promise.all([
    donations.check(donation.id, "return"),
    donations.check(donation.id, "webhook"),
    donations.check(donation.id, "schedule"),
  ]);
  await donations.check(donation.id, "webhook");
  expect(await records()).toMatchObject([
    {
      state: "paid",
      receipt_number: 1,
      provider_transaction: `T-${donation.reference}`,
      check_at: null,
    },
  ]);
  expect(await mails()).toEqual(["donation-notice", "donation-receipt"]);
  expect((await events()).map(({ from_state, to_state }) => [from_state, to_state])).toEqual([
    [null, "created"],
    ["created", "pending"],
    ["pending", "paid"],
  ]);
});

test.each<[string, object]>([
  ["less", { amount: "49000" }],
  ["more", { amount: "51000" }],
  ["a fraction more", { amount: "50000.01" }],
  ["another currency", { currency: "KES" }],
  ["another reference", { reference: "OTC-OTHER" }],
])("sends no receipt for %s than requested, and leaves it to staff", async (_, changes) => {
  const { scripted, begin, donations, records, mails } = await open();
  const donation = await begin();
  scripted.pay(donation.reference, changes);
  await donations.check(donation.id, "return");
  expect(await records()).toMatchObject([{ state: "review", receipt_number: null }]);
  expect(await mails()).toEqual(["donation-notice"]);
});

test("never counts one payment for two donations", async () => {
  const { scripted, begin, donations, records } = await open();
  const first = await begin();
  const second = await begin();
  scripted.pay(first.reference, { transaction: "T-1" });
  scripted.pay(second.reference, { transaction: "T-1" });
  await donations.check(first.id, "return");
  await donations.check(second.id, "return");
  expect((await records()).map(({ state }) => state)).toEqual(["paid", "review"]);
});

test("accepts late money, and keeps confirmed money", async () => {
  const { scripted, begin, donations, records } = await open();
  const donation = await begin();
  const verdicts: [Verdict, string][] = [
    [{ kind: "failed", reason: "no" }, "failed"],
    [{ kind: "open", reason: "" }, "failed"],
  ];
  for (const [verdict, state] of verdicts) {
    scripted.say(donation.reference, verdict);
    expect((await donations.check(donation.id, "webhook")).state).toBe(state);
  }
  scripted.pay(donation.reference);
  expect((await donations.check(donation.id, "webhook")).state).toBe("paid");
  for (const [verdict] of verdicts) {
    scripted.say(donation.reference, verdict);
    expect((await donations.check(donation.id, "webhook")).state).toBe("paid");
  }
  scripted.say(donation.reference, { kind: "reversed", reason: "given back" });
  expect((await donations.check(donation.id, "webhook")).state).toBe("reversed");
  scripted.pay(donation.reference);
  expect((await donations.check(donation.id, "webhook")).state).toBe("reversed");
  expect(await records()).toMatchObject([{ receipt_number: 1 }]);
});

test("rejects every transition that is not in the list", async () => {
  const { store } = await open();
  const states = Object.keys(nextStates) as (keyof typeof nextStates)[];
  for (const from of states) {
    for (const to of states) {
      const facts = { provider: "scripted", check_at: 1 };
      const isPaid = (state: string) => state === "paid" || state === "reversed";
      const number = isPaid(from) || isPaid(to) ? Math.floor(Math.random() * 1e9) : null;
      const moved = await store.change(async (tables) => {
        const donation = await insertDonation(tables, intent, 1, facts);
        if (!donation) throw new Error("not kept");
        const set = { state: from, receipt_number: isPaid(from) ? number : null };
        await tables.updateTable("donations").set(set).where("id", "=", donation.id).execute();
        const one = { tables, donation: { ...donation, state: from }, now: 2 };
        return moveDonation({ ...one, cause: "office" }, to, "", {
          receipt_number: isPaid(to) ? number : null,
        });
      });
      expect(moved?.state, `${from} → ${to}`).toBe(nextStates[from].includes(to) ? to : undefined);
    }
  }
});

test("checks at growing intervals across a restart, then expires; late money still counts", async () => {
  const { clock, scripted, begin, records, reconciler, donations } = await open();
  const donation = await begin();
  expect(await reconciler.runDue()).toBe(0);
  const looks: number[] = [];
  const start = clock.now;
  for (let passed = 0; passed < 20; passed += 1) {
    clock.now += minute;
    if ((await reconciler.runDue()) > 0) looks.push(passed + 1);
  }
  expect(looks).toEqual([1, 3, 7]);
  expect(await records()).toMatchObject([{ state: "expired", check_at: null }]);
  expect(clock.now - start).toBe(20 * minute);
  scripted.pay(donation.reference);
  expect((await donations.check(donation.id, "webhook")).state).toBe("paid");
});

test("runs a check postponed by a wrong clock once the clock is right", async () => {
  const { clock, scripted, store, begin, records, reconciler } = await open();
  const { reference } = await begin();
  scripted.pay(reference);
  const check_at = clock.now + 900 * 24 * 60 * minute;
  await store.change((tables) => tables.updateTable("donations").set({ check_at }).execute());
  reconciler.start();
  onTestFinished(() => reconciler.stop());
  await until(async () => (await records()).every(({ state }) => state === "paid"));
});

test("never expires a donation because the provider is silent", async () => {
  let isSilent = false;
  const { clock, begin, records, reconciler } = await open((scripted) =>
    scriptedProvider(scripted, () => {
      if (isSilent) throw new ProviderError("silent", "no answer in time");
    }),
  );
  await begin();
  isSilent = true;
  for (let hour = 0; hour < 24; hour += 1) {
    clock.now += 60 * minute;
    await reconciler.runDue();
  }
  expect(await records()).toMatchObject([{ state: "pending" }]);
  isSilent = false;
  clock.now += 60 * minute;
  await reconciler.runDue();
  expect(await records()).toMatchObject([{ state: "expired" }]);
});

test("leaves a donation uncharged when the provider is silent at the start", async () => {
  let fault: ProviderError | undefined = new ProviderError("silent", "no answer in time");
  const { donations, records } = await open((scripted) =>
    scriptedProvider(scripted, () => {
      if (fault) throw fault;
    }),
  );
  expect(await donations.start(intent)).toEqual({ kind: "silent" });
  expect(await records()).toMatchObject([{ state: "created" }]);
  fault = new ProviderError("refused", "no", "amount_exceeds_default_limit");
  expect(await donations.start(intent)).toEqual({
    kind: "refused",
    code: "amount_exceeds_default_limit",
  });
  fault = undefined;
  expect((await donations.start(intent)).kind).toBe("checkout");
  const kept = await records();
  expect(kept.map(({ state }) => state)).toEqual(["created", "failed", "pending"]);
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(3);
});

test("deduplicates one submission, and accepts another", async () => {
  const { begin, records } = await open();
  const [first, twin] = await Promise.all([begin("key-number-one"), begin("key-number-one")]);
  const again = await begin("key-number-one");
  expect([twin.id, again.id]).toEqual([first.id, first.id]);
  await begin("key-number-two");
  await begin();
  await begin();
  expect(await records()).toHaveLength(4);
});

test("checks other providers while one hangs", async () => {
  const hangs = (): PaymentProvider => ({
    ...scriptedProvider(createScriptedOrders()),
    name: "slow",
    verify: () => new Promise(() => undefined),
  });
  const { clock, scripted, begin, records, reconciler } = await open(undefined, [hangs()]);
  for (let at = 0; at < 6; at += 1) await begin(undefined, "slow");
  const { id, reference } = await begin();
  scripted.pay(reference);
  clock.now += minute;
  reconciler.start();
  await until(async () => (await records()).find((row) => row.id === id)?.state === "paid");
  // Those that hang are asked about side by side, and not all at once.
  const asked = (await records()).filter(({ provider, checks }) => provider === "slow" && checks);
  expect(asked).toHaveLength(4);
});

test("lists a second payment for a paid donation until it is refunded", async () => {
  const { scripted, store, begin, donations } = await open();
  const { id, reference } = await begin();
  scripted.pay(reference);
  await donations.check(id, "webhook");
  expect(await listSecondPayments(store.tables)).toEqual([]);
  scripted.pay(reference, { transaction: "T-again" });
  await donations.check(id, "webhook");
  await donations.check(id, "webhook");
  expect(await listSecondPayments(store.tables)).toMatchObject([
    { reference, provider_transaction: "T-again", amount: "50000", currency: "UGX" },
  ]);
  expect(await markRefunded(store, "T-again", 1)).toBe(true);
  expect(await markRefunded(store, "T-again", 1)).toBe(false);
  expect(await listSecondPayments(store.tables)).toEqual([]);
});
