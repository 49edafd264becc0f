import { expect, test } from "vitest";
import { parseDonationForm } from "./donation-form.ts";

const bounds = { min: 10_000 };
const sentence = (values: Record<string, string>, max = 20_000_000) => {
  const parsed = parseDonationForm(values, { min: 10_000, max });
  return parsed.ok ? parsed.value.amount : parsed.errors.map(({ message }) => message);
};

test.each([
  ["9999", "Enter an amount of at least UGX 10,000."],
  ["0", "Enter an amount of at least UGX 10,000."],
  ["-50000", "Enter an amount of at least UGX 10,000."],
  ["10,000.50", "Enter whole shillings, without cents, such as 10000."],
  ["ten", "Enter the amount in digits only, such as 50000 or 50,000."],
  [
    "20000001",
    "The most that can be given online at once is UGX 20,000,000. Please contact us about a larger gift.",
  ],
  [
    "1000000000000",
    "The most that can be given online at once is UGX 20,000,000. Please contact us about a larger gift.",
  ],
  ["", "Choose an amount, or enter your own."],
])("rejects the amount %j with one sentence", (amount, message) => {
  expect(sentence({ amount })).toEqual([message]);
});

test("cleans and checks optional details", () => {
  expect(parseDonationForm({ amount: "10000" }, bounds)).toMatchObject({
    ok: true,
    value: { name: "", email: "", phone: "", provider: "" },
  });
  expect(
    parseDonationForm(
      {
        amount: "10000",
        name: " Amina\r\nBcc: x ",
        email: " amina@example.org ",
        phone: "0772 123 456",
      },
      bounds,
    ),
  ).toMatchObject({
    value: {
      name: "Amina Bcc: x",
      email: "amina@example.org",
      phone: "+256772123456",
    },
  });
  const wrong = parseDonationForm(
    {
      amount: "1",
      name: "x".repeat(201),
      email: "a@b",
      phone: "12",
    },
    bounds,
  );
  expect(wrong.ok ? [] : wrong.errors.map(({ field, code }) => [field, code])).toEqual([
    ["amount", "TOO_SMALL"],
    ["name", "TOO_LONG"],
    ["email", "TYPE_EMAIL"],
    ["phone", "TYPE_PHONE"],
  ]);
});

test.each(["\u200b", "\u2060 \u00ad", "\u3164"])(
  "a name of %j shows nothing, so it counts as left out, as in the contact form",
  (name) => {
    expect(parseDonationForm({ amount: "10000", name, email: name }, bounds)).toMatchObject({
      value: { name: "", email: "" },
    });
  },
);
