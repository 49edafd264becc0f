import { describe, expect, onTestFinished, test } from "vitest";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { createContact } from "#server/contact/contact.ts";
import { findMessage, findMessagesByEnding, listMessages } from "#server/contact/messages.ts";
import { claimMail, enqueueMail, nextMailDue, recordMailOutcome } from "#server/mail/outbox.ts";
import { purge } from "#server/retention/purge.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import type { Store } from "./store.ts";
import { claimSubmission, repeatWindow } from "./submissions.ts";

/** Opens the same empty store repeatedly, as several processes would. */
export type OpenSharedStore = () => Promise<{ open(): Promise<Store> }>;

const now = Date.UTC(2026, 10, 21);

/** What every engine must do. */
export function describeStore(engine: string, makeSharedStore: OpenSharedStore): void {
  async function openSharedStores(count: number): Promise<Store[]> {
    const twins = await makeSharedStore();
    const stores: Store[] = [];
    for (let index = 0; index < count; index += 1) stores.push(await twins.open());
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close().catch(() => undefined)));
    });
    return stores;
  }

  async function openOne(): Promise<Store> {
    const [store] = await openSharedStores(1);
    if (!store) throw new Error("no store");
    return store;
  }

  const enqueue = (store: Store, reference: string, at = now) =>
    store.change((tables) => enqueueMail(tables, { kind: "pledge", pledgeId: reference }, at));

  const mails = (store: Store) => store.tables.selectFrom("outbox").selectAll().execute();

  describe(`the store on ${engine}`, () => {
    test("keeps a committed change, and nothing of a failed one", async () => {
      const store = await openOne();
      const failing = store.change(async (tables) => {
        await enqueueMail(tables, { kind: "pledge", pledgeId: "lost" }, now);
        throw new Error("no");
      });
      const succeeding = enqueue(store, "kept");
      await expect(failing).rejects.toThrow("no");
      await succeeding;
      expect(await mails(store)).toMatchObject([{ reference: "kept", due_at: now }]);
    });

    test("keeps concurrent changes independent", async () => {
      const store = await openOne();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 200 }, (_, index) =>
          store.change(async (tables) => {
            await enqueueMail(tables, { kind: "pledge", pledgeId: `${index}` }, now);
            if (index % 10 === 3) throw new Error("no");
            return index;
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(20);
      expect(outcomes[7]).toEqual({ status: "fulfilled", value: 7 });
      const kept = (await mails(store)).map(({ reference }) => Number(reference));
      expect(kept).toHaveLength(180);
      expect(kept.filter((index) => index % 10 === 3)).toEqual([]);
    });

    test("can be opened twice at once, and again", async () => {
      const twins = await makeSharedStore();
      const [first, second] = await Promise.all([twins.open(), twins.open()]);
      await enqueue(first, "from the first");
      expect(await mails(second)).toHaveLength(1);
      await Promise.all([first.close(), second.close()]);
      const again = await twins.open();
      expect(await mails(again)).toHaveLength(1);
      await again.close();
      await expect(mails(again)).rejects.toThrow();
    });

    test("refuses an unknown status", async () => {
      const store = await openOne();
      const write = store.change((tables) =>
        tables
          .insertInto("outbox")
          .values({
            id: "1",
            kind: "pledge",
            reference: "1",
            state: "lost" as "sent",
            created_at: now,
            due_at: now,
            attempts: 0,
            sent_at: null,
            last_error: null,
          })
          .execute(),
      );
      await expect(write).rejects.toThrow(/check/i);
    });

    test("is not opened with another schema, and is left as it is", async () => {
      const twins = await makeSharedStore();
      const store = await twins.open();
      await store.change(async (tables) => {
        await tables.updateTable("store_schema").set({ mark: "of another version" }).execute();
        await tables.updateTable("receipt_counter").set({ last_number: 7 }).execute();
      });
      await expect(twins.open()).rejects.toThrow(/made by another version.+left as it is/);
      expect(
        await store.tables.selectFrom("receipt_counter").select("last_number").execute(),
      ).toEqual([{ last_number: 7 }, { last_number: 7 }]);
      await store.close();
    });

    test("is not opened over tables of another program", async () => {
      const twins = await makeSharedStore();
      const store = await twins.open();
      const { sql } = await import("kysely");
      await store.change((tables) => sql`DROP TABLE store_schema`.execute(tables));
      await store.close();
      await expect(twins.open()).rejects.toThrow(/made by another version/);
    });
  });

  describe(`a submission on ${engine}`, () => {
    const claim = (store: Store, at: number, words = "hash", key?: string) =>
      store.change((tables) =>
        claimSubmission(tables, {
          form: "test",
          key,
          contentHash: words,
          reference: `row at ${at}`,
          receivedAt: at,
        }),
      );

    test("counts as a repeat for ten minutes", async () => {
      const store = await openOne();
      const first = { kind: "repeat", reference: `row at ${now}` };
      expect(await claim(store, now)).toEqual({ kind: "first" });
      expect(await claim(store, now + 1)).toEqual(first);
      expect(await claim(store, now + repeatWindow)).toEqual(first);
      expect(await claim(store, now + repeatWindow + 1)).toEqual({ kind: "first" });
      expect(await claim(store, now, "other words")).toEqual({ kind: "first" });
    });

    test("never expires by its key", async () => {
      const store = await openOne();
      const muchLater = now + 1000 * repeatWindow;
      expect(await claim(store, now, "hash", "key")).toEqual({ kind: "first" });
      expect(await claim(store, muchLater, "hash", "key")).toMatchObject({ kind: "repeat" });
      expect(await claim(store, muchLater, "other", "key")).toEqual({ kind: "conflict" });
    });

    test("that reaches two servers at once is stored by one of them", async () => {
      const [one, two] = (await openSharedStores(2)) as [Store, Store];
      const contacts = [one, two].map((store) => createContact({ store, clock: () => now }));
      const receipts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          contacts[index % 2]?.receive({ message: goodMessage, sourcePage: "", isSuspect: false }),
        ),
      );
      expect(receipts.filter((receipt) => receipt?.kind === "kept")).toHaveLength(1);
      const kept = await listMessages(two.tables, { limit: 10 });
      expect(kept).toHaveLength(1);
      expect(
        new Set(receipts.map((receipt) => receipt?.kind !== "conflict" && receipt?.id)),
      ).toEqual(new Set([kept[0]?.id]));
      expect(await mails(one)).toHaveLength(1);
    });
  });

  describe(`messages on ${engine}`, () => {
    test("leave quarantine once when they come again clean to two servers at once", async () => {
      const [one, two] = (await openSharedStores(2)) as [Store, Store];
      const contacts = [one, two].map((store) => createContact({ store, clock: () => now }));
      const send = (at: number, isSuspect: boolean) =>
        contacts[at % 2]?.receive({ message: goodMessage, sourcePage: "", isSuspect });
      await send(0, true);
      expect(await mails(one)).toEqual([]);
      const receipts = await Promise.all(Array.from({ length: 6 }, (_, at) => send(at, false)));
      expect(receipts.filter((receipt) => receipt?.kind === "kept")).toHaveLength(1);
      expect(await listMessages(one.tables, { limit: 10 })).toMatchObject([{ status: "new" }]);
      const kinds = (await mails(two)).map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(["contact-message"]);
    });

    test("are listed newest first, without those in quarantine, and found by their end", async () => {
      const store = await openOne();
      const letters = "Ŋŋ ẹ́ 漢字 🌍 'quoted' \\ % _";
      for (const [index, isSuspect] of [false, true, false].entries()) {
        const message = { ...goodMessage, subject: `${index}`, message: letters };
        await createContact({ store, clock: () => now + index }).receive({
          message,
          sourcePage: "/contact",
          isSuspect,
        });
      }
      const listed = await listMessages(store.tables, { limit: 10 });
      expect(listed.map(({ fields }) => fields.subject)).toEqual(["2", "0"]);
      expect(listed[0]).toMatchObject({ fields: { message: letters }, received_at: now + 2 });
      expect(await listMessages(store.tables, { limit: 1 })).toHaveLength(1);
      expect(await listMessages(store.tables, { status: "quarantined", limit: 9 })).toHaveLength(1);
      const id = listed[0]?.id ?? "";
      expect(await findMessage(store.tables, id)).toEqual(listed[0]);
      expect(await findMessagesByEnding(store.tables, id.slice(-8))).toEqual([listed[0]]);
      expect(await findMessage(store.tables, "none")).toBeUndefined();
    });
  });

  describe(`the outbox on ${engine}`, () => {
    test("hands each e-mail to one worker, oldest first", async () => {
      const stores = await openSharedStores(2);
      const [one] = stores as [Store, Store];
      for (let index = 0; index < 10; index += 1) await enqueue(one, `${index}`, now + index);
      const taken: string[] = [];
      await Promise.all(
        [...stores, ...stores].map(async (store) => {
          for (let turn = 0; turn < 12; turn += 1) {
            const mail = await claimMail(store, now + 100, 1000);
            if (mail) taken.push(mail.reference);
          }
        }),
      );
      expect(taken.toSorted()).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
      expect(taken[0]).toBe("0");
    });

    test("frees an e-mail whose worker has died, and ignores that worker afterwards", async () => {
      const store = await openOne();
      await enqueue(store, "email");
      const gone = await claimMail(store, now, 1000);
      expect(await claimMail(store, now + 999, 1000)).toBeUndefined();
      const next = await claimMail(store, now + 1000, 1000);
      expect(next).toMatchObject({ id: gone?.id, attempts: 2 });
      if (!gone || !next) throw new Error("nothing taken");
      await recordMailOutcome(store, gone, { state: "dead", last_error: "late" });
      expect(await mails(store)).toMatchObject([{ state: "waiting" }]);
      await recordMailOutcome(store, next, { state: "sent", sent_at: now + 1500 });
      expect(await mails(store)).toMatchObject([{ state: "sent", sent_at: now + 1500 }]);
      expect(await claimMail(store, now + 9999, 1000)).toBeUndefined();
    });

    test("counts an e-mail as sent that was taken after another worker claimed it", async () => {
      const store = await openOne();
      await enqueue(store, "email");
      const slow = await claimMail(store, now, 1000);
      const next = await claimMail(store, now + 1000, 1000);
      if (!slow || !next) throw new Error("nothing taken");
      await recordMailOutcome(store, slow, { state: "sent", sent_at: now + 1100 });
      await recordMailOutcome(store, next, { state: "waiting", due_at: now + 2000 });
      expect(await mails(store)).toMatchObject([{ state: "sent", sent_at: now + 1100 }]);
    });

    test("returns when the next e-mail is due", async () => {
      const store = await openOne();
      expect(await nextMailDue(store, now)).toBeUndefined();
      await enqueue(store, "later", now + 500);
      await enqueue(store, "sooner", now + 100);
      expect(await nextMailDue(store, now)).toBe(now + 100);
    });

    test("is cleaned once by two servers that start at the same moment", async () => {
      const stores = await openSharedStores(2);
      const [one] = stores as [Store, Store];
      const retention = getRetention();
      const old = now - (getRetentionDays().sentMail + 1) * 86_400_000;
      for (let index = 0; index < 20; index += 1) await enqueue(one, `${index}`, old);
      await one.change((tables) => tables.updateTable("outbox").set({ state: "sent" }).execute());
      await enqueue(one, "new");
      const folder = temporaryFolder();
      const counts = await Promise.all(
        stores.map((store) => purge(store, retention, { now, folder })),
      );
      expect(counts.reduce((sum, { sentMail = 0 }) => sum + sentMail, 0)).toBe(20);
      expect(await mails(one)).toMatchObject([{ reference: "new" }]);
    });

    test("sends an e-mail now when a wrong clock postponed it by years", async () => {
      const store = await openOne();
      await enqueue(store, "put off", now + 6 * 3_600_000);
      await enqueue(store, "years ahead", now + 900 * 86_400_000);
      expect(await nextMailDue(store, now)).toBe(now);
      expect(await claimMail(store, now, 1000)).toMatchObject({ reference: "years ahead" });
      expect(await claimMail(store, now, 1000)).toBeUndefined();
    });
  });
}
