import { expect, test } from "vitest";
import { parseDonationForm } from "#app/forms/donation-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { getRetention } from "#collections/site/retention.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { importSubscribers, parseImport } from "#server/newsletter/subscriber-import.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage, openTestSite } from "#tests/support/test-site.ts";
import { erasePerson, exportPerson } from "./person.ts";

const origin = "https://www.example.org";
const oneForm = "ŋgabo@xn--bcher-kva.example";

/** The same mailbox as people, telephones and programs write it, a different spelling at each door. */
const typed = {
  message: "\u200bŊgabo@bücher.example",
  newsletter: "ŋgabo@BÜCHER.example\u00a0",
  pledge: "ŋgabo@xn--bcher-kva.example",
  donation: "ŋga\u00adbo@bu\u0308cher.example",
  imported: "Ŋgabo@XN--bcher-kva.example",
};

async function openUsedSite() {
  const site = await openTestSite();
  const post = (path: string, fields: Record<string, string>) =>
    site.fetch(
      new Request(`${origin}${path}`, {
        method: "POST",
        headers: { accept: "application/json", origin },
        body: new URLSearchParams(fields),
      }),
    );
  const phone = "\u200e+256 772\u2011999\u2011111";
  const giver = { amount: "50000", phone };
  const answers = await Promise.all([
    post("/contact", { ...goodMessage, email: typed.message }),
    post("/newsletter", { email: typed.newsletter }),
    post("/donate/pledge", { ...giver, email: typed.pledge }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const intent = parseDonationForm({ ...giver, email: typed.donation }, { min: 10_000 });
  if (!intent.ok) throw new Error("refused");
  const facts = { provider: "sandbox", check_at: null };
  await site.store.change((tables) => insertDonation(tables, intent.value, 1, facts));
  return site;
}

test("every door stores an address in the one form of it, and the office finds it by any spelling", async () => {
  const { store, tokens } = await openUsedSite();
  const parts = { store, retention: getRetention(), tokens };
  for (const spelling of Object.values(typed)) {
    const held = await exportPerson(parts, emailAddress(spelling));
    expect(held.messages).toMatchObject([{ email: oneForm }]);
    expect(held.subscriptions).toMatchObject([{ address: oneForm }]);
    expect(held.pledges).toMatchObject([{ donor_email: oneForm }]);
    expect(held.donations).toMatchObject([{ donor_email: oneForm }]);
    expect(held.emails).toHaveLength(3);
    expect(held.mailboxAllowances).toHaveLength(1);
  }
  const byPhone = await exportPerson(parts, phoneNumber("٠٧٧٢ ٩٩٩ ١١١"));
  expect(byPhone.pledges).toHaveLength(1);
  expect(byPhone.donations).toHaveLength(1);
});

test("an erasure by another spelling leaves no trace, and no import brings the address back", async () => {
  const { store, tokens } = await openUsedSite();
  const parts = { store, retention: getRetention(), tokens, folder: temporaryFolder() };
  await erasePerson(parts, emailAddress("Ŋgabo@Bücher.example"), { now: 1 });
  const tables = ["contact_messages", "subscribers", "pledges", "donations", "outbox"] as const;
  for (const table of tables) {
    const rows = await store.tables.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(/gabo|bcher|bücher/i);
  }
  const csv = `email,consent_at,wording,source_page\n${typed.imported},2026-01-02,Yes,/`;
  const { rows } = parseImport(Buffer.from(csv));
  const counts = await importSubscribers(rows, { store, tokens });
  expect(counts).toEqual({ added: 0, known: 0, suppressed: 1 });
});

test("a second sign-up in another spelling is the same reader", async () => {
  const site = await openTestSite();
  for (const address of [typed.newsletter, typed.message]) {
    site.clock.now += 3_600_000;
    await site.newsletter.subscribe({
      address: emailAddress(address),
      sourcePage: "",
      isSuspect: false,
    });
  }
  expect(await site.subscribers()).toMatchObject([{ address: oneForm }]);
});
