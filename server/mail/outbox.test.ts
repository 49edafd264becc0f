import { expect, test } from "vitest";
import {
  claimMail,
  countOutbox,
  enqueueMail,
  enqueueMails,
  listTroubledMail,
  nextMailDue,
  recordMailOutcome,
  retryMail,
} from "./outbox.ts";
import { openStore, outbox } from "./relay.fixture.ts";

const now = Date.UTC(2026, 10, 21, 9);
const minute = 60_000;

/** A store with receipts of some states, the first the oldest. */
async function openStoreWith(...states: ("waiting" | "sent" | "dead" | "dropped")[]) {
  const store = await openStore();
  for (const [index, state] of states.entries()) {
    await store.change(async (tables) => {
      const order = { kind: "donation-receipt", donationId: String(index) } as const;
      await enqueueMail(tables, order, now + index * minute);
      const change = tables.updateTable("outbox").set({ state, last_error: `error ${index}` });
      await change.where("reference", "=", String(index)).execute();
    });
  }
  return store;
}

test("keeps an e-mail with its subject, to be sent at once or not before its moment", async () => {
  const store = await openStore();
  await store.change(async (tables) => {
    await enqueueMails(tables, [], now);
    const issue = { kind: "newsletter-issue", issueId: "november", subscriberId: "7" } as const;
    await enqueueMails(tables, [{ ...issue, batch: "b1", dueAt: now + 0.5 }], now);
    await enqueueMail(tables, { kind: "pledge", pledgeId: "1" }, now);
  });
  const created = { state: "waiting", created_at: now, attempts: 0, refusals: 0 };
  expect(await outbox(store)).toMatchObject([
    { ...created, kind: "newsletter-issue", reference: "november 7", batch: "b1", due_at: now + 1 },
    { ...created, kind: "pledge", reference: "1", batch: null, due_at: now },
  ]);
  expect(await nextMailDue(store, now)).toBe(now);
});

test("counts e-mails by kind and state, in a steady order", async () => {
  const store = await openStoreWith("waiting", "dead", "sent", "sent");
  await store.change((tables) => enqueueMail(tables, { kind: "alert", alertKind: "clock" }, now));
  const kind = "donation-receipt";
  expect(await countOutbox(store.tables)).toEqual([
    { kind: "alert", state: "waiting", count: 1 },
    { kind, state: "dead", count: 1 },
    { kind, state: "sent", count: 2 },
    { kind, state: "waiting", count: 1 },
  ]);
});

test("lists fifty e-mails at most that staff should know of, newest first", async () => {
  const store = await openStoreWith("dead", "waiting", "sent", "dropped");
  await store.change((tables) => enqueueMail(tables, { kind: "pledge", pledgeId: "1" }, now));
  const listed = async () => (await listTroubledMail(store.tables)).map((mail) => mail.last_error);
  expect(await listed()).toEqual(["error 1", "error 0"]);
  const [mail] = await listTroubledMail(store.tables);
  expect(mail).toMatchObject({ kind: "donation-receipt", state: "waiting", attempts: 0 });
  const many = await openStoreWith(...Array.from({ length: 51 }, () => "dead" as const));
  expect(await listTroubledMail(many.tables)).toHaveLength(50);
});

test("tries one failed e-mail again, or all of them, as if they were new", async () => {
  const store = await openStoreWith("dead", "dead", "sent", "waiting");
  const counts = { attempts: 9, refusals: 8, unacknowledged: 7 };
  await store.change((tables) => tables.updateTable("outbox").set(counts).execute());
  const [first] = await outbox(store);
  const later = now + 60 * minute;
  expect(await retryMail(store, first?.id.slice(-8) ?? "", later)).toBe(1);
  const fresh = { state: "waiting", due_at: later, attempts: 0, refusals: 0, unacknowledged: 0 };
  expect(await outbox(store)).toMatchObject([
    fresh,
    { ...counts, state: "dead" },
    { ...counts, state: "sent" },
    { ...counts, state: "waiting" },
  ]);
  expect(await retryMail(store, "", later)).toBe(1);
  expect((await outbox(store)).map(({ state }) => state)).not.toContain("dead");
});

test("forgets the last error of an e-mail that was sent after all", async () => {
  const store = await openStoreWith("waiting");
  const mail = await claimMail(store, now, minute);
  if (!mail) throw new Error("nothing was due");
  await recordMailOutcome(store, mail, { state: "sent", sent_at: now + 5 });
  expect(await outbox(store)).toMatchObject([
    { state: "sent", sent_at: now + 5, last_error: null, attempts: 1 },
  ]);
});
