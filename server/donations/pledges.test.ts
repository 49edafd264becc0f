import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { readEnvironment } from "#server/environment.ts";
import { openTestSite, type TestSiteOptions } from "#tests/support/test-site.ts";
import { findPledgesByEnding, listPledges, markPledge, releasePledge } from "./pledges.ts";

const amount = getPage("donate").form.minimum;
const key = "0f1e2d3c-4b5a";

async function openPledges(options: TestSiteOptions = {}) {
  const site = await openTestSite(options);
  return {
    post: (fields: Record<string, string>) =>
      site.fetch(
        new Request("https://www.example.org/donate/pledge", {
          method: "POST",
          headers: { accept: "application/json", origin: "https://www.example.org" },
          body: new URLSearchParams({ email: "amina@example.org", _key: key, ...fields }),
        }),
      ),
    look: () => site.store.tables.selectFrom("pledges").selectAll().execute(),
    clock: site.clock,
    pledges: () => site.store.tables.selectFrom("pledges").select("amount").execute(),
    mails: site.mails,
    store: site.store,
  };
}

test("stores a pledge sent twice with its key once, with the same answer", async () => {
  const { post, pledges, mails } = await openPledges();
  const first = await post({ amount: `${amount}` });
  const second = await post({ amount: `${amount}` });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(await pledges()).toEqual([{ amount }]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  { amount: `${2 * amount}` },
  { email: "other@example.org" },
  { phone: "0772 999 111" },
  { name: "Okot" },
])("rejects the key of a pledge for another one: %o", async (other) => {
  const { post, pledges, mails } = await openPledges();
  await post({ amount: `${amount}` });
  const answer = await post({ amount: `${amount}`, ...other });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field: "", code: "KEY_USED" }] });
  expect(await pledges()).toEqual([{ amount }]);
  expect(await mails()).toHaveLength(1);
});

test("takes a pledge above the ceiling of payments online", async () => {
  const { post, pledges } = await openPledges();
  const large = readEnvironment({}).DONATION_CEILING + 1;
  expect((await post({ amount: `${large}` })).status).toBe(200);
  expect(await pledges()).toEqual([{ amount: large }]);
});

test("hides a pledge in quarantine until its release sends its e-mail", async () => {
  const { post, store } = await openPledges();
  await post({ amount: `${amount}` });
  const read = () =>
    store.tables.selectFrom("pledges").select(["id", "status"]).executeTakeFirstOrThrow();
  const { id } = await read();
  expect(await findPledgesByEnding(store.tables, id.slice(-6))).toEqual([{ id }]);
  await store.change((tables) =>
    tables.updateTable("pledges").set({ status: "quarantined" }).execute(),
  );
  expect(await findPledgesByEnding(store.tables, id.slice(-6))).toEqual([]);
  await markPledge(store, id, "answered");
  expect((await read()).status).toBe("quarantined");
});

test("stores what was offered, and wakes the e-mails to the office", async () => {
  let woken = 0;
  const { relay } = await openTestSite();
  const wake = () => {
    woken += 1;
  };
  const { post, look, mails, clock } = await openPledges({ relay: { ...relay, wake } });
  const answer = await post({ amount: `${amount}`, name: " Okot ", phone: "0772 123 456" });
  expect(await answer.json()).toEqual({ ok: true, next: "/donate/pledge/sent" });
  const [pledge] = await look();
  expect(pledge).toMatchObject({
    received_at: clock.now,
    status: "new",
    amount,
    donor_name: "Okot",
    donor_email: "amina@example.org",
    donor_phone: "+256772123456",
  });
  expect(await mails()).toMatchObject([{ kind: "pledge", reference: pledge?.id }]);
  expect(woken).toBe(1);
});

test.each([
  [{ email: "", phone: "" }, 422],
  [{ email: "", phone: "0772 123 456" }, 200],
  [{ email: "amina@example.org", phone: "" }, 200],
])("asks for an address or a number: %o is answered with %i", async (donor, status) => {
  const { post, look, mails } = await openPledges();
  const answer = await post({ amount: `${amount}`, ...donor });
  expect(answer.status).toBe(status);
  expect(await look()).toHaveLength(status === 200 ? 1 : 0);
  expect(await mails()).toHaveLength(status === 200 ? 1 : 0);
  if (status === 200) return;
  expect(await answer.json()).toMatchObject({
    errors: [{ field: "email", code: "REQUIRED_FIELD_EMPTY" }],
  });
});

test("takes no pledge below the minimum, nor without an amount", async () => {
  const { post, look } = await openPledges();
  for (const wrong of [`${amount - 1}`, "", "abc"]) {
    const answer = await post({ amount: wrong });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: "amount" }] });
  }
  expect(await look()).toEqual([]);
});

test("keeps what fills the hidden field, and what comes in crowds, in quarantine without an e-mail", async () => {
  const { post, look, mails } = await openPledges({ rateLimit: { burst: 1, perMinute: 1 } });
  const trapped = await post({ amount: `${amount}`, _gotcha: "x", _key: "" });
  const crowded = await post({ amount: `${2 * amount}`, _key: "" });
  expect([trapped.status, crowded.status]).toEqual([200, 200]);
  expect((await look()).map(({ status }) => status)).toEqual(["quarantined", "quarantined"]);
  expect(await mails()).toEqual([]);
});

test("sends the e-mail of a pledge that is released, once", async () => {
  const { post, look, mails, store, clock } = await openPledges();
  await post({ amount: `${amount}`, _gotcha: "x" });
  const [{ id } = { id: "" }] = await look();
  const release = (which: string) =>
    store.change((tables) => releasePledge(tables, which, clock.now));
  await release("unknown");
  expect(await mails()).toEqual([]);
  await release(id);
  await release(id);
  expect(await look()).toMatchObject([{ id, status: "new" }]);
  expect(await mails()).toMatchObject([{ kind: "pledge", reference: id, due_at: clock.now }]);
});

test("lists pledges newest first, without those in quarantine, and marks one of them", async () => {
  const { post, look, store, clock } = await openPledges();
  for (const [at, fields] of [{}, { _gotcha: "x" }, {}].entries()) {
    clock.now += 60_000;
    await post({ amount: `${amount + at}`, _key: "", ...fields });
  }
  const listed = await listPledges(store.tables);
  expect(listed.map((pledge) => pledge.amount)).toEqual([amount + 2, amount]);
  await markPledge(store, listed[0]?.id ?? "", "received");
  expect((await look()).map(({ status }) => status)).toEqual(["new", "quarantined", "received"]);
});

test("finds at most two pledges by the end of their id, which shows that it is ambiguous", async () => {
  const { post, store } = await openPledges();
  for (let at = 0; at < 3; at += 1) await post({ amount: `${amount + at}`, _key: "" });
  expect(await findPledgesByEnding(store.tables, "")).toHaveLength(2);
  expect(await findPledgesByEnding(store.tables, "unknown")).toEqual([]);
});
