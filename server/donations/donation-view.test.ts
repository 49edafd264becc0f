import { expect, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { DonationState } from "#server/store/schema.ts";
import type { Donation } from "./donation-records.ts";
import {
  addressOfDonation,
  donationFacts,
  readReceiptName,
  receiptName,
  viewOfDonation,
  viewOfReceipt,
} from "./donation-view.ts";

const paidAt = Date.UTC(2026, 10, 21, 22);
const words = getGiving();

const donationWith = (more: Partial<Donation>): Donation => ({
  id: "1",
  view_token: "view",
  reference: "OTC-1",
  submission_key: null,
  state: "pending",
  amount: shillings(50_000),
  currency: "UGX",
  donor_name: "",
  donor_email: "",
  donor_phone: "",
  provider: "pesapal",
  provider_order: null,
  start_failed_at: null,
  answered_at: null,
  unanswered_since: null,
  provider_transaction: null,
  payment_method: "",
  checkout_url: "https://pay.example.org/1",
  created_at: paidAt - 60_000,
  changed_at: paidAt,
  paid_at: null,
  check_at: null,
  checks: 0,
  receipt_number: null,
  receipt_token: null,
  ...more,
});
const paid = { state: "paid", paid_at: paidAt, receipt_number: 42, receipt_token: "r" } as const;

test.each<[DonationState, string, string]>([
  ["created", "waiting", "thanks"],
  ["pending", "waiting", "thanks"],
  ["review", "review", "thanks"],
  ["paid", "paid", "thanks"],
  ["reversed", "reversed", "thanks"],
  ["failed", "failed", "failed"],
  ["expired", "expired", "failed"],
])("shows a donation that is %s as %s, on the page for %s", (state, stage, page) => {
  const donation = donationWith({ state });
  const view = viewOfDonation(donation, false, false);
  expect(view).toMatchObject({
    stage,
    amount: "UGX 50,000",
    shillings: 50_000,
    reference: "OTC-1",
    token: "view",
    isTest: false,
    checkoutUrl: stage === "waiting" ? donation.checkout_url : null,
    receiptPath: null,
  });
  expect(addressOfDonation(donation, false)).toBe(`/donate/${page}/view`);
});

test("calls a donation cancelled only as long as no money can have come", () => {
  expect(viewOfDonation(donationWith({}), true, true)).toMatchObject({
    stage: "cancelled",
    isTest: true,
  });
  expect(addressOfDonation(donationWith({}), true)).toBe("/donate/cancelled/view");
  expect(addressOfDonation(donationWith(paid), true)).toBe("/donate/thanks/view");
});

test("leads to the receipt of a paid donation alone", () => {
  const pathOf = (more: Partial<Donation>) =>
    viewOfDonation(donationWith(more), false, false).receiptPath;
  expect(pathOf(paid)).toBe("/donate/receipt/r");
  expect(pathOf({ ...paid, state: "reversed" })).toBeNull();
  expect(pathOf({ ...paid, receipt_token: null })).toBeNull();
});

test("numbers receipts, and those of tests apart", () => {
  expect(receiptName(42)).toBe("OTC-R-000042");
  expect(receiptName(1_234_567)).toBe("OTC-R-1234567");
  expect(receiptName(0)).toBe("OTC-R-000000");
  expect(receiptName(-7)).toBe("TEST-000007");
});

test("writes a receipt with the day in Kampala", () => {
  const known = { ...paid, donor_name: "Amina", payment_method: "MTN" };
  const { receipt, amount, reference } = words;
  expect(viewOfReceipt(donationWith(known), false, words)).toEqual({
    number: "OTC-R-000042",
    amount: "UGX 50,000",
    facts: [
      [receipt.number, "OTC-R-000042"],
      [amount, "UGX 50,000"],
      [receipt.date, "22\u00a0November 2026"],
      [receipt.from, "Amina"],
      [receipt.method, "MTN"],
      [reference, "OTC-1"],
    ],
    status: [receipt.status, receipt.given],
    isTest: false,
  });
  const unknown = viewOfReceipt(donationWith({ ...paid, state: "reversed" }), true, words);
  expect(unknown?.facts.map(([, value]) => value).slice(3, 5)).toEqual([
    receipt.anonymous,
    "pesapal",
  ]);
  expect(unknown).toMatchObject({ status: [receipt.status, receipt.reversed], isTest: true });
  const pretended = viewOfReceipt(donationWith({ ...paid, receipt_number: -1 }), false, words);
  expect(pretended, "no money was received").toMatchObject({ status: null, isTest: true });
});

test("writes no receipt before money came", () => {
  expect(viewOfReceipt(donationWith({ ...paid, receipt_number: null }), false, words)).toBe(
    undefined,
  );
  expect(viewOfReceipt(donationWith({ ...paid, paid_at: null }), false, words)).toBe(undefined);
});

test("tells staff everything about a donation, and nothing where nothing is known", () => {
  const open = donationFacts(donationWith({ check_at: paidAt }));
  expect(open).toMatchObject({ State: "pending", Paid: null, Receipt: null, Transaction: null });
  expect(open["Next look"]).toContain("2026");
  const facts = donationFacts(donationWith({ ...paid, provider_transaction: "T-1" }));
  expect(facts).toMatchObject({
    State: "paid",
    Amount: "UGX 50,000",
    Provider: "pesapal",
    Transaction: "T-1",
    Receipt: "OTC-R-000042",
    "Next look": null,
  });
  expect(facts.Paid).toBe(open["Next look"]);
});

test.each([
  ["OTC-R-000042", 42],
  ["otc r 42", 42],
  ["OTC‑R‑000042\u200b", 42],
  ["0TC-R-OOOO42", 42],
  ["TEST-000003", -3],
  ["OTC-R-000000", undefined],
  ["42", undefined],
])("reads the number of a receipt as %j", (typed, number) => {
  expect(readReceiptName(typed)).toBe(number);
});
