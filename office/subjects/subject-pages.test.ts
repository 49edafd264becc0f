import { get } from "node:http";
import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { listQuarantined } from "#server/quarantine/quarantine.ts";
import { maxOfflinePeriod } from "#server/retention/clock-check.ts";
import { readMilestone, writeMilestone } from "#server/store/milestones.ts";
import { newId } from "#server/store/new-id.ts";
import { countRows } from "#server/store/rows.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { allSubjects } from "./all.ts";
import { countNeeds } from "./needs.ts";
import { openPage } from "./open-office-page.fixture.ts";
import { pledge, signUp } from "./received.fixture.ts";

test("says of subscribers in words who has not confirmed yet", async () => {
  const { text, store } = await openPage();
  const at = Date.UTC(2026, 10, 21, 9);
  await store.change((tables) =>
    tables
      .insertInto("subscribers")
      .values({
        id: newId(at),
        address: emailAddress("citizen@example.org"),
        status: "pending",
        created_at: at,
        consent_at: at,
        confirmed_at: null,
        left_at: null,
        consent_wording: "test",
        source_page: "/newsletter",
        last_email_at: 0,
      })
      .execute(),
  );
  expect(await text("/runs")).toContain("has not confirmed yet");
  expect(await text("/runs")).not.toContain("pending");
});

test("renders every section over an empty store, with no script but its keys", async () => {
  const { ask } = await openPage();
  for (const { path, within, page } of allSubjects) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(within && !page ? 404 : 200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html.match(/<script[^>]*>/g), path).toEqual([
      '<script type="module" src="/office/assets/keys.js">',
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  }
  expect((await ask("/nothing")).status).toBe(404);
});

test("shows and marks a message, with one notice of the result", async () => {
  const { text, send, receive, messages } = await openPage();
  await receive({ message: "<b>Bold</b> & brave" });
  const [{ id } = { id: "" }] = await messages();
  expect(await text("/messages")).toContain(`href="/office/messages/${id}"`);
  const shown = await text(`/messages/${id}`);
  expect(shown).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; brave");
  expect(shown).toContain("mailto:amina%40example.org?subject=Re%3A%20Working%20together");

  const done = await send("/messages/mark", { id, status: "answered" });
  expect([done.status, done.headers.get("location")]).toEqual([303, `/office/messages/${id}`]);
  expect(await messages()).toMatchObject([{ status: "answered" }]);
  expect(await text(`/messages/${id}`)).toContain("The message is marked as answered.");
  expect(await text(`/messages/${id}`)).not.toContain("is marked as");
  expect(await text("/messages")).toContain("Nobody waits.");
  // An answer stays said once it is closed, and another one is in the second place.
  expect(await text(`/messages/${id}`)).toMatch(/Close<[\s\S]+Answer in your mail</);
  await send("/messages/mark", { id, status: "closed" });
  expect(await text(`/messages/${id}`)).toMatch(
    /Answered today[^<]+ by This laptop\.<[\s\S]+Closed today[^<]+ by This laptop\./,
  );
});

test("requires confirmation of actions that cannot be undone", async () => {
  const { text, send, receive, messages } = await openPage();
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  expect(await text("/messages?which=spam")).toContain("will be deleted for good");
  // Looking at the list decides nothing.
  expect((await messages())[0]?.seen_at).toBeNull();
  await send("/quarantine/delete", { id });
  expect(await text("/messages?which=spam")).toContain("Nothing was done: it has to be confirmed.");
  expect(await messages()).toHaveLength(1);
  await send("/quarantine/delete", { id, confirmed: "yes" });
  expect(await text("/messages?which=spam")).toContain("The message is deleted.");
  expect(await messages()).toEqual([]);
});

test("releases a message, retries its e-mail and runs the purge", async () => {
  const office = await openPage();
  const { text, send, receive, messages, store } = office;
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  await send("/quarantine/release", { id });
  expect(await messages()).toMatchObject([{ status: "new" }]);
  await store.change((tables) =>
    tables.updateTable("outbox").set({ state: "dead", last_error: "550 no" }).execute(),
  );
  const runs = await text("/runs");
  expect(runs).toContain("550 no");
  // Today counts the same.
  const needs = await countNeeds(office, 0);
  expect(needs).toBeGreaterThan(0);
  expect(runs).toMatch(new RegExp(`<p>${needs} things? needs? you: `));
  await send("/outbox/retry-all");
  expect(await text("/runs")).toContain("1 will be tried again.");
  await send("/retention/run", { confirmed: "yes" });
  expect(await text("/runs")).toContain("Nothing was due.");
});

test.each([
  ["closed", 0],
  ["answered", 0],
  ["new", 1],
])("a message in quarantine that is marked as %s makes %i e-mails", async (status, count) => {
  const { send, receive, messages, store } = await openPage();
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  await send("/messages/mark", { id, status });
  expect(await messages()).toMatchObject([{ status }]);
  expect(await countRows(store.tables, "outbox")).toBe(count);
});

test("takes no other status of a message", async () => {
  const { text, send, receive, messages } = await openPage();
  await receive();
  const [{ id } = { id: "" }] = await messages();
  await send("/messages/mark", { id, status: "lost" });
  expect(await text("/messages")).toContain("Choose a status.");
  expect(await messages()).toMatchObject([{ status: "new" }]);
});

test("releases and deletes messages, addresses and pledges in quarantine", async () => {
  const { text, send, receive, store } = await openPage();
  await receive({ subject: "good after all" }, true);
  await receive({ subject: "bad" }, true);
  await signUp(store, "a@example.org", true);
  await pledge(store, { email: "b@example.org" }, true);
  const suspects = await listQuarantined(store);
  expect(suspects).toHaveLength(4);
  const shown = await text("/messages?which=spam");
  for (const { id } of suspects) expect(shown).toContain(id);
  for (const { id, about } of suspects) {
    const action = about === "bad" ? "delete" : "release";
    await send(`/quarantine/${action}`, { id, confirmed: "yes" });
  }
  expect(await text("/messages?which=spam")).toContain("Nothing looks like spam.");
  const mails = await store.tables.selectFrom("outbox").select("kind").orderBy("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual([
    "contact-message",
    "newsletter-confirm",
    "pledge",
  ]);
});

test("marks as seen what a person calls spam, and all older ones, but nothing that is only listed", async () => {
  const { text, send, receive, store } = await openPage();
  for (const [hours, subject] of ["newest", "called spam", "oldest"].entries()) {
    await receive({ subject }, true, hours * 3_600_000);
  }
  const items = async () => {
    const rows = store.tables.selectFrom("contact_messages").select(["id", "seen_at"]);
    return rows.orderBy("received_at").execute();
  };
  const seen = async () => (await items()).map(({ seen_at }) => seen_at !== null);
  await text("/messages?which=spam");
  expect(await seen()).toEqual([false, false, false]);
  await send("/quarantine/dismiss", { id: (await items())[1]?.id ?? "" });
  expect(await text("/messages?which=spam")).toContain("Called spam, to be deleted by age: 2.");
  expect(await seen()).toEqual([true, true, false]);
});

test("makes a table of messages that is safe for spreadsheets", async () => {
  const { text, receive } = await openPage();
  const formula = '=HYPERLINK("http://x")';
  await receive({ subject: formula, firstName: "@cmd", message: 'a,"b"\nc' });
  const table = await text("/messages/list.csv");
  expect(table).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(table).toContain(`"'@cmd"`);
  expect(table).toContain(`"a,""b""\nc"`);
});

test("hands out all readers with the evidence of their consent, and erases one on request", async () => {
  const { text, ask, send, store } = await openPage();
  await addConfirmedReaders(store, ["a@example.org"]);
  expect(await text("/runs")).toContain('href="/office/subscribers/readers.csv"');
  const table = await ask("/subscribers/readers.csv");
  expect(table.headers.get("content-disposition")).toContain('filename="readers.csv"');
  expect(await table.text()).toMatch(/email,status,consent_at.*\r\na@example\.org,confirmed,20/);
  await send("/subscribers/erase", { email: "A@example.org", confirmed: "yes" });
  expect(await text("/subscribers/readers.csv")).not.toContain("a@example.org");
});

test("deletes what is due, and names the kinds without the people", async () => {
  const { text, send, receive, messages } = await openPage();
  const { messagesAtMost } = getRetentionDays();
  await receive({ subject: "old" }, false, (messagesAtMost + 1) * day);
  await receive({ subject: "new" });
  await send("/retention/run", { confirmed: "yes" });
  const said = /role="alert">([^<]*)</.exec(await text("/runs"))?.[1] ?? "";
  expect(said).toMatch(/^Deleted: All other messages of the contact form: 1/);
  expect(said).not.toContain("@");
  expect((await messages()).map(({ fields }) => fields)).toEqual([
    expect.stringContaining('"new"'),
  ]);
});

test("deletes nothing under a clock that jumped, until it is said to be right", async () => {
  const { text, send, store } = await openPage();
  const now = Date.now();
  // Believed the last time before the longest period that a site may be offline.
  await store.change((tables) => writeMilestone(tables, "clock", now - maxOfflinePeriod - day));
  const shown = await text("/runs");
  expect(shown).toMatch(/<details class="fold" open><summary><b>What is deleted, and when<\/b>/);
  expect(shown).toContain("The clock is right: delete what is due");
  await send("/retention/run", { confirmed: "yes" });
  expect(await text("/runs")).toContain("Nothing is deleted by age.");
  await send("/retention/run", { confirmed: "yes", clock: "right" });
  const after = await text("/runs");
  expect(after).toContain("Nothing was due.");
  expect(after).not.toContain("The clock is right");
  expect(await readMilestone(store.tables, "clock")).toBeGreaterThanOrEqual(now);
});

test("gives the reason when an action cannot be performed", async () => {
  const { text, send } = await openPage();
  await send("/subscribers/erase", { email: emailAddress("nobody@example.org"), confirmed: "yes" });
  expect(await text("/runs")).toContain("No subscription belongs to that address.");
  await send("/messages/mark", { id: "%", status: "closed" });
  expect(await text("/messages")).toContain("There is no such message (any more).");
  await send("/outbox/retry", { id: "" });
  expect(await text("/runs")).toContain("That e-mail was not given up.");
});

/** Requests a page with any headers, e.g. another Host. */
const askAs = (origin: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(`${origin}/office/messages`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on("error", reject);
  });

test("rejects requests from other sites, under another name or without the key", async () => {
  const { page, ask, send, receive, messages, cookie } = await openPage();
  await receive();
  const [{ id } = { id: "" }] = await messages();
  const refused = [
    await fetch(`${page.origin}/office/messages`),
    await fetch(`${page.origin}/office/assets/office.css`),
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
  expect(await askAs(page.origin, { cookie, host: `office.example.org:${port}` })).toBe(403);
  expect(await askAs(page.origin, { cookie, host: `127.0.0.1:${port}` })).toBe(200);
  expect(await messages()).toMatchObject([{ status: "new" }]);
});

test("logs no personal data, also when the store fails", async () => {
  const { text, send, receive, messages, store, logText } = await openPage();
  await receive();
  const [{ id } = { id: "" }] = await messages();
  await text(`/messages/${id}`);
  await send("/messages/mark", { id, status: "closed" });
  await store.close();
  expect(await text("/messages")).toContain("That did not work");
  expect(logText()).not.toMatch(/amina|okello|working together/i);
});
