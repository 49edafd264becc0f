import { describe, expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { createContact } from "#server/contact/contact.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter } from "#server/newsletter/newsletter.ts";
import { purge } from "#server/retention/purge.ts";
import type { OpenSharedStore } from "#server/store/store.contract.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { erasePerson, exportPerson } from "./person.ts";

const now = Date.UTC(2026, 10, 21);
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));

/** Tests of the list of personal data that run on every database. */
export function describePerson(engine: string, makeSharedStore: OpenSharedStore): void {
  async function openStore() {
    const store = await (await makeSharedStore()).open();
    onTestFinished(() => store.close().catch(() => undefined));
    const write = async (typed: string, at: number) => {
      const email = emailAddress(typed);
      const parts = { store, clock: () => at };
      const message = { ...goodMessage, email };
      await createContact(parts).receive({ message, sourcePage: "", isSuspect: false });
      const newsletter = createNewsletter({ ...parts, tokens, erase: eraseFrom(store, tokens) });
      await newsletter.subscribe({ address: email, sourcePage: "", isSuspect: false });
    };
    return { store, write };
  }

  describe(`the retention list on ${engine}`, () => {
    test("finds everything about one person and erases only that", async () => {
      const { store, write } = await openStore();
      await write("Amina@example.org", now);
      await write("other@example.org", now);
      const parts = { store, retention: getRetention(), tokens };
      const held = await exportPerson(parts, emailAddress("amina@EXAMPLE.org"));
      const counts = {
        messages: 1,
        subscriptions: 1,
        confirmationLinks: 1,
        emails: 2,
        formKeys: 2,
      };
      for (const [kind, count] of Object.entries(counts))
        expect(held[kind], kind).toHaveLength(count);
      expect(held.confirmationLinks?.[0]).not.toHaveProperty("token_hash");
      expect(held.messages?.[0]).toMatchObject({ message: goodMessage.message });

      const erased = await erasePerson(
        { ...parts, folder: temporaryFolder() },
        emailAddress("amina@example.org"),
        { now },
      );
      expect(erased).toMatchObject(counts);
      const again = await exportPerson(parts, emailAddress("amina@example.org"));
      for (const kind of Object.keys(counts)) expect(again[kind], kind).toEqual([]);
      expect(again.suppressions).toMatchObject([{ reason: "erased" }]);
      const other = await exportPerson(parts, emailAddress("other@example.org"));
      for (const [kind, count] of Object.entries(counts)) expect(other[kind]).toHaveLength(count);
    });

    test("determines everything that the purge deletes", async () => {
      const { store, write } = await openStore();
      await write("old@example.org", now - (getRetentionDays().messagesAtMost + 1) * day);
      await write("new@example.org", now);
      await store.change((tables) => tables.updateTable("outbox").set({ state: "dead" }).execute());
      const counts = await purge(store, getRetention(), { now, folder: temporaryFolder() });
      expect(counts).toMatchObject({
        messagesAtMost: 1,
        unconfirmedSubscriptions: 1,
        undeliverableMail: 2,
        formKeys: 2,
        quarantine: 0,
        pledges: 0,
      });
      const left = await store.tables.selectFrom("contact_messages").select("email").execute();
      expect(left).toEqual([{ email: emailAddress("new@example.org") }]);
    });
  });
}
