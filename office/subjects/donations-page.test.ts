import { expect, test } from "vitest";
import type { DonationIntent } from "#app/forms/donation-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { createDonations } from "#server/donations/donations.ts";
import { recordSecondPayment } from "#server/donations/second-payments.ts";
import { newId } from "#server/store/new-id.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { pageOf } from "./alert-pages.ts";
import { findAnything } from "./find.ts";
import { openPage } from "./open-office-page.fixture.ts";

const nine = Date.UTC(2026, 10, 21, 9);

/** An office over one paid donation and one pending one. */
async function openGifts() {
  const office = await openPage();
  const scripted = createScriptedOrders();
  const service = createDonations({
    store: office.store,
    providers: [scriptedProvider(scripted)],
    clock: () => nine,
    checkIntervals: [60_000],
    log: readableLog().log,
    origin: () => "https://www.example.org",
  });
  const references: string[] = [];
  for (const [name, phone] of [
    ['=HYPERLINK("x")', phoneNumber("+256772123456")],
    ["Amina, Okello", ""],
  ] as const) {
    const email = emailAddress("amina@example.org");
    const intent = { amount: shillings(50_000), name, email, phone, provider: "" };
    const begun = await service.start(intent);
    if (begun.kind !== "checkout") throw new Error("not begun");
    const { reference, id } = begun.donation;
    references.push(reference);
    if (references.length > 1) continue;
    scripted.pay(reference);
    await service.check(id, "return");
  }
  return { ...office, references };
}

test("finds a gift by reference, receipt, address and number as people type them", async () => {
  const office = await openGifts();
  const [reference = ""] = office.references;
  const spellings = [
    reference.toLowerCase().replaceAll("-", " "),
    `\u200b${reference.replaceAll("-", "\u2011")}`,
    reference.replaceAll("0", "O"),
    "otc r 1",
  ];
  const find = async (typed: string) => JSON.stringify(await findAnything(office, typed));
  for (const typed of spellings) {
    expect(await office.text(`/gifts/${encodeURIComponent(typed)}`), typed).toContain(reference);
    expect(await find(typed), typed).toContain(reference);
  }
  await addConfirmedReaders(office.store, ["reader7@example.org"]);
  expect(await find("reader7@Example.org")).toContain('"Readers"');
  for (const typed of [
    "AMINA@Example.org\u200b",
    "0772 123 456",
    "amina,\u200b okello",
    "Okello Amina",
  ]) {
    expect(await find(typed), typed).toContain("OTC-");
  }
});

test("shows everything that happened to a gift, and asks again about those that are open", async () => {
  const { references, text, send } = await openGifts();
  const [paid = "", open = ""] = references;
  const shown = await text(`/gifts/${paid}`);
  expect(shown).toContain("OTC-R-000001");
  expect(shown).toMatch(
    /the form was sent[\s\S]+waiting for the payment[\s\S]+the donor came back[\s\S]+Confirmed by scripted/,
  );
  expect(await text("/gifts?state=paid")).not.toContain(open);
  await send("/gifts/reconcile");
  expect(await text("/gifts")).toContain(`${open}: still waiting for the payment.`);
});

test("hands an accountant receipts alone, safe for spreadsheets", async () => {
  const { references, text } = await openGifts();
  const [heading, row, ...more] = (await text("/accounts/2026-11/receipts.csv")).split("\r\n");
  expect(heading).toMatch(/receipt,paid_at,reference,amount_ugx/);
  expect(row).toContain(`OTC-R-000001,2026-11-21T09:00:00.000Z,${references[0]},50000,paid`);
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(more).toEqual([]);
  expect((await text("/accounts/2026-10/receipts.csv")).split("\r\n")).toHaveLength(1);
});

test("shows a donation with its audit log and marks a pledge", async () => {
  const { text, send, store } = await openPage();
  const at = Date.UTC(2026, 10, 21, 9);
  const donor = { name: "Nakato", email: emailAddress("nakato@example.org"), phone: "" as const };
  await store.change(async (tables) => {
    const intent = { ...donor, amount: shillings(50_000), provider: "sandbox" };
    await insertDonation(tables, intent as DonationIntent, at, {
      provider: "sandbox",
      check_at: at,
    });
    await tables
      .insertInto("pledges")
      .values({
        id: newId(at),
        received_at: at,
        status: "new",
        amount: shillings(30_000),
        donor_name: "Okot",
        donor_email: "" as const,
        donor_phone: phoneNumber("+256772999112"),
      })
      .execute();
  });
  const [, reference] = /href="\/office\/gifts\/(OTC-[^"]+)"/.exec(await text("/gifts")) ?? [];
  const shown = await text(`/gifts/${reference}`);
  for (const said of ["UGX 50,000", "nakato@example.org", "To be paid with sandbox: UGX 50000"]) {
    expect(shown).toContain(said);
  }
  expect(await text("/gifts/OTC-0")).toContain("There is no such donation.");
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(await text("/pledges")) ?? [];
  await send("/pledges/mark", { id, status: "received" });
  expect(await text("/pledges")).toContain("The pledge is marked as received.");
  expect(await store.tables.selectFrom("pledges").select("status").execute()).toEqual([
    { status: "received" },
  ]);
});

test("the alert about a second payment leads to its refund", async () => {
  const { text, send, store } = await openPage();
  const at = Date.UTC(2026, 10, 21, 9);
  const donor = { name: "", email: "" as const, phone: "" as const };
  await store.change(async (tables) => {
    const intent = { ...donor, amount: shillings(50_000), provider: "sandbox" };
    const facts = { provider: "sandbox", check_at: null };
    const kept = await insertDonation(tables, intent as DonationIntent, at, facts);
    if (!kept) throw new Error("not kept");
    const paid = { transaction: "T2", amount: "50000", currency: "UGX" };
    await recordSecondPayment(tables, kept, paid, at);
  });
  const place = pageOf("second-payments") ?? "";
  const shown = await text(place);
  expect(shown).toContain("Paid twice, to be given back");
  expect(shown).toContain('name="transaction" value="T2"');
  await send("/gifts/refunded", { transaction: "T2", confirmed: "yes" });
  expect(await text(place)).toContain("Noted as given back.");
  expect(await text(place)).toContain("No refunds are due.");
});

test("adds up receipts by month, for the accountant on paper and as CSV", async () => {
  const { ask, text, send, store } = await openPage();
  expect(await text("/accounts")).toContain("Test payments are not counted.");
  const at = Date.UTC(2026, 10, 21, 9);
  const references = await store.change(async (tables) => {
    const kept: string[] = [];
    for (const receipt_number of [1, -1]) {
      const intent = {
        name: "Nakato",
        email: emailAddress("nakato@example.org"),
        phone: "" as const,
        amount: shillings(50_000),
        provider: "pesapal",
      } as DonationIntent;
      const facts = { provider: "pesapal", check_at: null };
      const donation = await insertDonation(tables, intent, at, facts);
      if (!donation) throw new Error("not kept");
      await tables
        .updateTable("donations")
        .set({ state: "paid", receipt_number, paid_at: at, receipt_token: `t${receipt_number}` })
        .where("id", "=", donation.id)
        .execute();
      kept.push(donation.reference);
    }
    return kept;
  });
  const list = await text("/gifts");
  expect(list).toContain("paid as a test");
  expect(await text("/accounts")).toMatch(
    /href="\/office\/accounts\/2026-11">November 2026<.*UGX 50,000/,
  );
  const sheet = await text("/accounts/2026-11");
  expect(sheet).toContain("OTC-R-000001");
  expect(sheet).toMatch(/Total.*Donations: 1.*UGX 50,000/);
  expect(sheet).not.toContain(references[1]);
  const csv = await ask("/accounts/2026-11/receipts.csv");
  expect(csv.headers.get("content-disposition")).toContain('filename="receipts-2026-11.csv"');
  expect(await csv.text()).toMatch(/^receipt,paid_at.*\r\nOTC-R-000001,/);
  for (const path of ["gifts/list", "gifts/refunds", "pledges/pledges", "messages/list"]) {
    expect((await ask(`/${path}.csv`)).headers.get("content-type"), path).toContain("text/csv");
  }
  expect(await (await ask("/accounts/totals.csv")).text()).toBe(
    "month,donations,sum\r\n2026-11,1,50000",
  );
  expect(await text(`/gifts/${references[1]}`)).toContain("UGX 50,000, paid as a test.");
  const shown = await text(`/gifts/${references[0]}`);
  expect(shown).toContain("/donate/receipt/t1");
  const again = { reference: references[0] ?? "" };
  await send("/gifts/receipt", again);
  expect(await store.tables.selectFrom("outbox").select("kind").execute()).toEqual([]);
  await send("/gifts/receipt", { ...again, confirmed: "yes" });
  expect(await text(`/gifts/${references[0]}`)).toContain("on its way to nakato@example.org.");
  // A double press.
  await send("/gifts/receipt", { ...again, confirmed: "yes" });
  const after = await text("/gifts");
  expect(after).toContain("It was not sent again.");
  expect(await text(`/gifts/${references[0]}`)).toMatch(
    /<a href="\/office\/gifts">Gifts<\/a>[\s\S]+The receipt was sent again by This laptop\./,
  );
  expect(await store.tables.selectFrom("outbox").select("kind").execute()).toEqual([
    { kind: "donation-receipt" },
  ]);
});
