import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { getGiving } from "#collections/site/giving.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { createContact } from "./contact/contact.ts";
import { contactMessageEmail } from "./contact/contact-email.ts";
import { findMessage } from "./contact/messages.ts";
import { donationEmails } from "./donations/donation-emails.ts";
import { openSqlite } from "./store/sqlite.ts";

const to = emailAddress("office@example.org");
const received = Date.UTC(2026, 10, 21, 22, 30);

async function openStore() {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  return store;
}

test("shows the time of a message in Kampala", async () => {
  const store = await openStore();
  const contact = createContact({ store, clock: () => received });
  const submission = { message: goodMessage, sourcePage: "/contact", isSuspect: false };
  const receipt = await contact.receive(submission);
  if (receipt.kind === "conflict") throw new Error("not kept");
  const email = await contactMessageEmail(to)(store.tables, { messageId: receipt.id });
  expect(email?.text).toContain("Received: 2026-11-22 01:30 (Kampala)");
});

test("shows every field of the contact form", async () => {
  const store = await openStore();
  const contact = createContact({ store, clock: () => received });
  const written = contactFieldNames.map((name) => [name, `written in ${name}`]);
  const message: ContactMessage = { ...goodMessage, ...Object.fromEntries(written) };
  const receipt = await contact.receive({ message, sourcePage: "/contact", isSuspect: false });
  if (receipt.kind === "conflict") throw new Error("not kept");
  const email = await contactMessageEmail(to)(store.tables, { messageId: receipt.id });
  for (const name of contactFieldNames) expect(email?.text).toContain(message[name]);
  expect(await findMessage(store.tables, receipt.id)).toMatchObject({ fields: message });
});

test("shows the sum of a pledge as it is written in Uganda", async () => {
  const store = await openStore();
  const pledge = {
    id: "p1",
    received_at: received,
    status: "new" as const,
    amount: shillings(1_250_000),
  };
  const donor = {
    donor_name: "",
    donor_email: emailAddress("giver@example.org"),
    donor_phone: "" as const,
  };
  await store.tables
    .insertInto("pledges")
    .values({ ...pledge, ...donor })
    .execute();
  const parts = { origin: () => "https://www.example.org", isTest: () => true };
  const emails = donationEmails(getGiving(), to, parts);
  const email = await emails.pledge(store.tables, { pledgeId: "p1" });
  expect(email?.subject).toBe("Website: a pledge of UGX 1,250,000");
  expect(email?.text).toContain("Amount: UGX 1,250,000");
});
