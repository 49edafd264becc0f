import { get } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DonationIntent } from "#app/forms/donation-form.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { recordSecondPayment } from "#server/donations/second-payments.ts";
import { readEnvironment } from "#server/environment.ts";
import { recentArticles } from "#server/newsletter/drafts.ts";
import { createServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { pageOf } from "../subjects/doctor.ts";
import { allSubjects, openDeskPage } from "./desk-page.ts";
import { renderDesk } from "./rendering/render-desk.tsx";

/** Opens the page over an empty store, and a browser with its key. */
async function open({ idle, more = {} }: { idle?: number; more?: Record<string, string> } = {}) {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const settings = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none", ...more });
  const log = readableLog();
  const services = createServices({ environment: settings, store, log: log.log });
  const options = { render: renderDesk, ...(idle === undefined ? {} : { idle }) };
  const page = await openDeskPage({ store, settings, services }, options);
  onTestFinished(() => page[Symbol.asyncDispose]());
  const entry = await fetch(page.newAddress(), { redirect: "manual" });
  const cookie = entry.headers.get("set-cookie")?.split(";")[0] ?? "";

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(page.origin + path, { redirect: "manual", headers: { cookie, ...headers } });
  const send = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { origin: page.origin },
  ) =>
    fetch(page.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, ...headers },
      body: new URLSearchParams(fields),
    });
  return {
    page,
    store,
    ask,
    send,
    cookie,
    logText: log.text,
    text: async (path: string) => (await ask(path)).text(),
    receive: (more: Partial<typeof goodMessage> = {}, isSuspect = false, age = 0) =>
      createContact({ store, clock: () => Date.now() - age }).receive({
        message: { ...goodMessage, ...more },
        sourcePage: "/contact",
        isSuspect,
      }),
    messages: () => store.tables.selectFrom("contact_messages").selectAll().execute(),
  };
}

test("renders every section over an empty store, without scripts", async () => {
  const { ask } = await open();
  for (const { path, title } of allSubjects) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain(`aria-current="page">${title}</a>`);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
    for (const [, style = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      expect((await ask(style)).headers.get("content-type"), style).toContain("text/css");
    }
  }
  expect((await ask("/styles/fonts/otc-text.woff2")).headers.get("content-type")).toBe(
    "font/woff2",
  );
  for (const path of [
    "/nothing",
    "/styles/../desk-page.ts",
    "/styles/contrast.test.ts",
    "/art/..%2f..%2f..%2fpackage.json",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test("shows and marks a message, with one notice of the result", async () => {
  const { text, send, receive, messages } = await open();
  await receive({ message: "<b>Bold</b> & brave" });
  const [{ id } = { id: "" }] = await messages();
  expect(await text("/messages")).toContain(`href="/messages/${id}"`);
  const shown = await text(`/messages/${id}`);
  expect(shown).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; brave");
  expect(shown).toContain("mailto:amina%40example.org?subject=Re%3A%20Working%20together");

  const done = await send("/messages/mark", { id, status: "answered" });
  expect([done.status, done.headers.get("location")]).toEqual([303, `/messages/${id}`]);
  expect(await messages()).toMatchObject([{ status: "answered" }]);
  expect(await text(`/messages/${id}`)).toContain("The message is marked as answered.");
  expect(await text(`/messages/${id}`)).not.toContain("is marked as");
  expect(await text("/messages?status=new")).toContain("There are no messages.");
});

test("requires confirmation of actions that cannot be undone", async () => {
  const { text, send, receive, messages } = await open();
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  expect(await text("/quarantine")).toContain("will be deleted for good");
  // Looking at the list decides nothing.
  expect((await messages())[0]?.seen_at).toBeNull();
  await send("/quarantine/delete", { id });
  expect(await text("/quarantine")).toContain("Nothing was done: it has to be confirmed.");
  expect(await messages()).toHaveLength(1);
  await send("/quarantine/delete", { id, confirmed: "yes" });
  expect(await text("/quarantine")).toContain("The message is deleted.");
  expect(await messages()).toEqual([]);
});

test("releases a message, retries its e-mail and runs the purge", async () => {
  const { text, send, receive, messages, store } = await open();
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  await send("/quarantine/release", { id });
  expect(await messages()).toMatchObject([{ status: "new" }]);
  await store.change((tables) =>
    tables.updateTable("outbox").set({ state: "dead", last_error: "550 no" }).execute(),
  );
  expect(await text("/outbox")).toContain("550 no");
  await send("/outbox/retry-all");
  expect(await text("/outbox")).toContain("1 will be tried again.");
  await send("/retention/run", { confirmed: "yes" });
  expect(await text("/retention")).toContain("Nothing was due.");
});

test("shows a donation with its audit log and marks a pledge", async () => {
  const { text, send, store } = await open();
  const at = Date.UTC(2026, 10, 21, 9);
  const donor = { name: "Nakato", email: "nakato@example.org", phone: "" };
  await store.change(async (tables) => {
    const intent = { ...donor, amount: shillings(50_000), frequency: "once", provider: "sandbox" };
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
        donor_email: "",
        donor_phone: "+256772999112",
      })
      .execute();
  });
  const [, reference] = /href="\/donations\/(OTC-[^"]+)"/.exec(await text("/donations")) ?? [];
  const shown = await text(`/donations/${reference}`);
  for (const said of ["UGX 50,000", "nakato@example.org", "sandbox, UGX 50000, once"]) {
    expect(shown).toContain(said);
  }
  expect(await text("/donations/OTC-0")).toContain("There is no such donation.");
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(await text("/pledges")) ?? [];
  await send("/pledges/mark", { id, status: "received" });
  expect(await text("/pledges")).toContain("The pledge is marked as received.");
  expect(await store.tables.selectFrom("pledges").select("status").execute()).toEqual([
    { status: "received" },
  ]);
});

test("links from the alert about a second payment to its refund", async () => {
  const { text, send, store } = await open();
  const at = Date.UTC(2026, 10, 21, 9);
  const donor = { name: "", email: "", phone: "" };
  await store.change(async (tables) => {
    const intent = { ...donor, amount: shillings(50_000), frequency: "once", provider: "sandbox" };
    const facts = { provider: "sandbox", check_at: null };
    const kept = await insertDonation(tables, intent as DonationIntent, at, facts);
    if (!kept) throw new Error("not kept");
    const paid = { transaction: "T2", amount: "50000", currency: "UGX" };
    await recordSecondPayment(tables, kept, paid, at);
  });
  expect(await text("/")).toContain("Payments that have to be given back: 1.");
  const place = pageOf("second-payments") ?? "";
  expect(await text("/")).toContain(`href="${place}"`);
  const shown = await text(place);
  expect(shown).toContain("Paid twice, to be given back");
  expect(shown).toContain('name="transaction" value="T2"');
  await send("/donations/refunded", { transaction: "T2", confirmed: "yes" });
  expect(await text(place)).toContain("No refunds are due.");
});

test("counts the promised 24 hours, and says what is late", async () => {
  const { text, receive } = await open();
  const hour = 3_600_000;
  await receive({ subject: "Late" }, false, 29.5 * hour);
  await receive({ subject: "In time" }, false, 20.5 * hour);
  await receive({ subject: "Suspect" }, true);
  const today = await text("/");
  expect(today).toMatch(/<h3>Answer by (?:yesterday|today) [\d:]+<\/h3><p class="count">2<\/p>/);
  expect(today).toMatch(/Late<\/a>.*6 hours late.*In time<\/a>.*answer within 3 hours/);
  expect(today).toMatch(/<h3>Decide<\/h3><p class="count">1<\/p>/);
  expect(await text("/messages")).toContain("6 hours late");
});

test("finds a message by its reference, and a person by a part of the name", async () => {
  const { ask, text, receive, messages } = await open();
  await receive();
  await receive({ firstName: "Amina", lastName: "Nakato", email: "nakato@example.org" }, true);
  const [{ id } = { id: "" }] = await messages();
  const found = await ask(`/find?words=${id.slice(-8).toUpperCase()}`);
  expect([found.status, found.headers.get("location")]).toEqual([302, `/messages/${id}`]);
  expect(await text(`/messages/${id}`)).toContain(`<dd>${id.slice(-8).toUpperCase()}</dd>`);
  const several = await text("/find?words=EXAMPLE.org");
  expect(several).toContain("Working together");
  expect(several).toContain("nakato@example.org");
  expect(await text("/find?words=firstName")).toContain("Nothing was found.");
});

test("adds up receipts by month, for the accountant on paper and as CSV", async () => {
  const { ask, text, send, store } = await open();
  expect(await text("/accounts")).toContain("Test payments are not counted.");
  const at = Date.UTC(2026, 10, 21, 9);
  const references = await store.change(async (tables) => {
    const kept: string[] = [];
    for (const receipt_number of [1, -1]) {
      const intent = {
        name: "Nakato",
        email: "nakato@example.org",
        phone: "",
        amount: shillings(50_000),
        frequency: "once",
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
  const list = await text("/donations");
  expect(list).toContain("paid as a test");
  expect(await text("/accounts")).toMatch(/href="\/accounts\/2026-11">November 2026<.*UGX 50,000/);
  const sheet = await text("/accounts/2026-11");
  expect(sheet).toContain("OTC-R-000001");
  expect(sheet).toMatch(/Total.*Donations: 1.*UGX 50,000/);
  expect(sheet).not.toContain(references[1]);
  const csv = await ask("/accounts/2026-11/receipts.csv");
  expect(csv.headers.get("content-disposition")).toContain('filename="receipts-2026-11.csv"');
  expect(await csv.text()).toMatch(/^receipt,paid_at.*\r\nOTC-R-000001,/);
  for (const path of ["donations/list", "donations/refunds", "pledges/pledges", "messages/list"]) {
    expect((await ask(`/${path}.csv`)).headers.get("content-type"), path).toContain("text/csv");
  }
  expect(await (await ask("/accounts/totals.csv")).text()).toBe(
    "month,donations,sum\r\n2026-11,1,50000",
  );
  const shown = await text(`/donations/${references[0]}`);
  expect(shown).toContain("/donate/receipt/t1");
  expect(await text(`/find?words=otc-r-000001`)).not.toContain("Nothing was found.");
  const again = { reference: references[0] ?? "" };
  await send("/donations/receipt", again);
  expect(await store.tables.selectFrom("outbox").select("kind").execute()).toEqual([]);
  await send("/donations/receipt", { ...again, confirmed: "yes" });
  expect(await store.tables.selectFrom("outbox").select("kind").execute()).toEqual([
    { kind: "donation-receipt" },
  ]);
});

/** A desk with a mail server and confirmed readers. */
async function openNewsroom(mail: { url: string }, readers: number) {
  const desk = await open({
    more: {
      SMTP_URL: mail.url,
      MAIL_FROM: "OTC <news@example.org>",
      PUBLIC_URL: "https://example.org",
    },
  });
  const then = Date.now() - 60_000;
  await desk.store.change((tables) =>
    tables
      .insertInto("subscribers")
      .values(
        Array.from({ length: readers }, (_, at) => ({
          id: newId(then),
          address: `reader${at}@example.org`,
          address_key: `reader${at}@example.org`,
          status: "confirmed" as const,
          created_at: then,
          consent_at: then,
          confirmed_at: then,
          left_at: null,
          consent_wording: "test",
          source_page: "/newsletter",
          last_email_at: 0,
        })),
      )
      .execute(),
  );
  return desk;
}

const draft = {
  slug: "our-news",
  subject: "Our news",
  summary: "All of it.",
  body: "Hello **you**.",
};

test("writes a newsletter, tries it out and sends it to every reader once", async () => {
  await using mail = await startMailServer();
  const { text, send, ask } = await openNewsroom(mail, 3);
  const [article] = recentArticles();
  const begun = await send("/newsletter/begin", {
    subject: "Our news",
    article: article?.path ?? "",
  });
  expect(begun.headers.get("location")).toBe("/newsletter/our-news");
  const written = await text("/newsletter/our-news");
  expect(written).toContain(`[Read it on our site](${article?.path})`);
  // It is sent from another page than it is written on, so nothing unsaved is left out.
  expect(written).not.toContain("Send it to all");
  expect(await text("/newsletter/our-news?view=email")).toContain("Readers: 3");

  await send("/newsletter/save", { ...draft, body: "Read [this](/nowhere)." });
  const wrong = await text("/newsletter/our-news?view=email");
  expect(wrong).toContain("links to /nowhere, and there is no such page");
  expect(wrong).not.toContain("Send it to all");
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  expect(await text("/newsletter/our-news")).toContain("there is no such page");

  await send("/newsletter/save", draft);
  for (const [view, words] of [
    ["email", "Hello <strong>you</strong>."],
    ["text", "Hello you."],
  ]) {
    const preview = await ask(`/newsletter/our-news/${view}`);
    expect(preview.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await preview.text()).toContain(words);
  }
  await send("/newsletter/test", { slug: "our-news", email: "me@example.org" });
  expect(mail.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ["me@example.org", "Test: Our news"],
  ]);

  await send("/newsletter/send", { slug: "our-news" });
  expect(await text("/newsletter")).toContain("it has to be confirmed");
  const sending = { slug: "our-news", confirmed: "yes" };
  await Promise.all([send("/newsletter/send", sending), send("/newsletter/send", sending)]);
  await expect
    .poll(() => text("/newsletter/our-news/progress"), { timeout: 20_000 })
    .toContain("It is complete. Readers 3, sent 3");
  // What a reload of the form, or another tab, would do.
  await send("/newsletter/send", sending);
  expect(await text("/newsletter")).toContain("That newsletter was sent already.");
  await send("/newsletter/save", { ...draft, subject: "Other" });
  expect(await text("/newsletter")).toContain("It cannot be changed here");
  const readers = mail.mails.slice(1).map(({ to }) => to?.[0]?.address);
  expect(readers.toSorted()).toEqual([0, 1, 2].map((at) => `reader${at}@example.org`));
});

test("stops a newsletter and goes on with it, and no reader gets it twice", async () => {
  await using mail = await startMailServer();
  const { text, send } = await openNewsroom(mail, 101);
  await send("/newsletter/begin", { subject: "Our news" });
  await send("/newsletter/save", draft);
  const sending = { slug: "our-news", confirmed: "yes" };
  await send("/newsletter/send", sending);
  expect(await text("/newsletter/our-news")).toContain("It is being sent.");
  await send("/newsletter/stop", { slug: "our-news" });
  expect(await text("/newsletter/our-news")).toContain("Go on");
  expect(await text("/newsletter/our-news/progress")).toContain("It is stopped.");
  await send("/newsletter/send", sending);
  await expect
    .poll(() => text("/newsletter/our-news/progress"), { timeout: 30_000 })
    .toContain("It is complete. Readers 101, sent 101");
  expect(new Set(mail.mails.map(({ to }) => to?.[0]?.address)).size).toBe(101);
  expect(mail.mails).toHaveLength(101);
});

test("reads mails that came back, and refuses a newsletter without readers", async () => {
  await using mail = await startMailServer();
  const { page, text, send, cookie } = await openNewsroom(mail, 1);
  const form = new FormData();
  const report =
    "Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; reader0@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n";
  form.append("mails", new Blob([report]), "bounce.eml");
  const headers = { cookie, origin: page.origin };
  await fetch(`${page.origin}/newsletter/bounced`, {
    method: "POST",
    headers,
    body: form,
    redirect: "manual",
  });
  expect(await text("/newsletter")).toContain("Addresses that get no further newsletter: 1.");
  await send("/newsletter/begin", { subject: "Our news" });
  await send("/newsletter/save", draft);
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  expect(await text("/newsletter/our-news")).toContain("There is no confirmed subscriber yet.");
  await send("/newsletter/delete", { slug: "our-news", confirmed: "yes" });
  expect(await text("/newsletter")).toContain("Nothing is written.");
  await send("/newsletter/delete", { slug: "../../otc", confirmed: "yes" });
  expect(await text("/newsletter")).toContain("There is no such newsletter.");
  expect(mail.mails).toEqual([]);
});

test("gives the reason when an action cannot be performed", async () => {
  const { text, send } = await open();
  await send("/subscribers/erase", { email: "nobody@example.org", confirmed: "yes" });
  expect(await text("/subscribers")).toContain("No subscription belongs to that address.");
  await send("/messages/mark", { id: "%", status: "closed" });
  expect(await text("/messages")).toContain("There is no such message (any more).");
  await send("/outbox/retry", { id: "" });
  expect(await text("/outbox")).toContain("That e-mail was not given up.");
});

/** Requests a page with any headers, e.g. another Host. */
const askAs = (origin: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(`${origin}/messages`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on("error", reject);
  });

test("rejects requests from other sites, under another name or without the key", async () => {
  const { page, ask, send, receive, messages, cookie } = await open();
  await receive();
  const [{ id } = { id: "" }] = await messages();
  const refused = [
    await fetch(`${page.origin}/messages`),
    await fetch(`${page.origin}/styles/desk.css`),
    await ask("/messages", { "sec-fetch-site": "cross-site" }),
    await ask("/messages", { origin: "https://example.org" }),
    await send("/messages/mark", { id, status: "closed" }, {}),
    await send("/messages/mark", { id, status: "closed" }, { origin: "null" }),
    await send("/messages/mark", { id, status: "closed" }, { origin: "https://example.org" }),
    await send("/newsletter/begin", { subject: "x" }, { origin: "https://example.org" }),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe("");
  }
  const port = new URL(page.origin).port;
  expect(await askAs(page.origin, { cookie, host: `desk.example.org:${port}` })).toBe(403);
  expect(await askAs(page.origin, { cookie, host: `127.0.0.1:${port}` })).toBe(200);
  expect(await messages()).toMatchObject([{ status: "new" }]);
});

test("logs no personal data, also when the store fails", async () => {
  const { text, send, receive, messages, store, logText } = await open();
  await receive();
  const [{ id } = { id: "" }] = await messages();
  await text(`/messages/${id}`);
  await send("/messages/mark", { id, status: "closed" });
  await store.close();
  expect(await text("/messages")).toContain("That did not work");
  expect(logText()).not.toMatch(/amina|okello|working together/i);
});

test("closes when idle", async () => {
  const { page } = await open({ idle: 20 });
  await page.untilIdle;
});
