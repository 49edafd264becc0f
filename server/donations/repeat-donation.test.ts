import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createDonations } from "./donations.ts";
import { ProviderError, type Verdict } from "./payment-provider.ts";
import { repeatDonation } from "./repeat-donation.ts";

async function open() {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const scripted = createScriptedOrders();
  const payments = new Map<string, Verdict>();
  const provider = {
    ...scriptedProvider(scripted),
    hasMonthly: true,
    async verify({ orderId }: { orderId: string | null }): Promise<Verdict> {
      const verdict = payments.get(orderId ?? "");
      if (!verdict) throw new ProviderError("silent", "no answer in time");
      return verdict;
    },
  };
  const clock = () => Date.UTC(2026, 10, 21);
  const donations = createDonations({
    store,
    clock,
    providers: [provider],
    log: readableLog().log,
    origin: () => "https://www.example.org",
    checkIntervals: [60_000],
  });
  const begun = await donations.start({
    amount: shillings(50_000),
    frequency: "monthly",
    name: "Amina",
    email: "amina@example.org",
    phone: "",
    provider: "",
  });
  if (begun.kind !== "checkout") throw new Error(begun.kind);
  const { donation } = begun;
  const pay = (orderId: string, transaction: string, amount = "50000") =>
    payments.set(orderId, {
      kind: "paid",
      transaction,
      amount,
      reference: donation.reference,
      currency: "UGX",
      method: "Card",
    });
  pay(donation.provider_order ?? "", "T-1");
  await donations.check(donation.id, "return");
  return {
    store,
    donation,
    pay,
    payments,
    repeat: (orderId: string) =>
      repeatDonation(donation, orderId, provider, { store, clock, donations }),
    donations: () =>
      store.tables.selectFrom("donations").selectAll().orderBy("receipt_number").execute(),
    emails: () =>
      store.tables
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "donation-receipt")
        .execute(),
  };
}

test("stores each further monthly payment once, as a donation with its own receipt", async () => {
  const { donation, pay, repeat, donations, emails } = await open();
  pay("O-2", "T-2");
  pay("O-3", "T-3");
  expect([await repeat("O-2"), await repeat("O-2"), await repeat("O-3")]).toEqual([
    "kept",
    "known",
    "kept",
  ]);
  const kept = await donations();
  expect(kept.map(({ state, receipt_number, series }) => [state, receipt_number, series])).toEqual([
    ["paid", 1, null],
    ["paid", 2, donation.reference],
    ["paid", 3, donation.reference],
  ]);
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(3);
  expect(await emails()).toHaveLength(3);
});

test("stores a notice received twice at the same moment once, and answers both", async () => {
  const { pay, repeat, donations, emails } = await open();
  pay("O-2", "T-2");
  const outcomes = await Promise.all([repeat("O-2"), repeat("O-2"), repeat("O-2")]);
  expect(outcomes.sort()).toEqual(["kept", "known", "known"]);
  expect(await donations()).toHaveLength(2);
  expect(await emails()).toHaveLength(2);
});

test("stores nothing when the provider does not confirm a notice", async () => {
  const { donation, pay, payments, repeat, donations } = await open();
  expect(await repeat("O-unknown")).toBe("silent");
  payments.set("O-2", { kind: "open", reason: "" });
  expect(await repeat("O-2")).toBe("not paid");
  expect(await repeat(donation.provider_order ?? "")).toBe("known");
  // The first payment under another name of the order.
  pay("O-again", "T-1");
  expect(await repeat("O-again")).toBe("known");
  expect(await donations()).toHaveLength(1);
});

test("leaves a further payment of another amount to staff", async () => {
  const { pay, repeat, donations } = await open();
  pay("O-2", "T-2", "40000");
  expect(await repeat("O-2")).toBe("kept");
  expect((await donations()).map(({ state }) => state).sort()).toEqual(["paid", "review"]);
});

test("stores a further payment with the details of the first, to be checked at once", async () => {
  const { donation, pay, payments, repeat, store } = await open();
  pay("O-2", "T-2");
  let looks = 0;
  const get = payments.get.bind(payments);
  // The provider falls silent after its first answer, as if this process died then.
  payments.get = (orderId) => (orderId === "O-2" && ++looks > 1 ? undefined : get(orderId));
  expect(await repeat("O-2")).toBe("kept");
  const read = () =>
    store.tables
      .selectFrom("donations")
      .selectAll()
      .where("provider_order", "=", "O-2")
      .executeTakeFirstOrThrow();
  expect(await read()).toMatchObject({
    state: "created",
    series: donation.reference,
    amount: 50_000,
    frequency: "monthly",
    donor_name: "Amina",
    donor_email: "amina@example.org",
    submission_key: "repeat scripted O-2",
  });
  // The same notice later finds the donation, and settles it.
  payments.get = get;
  expect(await repeat("O-2")).toBe("known");
  expect(await read()).toMatchObject({ state: "paid", receipt_number: 2 });
  const events = await store.tables.selectFrom("donation_events").selectAll().execute();
  const causes = events.filter(({ to_state }) => to_state === "paid").map(({ cause }) => cause);
  expect(causes).toEqual(["return", "webhook"]);
});

test("asks the provider nothing about the first payment, which is known", async () => {
  const { donation, payments, repeat } = await open();
  payments.clear();
  expect(await repeat(donation.provider_order ?? "")).toBe("known");
});

test("stores no payment that belongs to another donation", async () => {
  const { payments, repeat, donations } = await open();
  const paid = { transaction: "T-2", amount: "50000", currency: "UGX", method: "Card" };
  payments.set("O-2", { kind: "paid", reference: "OTC-OTHER", ...paid });
  expect(await repeat("O-2")).toBe("not paid");
  expect(await donations()).toHaveLength(1);
});

test("hands on a fault of its own", async () => {
  const { payments, repeat, donations } = await open();
  payments.get = () => {
    throw new TypeError("a fault of ours");
  };
  await expect(repeat("O-2")).rejects.toThrow("a fault of ours");
  expect(await donations()).toHaveLength(1);
});
