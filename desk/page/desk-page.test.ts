import { get } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DonationIntent } from "#app/forms/donation-form.ts";
import { shillings } from "#app/forms/shillings.ts";
import { createContact } from "#server/contact/contact.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { recordSecondPayment } from "#server/donations/second-payments.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { pageOf } from "../subjects/doctor.ts";
import { allSubjects, openDeskPage } from "./desk-page.ts";
import { renderDesk } from "./rendering/render-desk.tsx";

/** Opens the page over an empty store, and a browser with its key. */
async function open({ idle }: { idle?: number } = {}) {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const settings = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none" });
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
    receive: (more: Partial<typeof goodMessage> = {}, isSuspect = false) =>
      createContact({ store, clock: Date.now }).receive({
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
  for (const path of ["/nothing", "/styles/../desk-page.ts", "/styles/contrast.test.ts"]) {
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
