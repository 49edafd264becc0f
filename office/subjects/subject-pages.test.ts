import { get } from "node:http";
import { expect, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { newId } from "#server/store/new-id.ts";
import { allSubjects } from "./all.ts";
import { openPage } from "./open-office-page.fixture.ts";

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
  const { text, send, receive, messages, store } = await openPage();
  await receive({}, true);
  const [{ id } = { id: "" }] = await messages();
  await send("/quarantine/release", { id });
  expect(await messages()).toMatchObject([{ status: "new" }]);
  await store.change((tables) =>
    tables.updateTable("outbox").set({ state: "dead", last_error: "550 no" }).execute(),
  );
  expect(await text("/runs")).toContain("550 no");
  await send("/outbox/retry-all");
  expect(await text("/runs")).toContain("1 will be tried again.");
  await send("/retention/run", { confirmed: "yes" });
  expect(await text("/runs")).toContain("Nothing was due.");
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
