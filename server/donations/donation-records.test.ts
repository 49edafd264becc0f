import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { DonationState } from "#server/store/schema.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { donationEmails } from "./donation-emails.ts";
import {
  insertDonation,
  listDonations,
  listEvents,
  readReference,
  writeEvent,
} from "./donation-records.ts";
import { donationsAsCsv, listReceipts } from "./donation-totals.ts";
import { listSecondPayments, markRefunded, recordSecondPayment } from "./second-payments.ts";

const now = Date.UTC(2026, 10, 21, 9);
const intent = {
  amount: shillings(50_000),
  name: "Amina",
  email: emailAddress("amina@example.org"),
  phone: "" as const,
  provider: "",
};

async function openBooks() {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const { tables } = store;
  return {
    store,
    tables,
    /** Stores a donation; with a number, one that was paid. */
    give: (state: DonationState, number: number | null, at = now, more = {}) =>
      store.change(async (tables) => {
        const facts = { provider: "pesapal", check_at: null };
        const donation = await insertDonation(tables, { ...intent, ...more }, at, facts);
        if (!donation) throw new Error("not kept");
        const paid = { receipt_number: number, paid_at: at, receipt_token: `token ${number}` };
        const set = { state, ...(number === null ? {} : paid) };
        await tables.updateTable("donations").set(set).where("id", "=", donation.id).execute();
        return { ...donation, ...set };
      }),
  };
}

test("names each donation by its day, with letters that are not confused when read aloud", async () => {
  const { give } = await openBooks();
  const given = await Promise.all(Array.from({ length: 20 }, () => give("created", null)));
  for (const { reference, view_token } of given) {
    expect(reference).toMatch(/^OTC-20261121-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(view_token).toMatch(/^[\w-]{22}$/);
  }
  expect(new Set(given.map(({ reference }) => reference)).size).toBe(20);
});

test("lists donations newest first, all or those of a state, and no more than asked for", async () => {
  const { tables, give } = await openBooks();
  const oldest = await give("paid", 1, now);
  const middle = await give("failed", null, now + 1);
  const newest = await give("paid", 2, now + 2);
  const list = async (options: Parameters<typeof listDonations>[1]) =>
    (await listDonations(tables, options)).map(({ id }) => id);
  expect(await list({ limit: 9 })).toEqual([newest.id, middle.id, oldest.id]);
  expect(await list({ limit: 2 })).toEqual([newest.id, middle.id]);
  expect(await list({ limit: 9, state: "paid" })).toEqual([newest.id, oldest.id]);
});

test("numbers the steps of each donation's own log, and cuts what is too long for it", async () => {
  const { store, tables, give } = await openBooks();
  const [donation, other] = [await give("created", null), await give("created", null)];
  const event = { from: "created", to: "failed", cause: "form", detail: "x".repeat(999) } as const;
  await store.change((tables) => writeEvent(tables, donation.id, now + 1, event));
  const steps = await listEvents(tables, donation.id);
  expect(steps).toMatchObject([
    {
      step: 1,
      from_state: null,
      to_state: "created",
      detail: "To be paid with pesapal: UGX 50000",
    },
    { step: 2, at: now + 1, from_state: "created", to_state: "failed", cause: "form" },
  ]);
  expect(steps[1]?.detail).toHaveLength(300);
  expect(await listEvents(tables, other.id)).toHaveLength(1);
});

test("lists receipts by number for the books, of one month or all, without those of tests", async () => {
  const { tables, give } = await openBooks();
  const november = await give("paid", 2, now, { name: "=SUM(A1)" });
  // Midnight in Kampala; by universal time it is still October.
  await give("reversed", 1, Date.parse("2026-10-31T21:00:00Z"));
  await give("paid", 3, Date.parse("2026-10-31T20:59:59Z"));
  await give("paid", -1);
  await give("failed", null);
  const numbers = async (month?: string) =>
    (await listReceipts(tables, month)).map((donation) => donation.receipt_number);
  expect(await numbers()).toEqual([1, 2, 3]);
  expect(await numbers("2026-11")).toEqual([1, 2]);
  expect(await numbers("2026-10")).toEqual([3]);
  const [head, first, second, ...rest] = (await donationsAsCsv(tables, "2026-11")).split(/\r?\n/);
  expect(head).toBe(
    "\ufeffreceipt,paid_at,reference,amount_ugx,state,provider,transaction,method,name,email,phone",
  );
  expect(first).toMatch(
    /^OTC-R-000001,2026-10-31T21:00:00.000Z,OTC-\d+-\w+,50000,reversed,pesapal,,,Amina,amina@example.org,$/,
  );
  expect(second).toContain(
    `OTC-R-000002,2026-11-21T09:00:00.000Z,${november.reference},50000,paid`,
  );
  // Spreadsheets would compute it.
  expect(second).not.toContain(",=SUM");
  expect(rest).toEqual([]);
});

test("lists payments that are to be given back, oldest first, each once", async () => {
  const { store, tables, give } = await openBooks();
  const donation = await give("paid", 1);
  const payment = { amount: "5".repeat(99), currency: "U".repeat(99) };
  await store.change(async (tables) => {
    await recordSecondPayment(tables, donation, { ...payment, transaction: "late" }, now + 2);
    await recordSecondPayment(tables, donation, { ...payment, transaction: "early" }, now + 1);
    await recordSecondPayment(tables, donation, { ...payment, transaction: "early" }, now + 3);
  });
  const { reference } = donation;
  const shared = {
    reference,
    provider: "pesapal",
    amount: "5".repeat(40),
    currency: "U".repeat(10),
  };
  expect(await listSecondPayments(tables)).toEqual([
    { ...shared, provider_transaction: "early", noticed_at: now + 1 },
    { ...shared, provider_transaction: "late", noticed_at: now + 2 },
  ]);
  expect(await markRefunded(store, "early", now + 9)).toBe(true);
  const kept = await tables.selectFrom("second_payments").select("refunded_at").execute();
  expect(kept.map(({ refunded_at }) => refunded_at)).toEqual([null, now + 9]);
});

const words = getGiving();
const emails = donationEmails(words, emailAddress("office@example.org"), {
  origin: () => "https://www.example.org",
  isTest: (provider) => provider === "sandbox",
});

test("e-mails donors the address of their receipt", async () => {
  const { tables, give } = await openBooks();
  const { id } = await give("paid", 7);
  const email = await emails["donation-receipt"](tables, { donationId: id });
  expect(email).toMatchObject({ to: "amina@example.org", subject: words.email.subject });
  for (const part of [
    words.email.heading,
    words.email.thanks.replace("{amount}", "UGX 50,000"),
    "https://www.example.org/donate/receipt/token 7",
    `${words.receipt.number}: OTC-R-000007`,
    words.receipt.small.slice(0, 30),
    words.email.footer.slice(0, 30),
  ]) {
    expect(email?.text).toContain(part);
  }
  expect(email?.text).not.toContain(words.receipt.test);
  expect(email?.text).not.toContain("{");
  const test = await give("paid", -7);
  const tried = await emails["donation-receipt"](tables, { donationId: test.id });
  expect(tried?.text).toContain(words.receipt.test);
});

test("e-mails no receipt to donors without an address, before money came, or once it was given back", async () => {
  const { tables, give } = await openBooks();
  const donations = [
    await give("paid", 1, now, { email: "" as const }),
    await give("pending", null),
    await give("reversed", 2),
    { id: "unknown" },
  ];
  for (const { id } of donations) {
    expect(await emails["donation-receipt"](tables, { donationId: id })).toBeUndefined();
  }
});

test("tells the office of money without a word about the donor", async () => {
  const { tables, give } = await openBooks();
  const { id, reference } = await give("review", null);
  const email = await emails["donation-notice"](tables, { donationId: id });
  expect(email).toMatchObject({ to: "office@example.org" });
  expect(email?.subject).toBe(`Donation ${reference}: review`);
  for (const part of ["Amount: UGX 50,000", "State: review", "Provider: pesapal"]) {
    expect(email?.text).toContain(part);
  }
  expect(email?.text).toContain(`Office, Gifts, ${reference}`);
  expect(email?.text).not.toMatch(/Amina|Receipt:/i);
  const paid = await give("paid", 7);
  const notice = await emails["donation-notice"](tables, { donationId: paid.id });
  expect(notice?.text).toContain("Receipt: OTC-R-000007");
  expect(await emails["donation-notice"](tables, { donationId: "unknown" })).toBeUndefined();
});

test("names the payment to the office, and says of a test that it is one", async () => {
  const { store, tables, give } = await openBooks();
  const { id, reference } = await give("paid", -7);
  const set = { provider: "sandbox", provider_transaction: "T-1" };
  await store.change((tables) => tables.updateTable("donations").set(set).execute());
  const email = await emails["donation-notice"](tables, { donationId: id });
  expect(email?.subject).toBe(`Donation ${reference}: paid (test mode)`);
  for (const part of ["Transaction: T-1", "Receipt: TEST-000007", "Provider: sandbox"]) {
    expect(email?.text).toContain(part);
  }
});

test("tells the office whom to answer about an offer", async () => {
  const { store, tables } = await openBooks();
  const pledge = { id: "9", received_at: now, status: "new", amount: shillings(70_000) } as const;
  const donor = {
    donor_name: "Okot",
    donor_email: "" as const,
    donor_phone: phoneNumber("+256772123456"),
  };
  await store.change((tables) =>
    tables
      .insertInto("pledges")
      .values({ ...pledge, ...donor })
      .execute(),
  );
  const email = await emails.pledge(tables, { pledgeId: "9" });
  expect(email).toMatchObject({
    to: "office@example.org",
    subject: "Website: a pledge of UGX 70,000",
  });
  for (const part of ["Amount: UGX 70,000", "Name: Okot", "Phone: +256772123456", "pledge 9"]) {
    expect(email?.text).toContain(part);
  }
  expect(email?.text).not.toContain("E-mail:");
  const address = { donor_email: emailAddress("okot@example.org") };
  await store.change((tables) => tables.updateTable("pledges").set(address).execute());
  const other = await emails.pledge(tables, { pledgeId: "9" });
  expect(other?.text).toContain("E-mail: okot@example.org");
  expect(await emails.pledge(tables, { pledgeId: "unknown" })).toBeUndefined();
});

test.each([
  "OTC-20261121-7K3M9Q0XP1",
  "otc-20261121-7k3m9q0xp1",
  " OTC 20261121 7K3M9Q0XP1 ",
  "OTC‑20261121‑7K3M9Q0XP1\u200b",
  "OTC202611217K3M9QOXPI",
  "0TC-2O261l2l-7K3M9QOXPL",
])("reads the reference of a donation as %j", (typed) => {
  expect(readReference(typed)).toBe("OTC-20261121-7K3M9Q0XP1");
});

test.each(["", "OTC", "OTC-20261121", "OTC-20261121-7K3M9Q0XP", "OTC-R-000042"])(
  "%j is no reference of a donation",
  (typed) => {
    expect(readReference(typed)).toBeUndefined();
  },
);
