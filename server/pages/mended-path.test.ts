import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const origin = "https://www.example.org";

/** A site with one reader who has not confirmed, and one donation with a receipt. */
async function openUsedSite() {
  const site = await openTestSite();
  const { store, newsletter, tokens } = site;
  await newsletter.subscribe({
    address: emailAddress("amina@example.org"),
    sourcePage: "",
    isSuspect: false,
  });
  const [reader] = await site.subscribers();
  const [mail] = await site.mails();
  const intent = { amount: shillings(50_000), name: "", provider: "sandbox" };
  const donor = { email: "", phone: "" } as const;
  const donation = await store.change(async (tables) => {
    const facts = { provider: "sandbox", check_at: null };
    const kept = await insertDonation(tables, { ...intent, ...donor }, site.clock.now, facts);
    const paid = { state: "paid", receipt_number: 1, receipt_token: "R".repeat(22) } as const;
    await tables
      .updateTable("donations")
      .set({ ...paid, paid_at: site.clock.now })
      .execute();
    return kept;
  });
  const view = donation?.view_token ?? "";
  const links = [
    `/newsletter/confirm/${tokens.confirmation(mail?.reference ?? "")}`,
    `/newsletter/unsubscribe/${tokens.leaving(reader?.id ?? "")}`,
    `/donate/return/${view}`,
    `/donate/thanks/${view}`,
    `/donate/failed/${view}`,
    `/donate/cancelled/${view}`,
    `/donate/receipt/${"R".repeat(22)}`,
  ];
  const ask = (path: string, init?: RequestInit) =>
    site.fetch(new Request(origin + path, { headers: { accept: "text/html" }, ...init }));
  return { ...site, links, ask };
}

/** What mail and chat programs add to a link, in it and behind it. */
const changes: Readonly<Record<string, (link: string) => string>> = {
  "a zero-width space behind": (link) => `${link}%E2%80%8B`,
  "a zero-width space in it": (link) => link.replace(/.{5}$/, "%E2%80%8B$&"),
  "a soft hyphen in it": (link) => link.replace(/.{5}$/, "%C2%AD$&"),
  "a mark of direction": (link) => `${link}%E2%80%8E`,
  "a byte-order mark": (link) => `${link}%EF%BB%BF`,
  "a space": (link) => `${link}%20`,
  "a full stop": (link) => `${link}.`,
  "a bracket and a full stop": (link) => `${link}).`,
  "a quotation mark": (link) => `${link}%E2%80%9D`,
  "a slash": (link) => `${link}/`,
  "a foreign parameter without its question mark": (link) => `${link}&utm_source=x`,
  "an encoded question mark": (link) => `${link}%3Futm_source%3Dx`,
  "an equals sign of a broken line": (link) => `${link}=`,
  "a word": (link) => `${link}%0AThank`,
  "a capital at the start": (link) => link.replace(/[a-z]/, (letter) => letter.toUpperCase()),
};

test.each(Object.entries(changes))("every private link works with %s", async (_name, change) => {
  const { links, ask } = await openUsedSite();
  for (const link of links) {
    const whole = await ask(link);
    expect([200, 303], link).toContain(whole.status);
    const changed = await ask(`${change(link)}?utm_medium=mail`);
    expect(changed.status, link).toBe(308);
    expect(changed.headers.get("location"), link).toBe(`${link}?utm_medium=mail`);
  }
});

test.each(Object.entries(changes))(
  "the buttons behind a link work with %s",
  async (_name, change) => {
    const { links, ask, subscribers } = await openUsedSite();
    const [confirm = "", leave = ""] = links;
    const press = (path: string, body: string) => {
      const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
      return ask(path, { method: "POST", body, headers });
    };
    expect((await press(change(confirm), "")).status).toBe(303);
    expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
    expect((await press(change(leave), "List-Unsubscribe=One-Click")).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ status: "unsubscribed" }]);
  },
);

test("foreign parameters change nothing about a private link", async () => {
  const { links, ask } = await openUsedSite();
  for (const link of links) {
    const answers = [await ask(link), await ask(`${link}?utm_source=x&fbclid=y`)];
    expect(answers[1]?.status, link).toBe(answers[0]?.status);
  }
});

test("a token that lacks a sign, or has another, is still unknown", async () => {
  const { links, ask } = await openUsedSite();
  for (const link of links) {
    const wrong = link.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect([404, 410], link).toContain((await ask(link.slice(0, -1))).status);
    expect([404, 410], link).toContain((await ask(wrong)).status);
    expect((await ask(`${link}.pdf`)).status, link).toBeGreaterThanOrEqual(400);
  }
});
