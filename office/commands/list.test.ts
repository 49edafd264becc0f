import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { message, pledge, signUp } from "../subjects/received.fixture.ts";
import { openOffice } from "./open-office.fixture.ts";

test("prints all messages for programs, the newest first, without those in quarantine", async () => {
  const nine = Date.UTC(2026, 10, 21, 9);
  const office = await openOffice(async (store) => {
    for (let at = 0; at < 250; at += 1)
      await message(store, { subject: `${at}` }, false, nine + at);
    await message(store, { subject: "spam" }, true, nine);
  });
  const { code, out } = await office.type("list", "messages", "--json");
  expect(code).toBe(0);
  const listed = JSON.parse(out) as { id: string; subject: string }[];
  expect(listed.map(({ subject }) => Number(subject))).toEqual(
    Array.from({ length: 250 }, (_, at) => 249 - at),
  );
  expect(listed.at(-1)).toEqual({
    id: expect.any(String),
    receivedAt: "2026-11-21T09:00:00.000Z",
    status: "new",
    ...goodMessage,
    subject: "0",
    sourcePage: "/contact",
  });
});

test("prints gifts with pledges, and readers with the evidence of their consent", async () => {
  const office = await openOffice(async (store) => {
    const email = emailAddress("nakato@example.org");
    const gift = { name: "Nakato", email, phone: "" as const, amount: shillings(50_000) };
    await store.change((tables) =>
      insertDonation(tables, { ...gift, provider: "sandbox" }, 1_000, {
        provider: "sandbox",
        check_at: null,
      }),
    );
    await pledge(store, { phone: "0772 999 111", name: "Okot" });
    await signUp(store, "reader@example.org");
  });
  expect(JSON.parse((await office.type("list", "gifts")).out)).toMatchObject({
    donations: [{ amount: 50_000, state: "created", email: "nakato@example.org" }],
    pledges: [{ amount: 30_000, donor_name: "Okot", status: "new" }],
  });
  expect(JSON.parse((await office.type("list", "readers")).out)).toMatchObject([
    { email: "reader@example.org", status: "pending", wording: expect.stringMatching(/\w/) },
  ]);
});
