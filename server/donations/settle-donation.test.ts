import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type EmailAddress, emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import type { DonationState } from "#server/store/schema.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { findDonation, insertDonation, listEvents } from "./donation-records.ts";
import { type PaymentStatus, settleDonation } from "./settle-donation.ts";
import { ConcurrentUpdateError } from "./transition-donation.ts";

const now = Date.UTC(2026, 10, 21, 9);
const [first, second, last] = [60_000, 120_000, 240_000];
const paid = {
  kind: "paid",
  transaction: "T-1",
  amount: "50000",
  currency: "UGX",
  method: "Card",
} as const;

/** One donation, and the books around it. */
async function open({
  email = emailAddress("amina@example.org") as EmailAddress | "",
  isTest = false,
} = {}) {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const donor = { name: "Amina", email, phone: "" as const, provider: "" };
  const donation = await store.change((tables) =>
    insertDonation(tables, { ...donor, amount: shillings(50_000) }, now, {
      provider: "pesapal",
      check_at: now + 1,
    }),
  );
  if (!donation) throw new Error("not kept");
  const { id, reference } = donation;
  const circumstances = {
    now,
    cause: "webhook",
    checkIntervals: [first, second, last],
    isTest,
  } as const;
  const settle = (status: PaymentStatus, where: Store = store) =>
    settleDonation(where, id, status, circumstances);
  return {
    store,
    id,
    settle,
    pay: (more = {}) => settle({ ...paid, reference, ...more }),
    /** Puts it into a state, after so many checks. */
    set: (state: DonationState, checks = 0, number: number | null = null) =>
      store.change((tables) =>
        tables.updateTable("donations").set({ state, checks, receipt_number: number }).execute(),
      ),
    events: async () => (await listEvents(store.tables, id)).map(({ detail }) => detail),
    mails: async () =>
      (await store.tables.selectFrom("outbox").select("kind").orderBy("kind").execute()).map(
        ({ kind }) => kind,
      ),
  };
}

test("notes how a payment came, and tells donor and office once", async () => {
  const { pay, events, mails } = await open();
  expect(await pay({ method: "m".repeat(99) })).toMatchObject({
    state: "paid",
    paid_at: now,
    receipt_number: 1,
    payment_method: "m".repeat(60),
    receipt_token: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect((await events()).at(-1)).toBe("Confirmed by pesapal: T-1, receipt OTC-R-000001.");
  expect(await mails()).toEqual(["donation-notice", "donation-receipt"]);
});

test("sends no receipt to a donor without an address", async () => {
  const { pay, mails } = await open({ email: "" as const });
  await pay();
  expect(await mails()).toEqual(["donation-notice"]);
});

test("numbers payments of a test apart from receipts", async () => {
  const { pay } = await open({ isTest: true });
  expect(await pay()).toMatchObject({ state: "paid", receipt_number: -1 });
});

test("leaves a payment to staff that contradicts itself, with the reason", async () => {
  const { pay, events, mails } = await open();
  expect(await pay({ doubt: "Called failed." })).toMatchObject({ state: "review", check_at: null });
  expect((await events()).at(-1)).toBe("Called failed. Transaction T-1.");
  // The same again changes and tells nothing, and ends the checks.
  const again = await pay({ doubt: "Called failed." });
  expect(again).toMatchObject({ state: "review", check_at: null });
  expect(await mails()).toEqual(["donation-notice"]);
});

test.each([
  [{ currency: "K".repeat(99) }, `Paid in ${"K".repeat(10)}, asked for UGX. Transaction T-1.`],
  [{ amount: "9".repeat(99) }, `Paid ${"9".repeat(30)}, asked for 50000. Transaction T-1.`],
])("writes no more of a wrong payment into the log than is needed: %o", async (wrong, sentence) => {
  const { pay, events } = await open();
  await pay(wrong);
  expect((await events()).at(-1)).toBe(sentence);
});

test.each([["paid"], ["reversed"]] as const)(
  "notes a second payment of a donation that is %s once, however often it is reported",
  async (state) => {
    const { pay, set, events, store } = await open();
    await pay();
    await set(state, 0, 1);
    await pay();
    for (let time = 0; time < 3; time += 1) await pay({ transaction: "T-2" });
    const noted = (await events()).filter((detail) => detail.startsWith("Second payment"));
    expect(noted).toEqual(["Second payment T-2; to be given back."]);
    expect(await store.tables.selectFrom("second_payments").select("id").execute()).toHaveLength(1);
  },
);

test("goes on asking about a failed payment, which a donor may try again", async () => {
  const { settle, set } = await open();
  const failed = { kind: "failed", reason: "Declined." } as const;
  expect(await settle(failed)).toMatchObject({ state: "failed", check_at: now + first });
  await set("failed", 1);
  expect(await settle(failed)).toMatchObject({ state: "failed", check_at: now + second });
  await set("failed", 3);
  expect(await settle(failed)).toMatchObject({ state: "failed", check_at: null });
  await set("expired");
  expect(await settle(failed)).toMatchObject({ state: "expired", check_at: null });
});

test("takes a payment for failed that was given back before it was heard of", async () => {
  const { settle } = await open();
  expect(await settle({ kind: "reversed", reason: "Back." })).toMatchObject({ state: "failed" });
});

test.each([["review"], ["paid"], ["reversed"]] as const)(
  "asks about a donation that is %s no more once it is answered, and later after a silence",
  async (state) => {
    const { settle, set } = await open();
    await set(state, 0, state === "review" ? null : 1);
    const silent = await settle({ kind: "silent", reason: "" });
    expect(silent).toMatchObject({ state, check_at: now + last });
    expect(await settle({ kind: "open", reason: "" })).toMatchObject({ state, check_at: null });
  },
);

test("lets a donation expire when the schedule ends with an answer, not with a silence", async () => {
  const { settle, set, events } = await open();
  await set("pending", 3);
  const silent = await settle({ kind: "silent", reason: "" });
  expect(silent).toMatchObject({ state: "pending", check_at: now + last });
  const expired = await settle({ kind: "open", reason: "" });
  expect(expired).toMatchObject({ state: "expired", check_at: null });
  expect((await events()).at(-1)).toBe("No money came within the time of the schedule.");
  expect(await settle({ kind: "open", reason: "" })).toMatchObject({
    state: "expired",
    check_at: null,
  });
});

test("tries again when another server was first, and gives up after five times", async () => {
  const { store, id, settle } = await open();
  let conflicts = 4;
  const busy: Store = {
    ...store,
    change(work) {
      if (conflicts === 0) return store.change(work);
      conflicts -= 1;
      return Promise.reject(new ConcurrentUpdateError("another was first"));
    },
  };
  const failed = { kind: "failed", reason: "Declined." } as const;
  expect(await settle(failed, busy)).toMatchObject({ state: "failed" });
  conflicts = 5;
  await expect(settle(failed, busy)).rejects.toThrow("another was first");
  const broken = { ...store, change: () => Promise.reject(new Error("disk full")) };
  await expect(settle(failed, broken)).rejects.toThrow("disk full");
  expect(await findDonation(store.tables, { id })).toMatchObject({ state: "failed" });
});
