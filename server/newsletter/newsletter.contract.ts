import { describe, expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { day } from "#server/clock.ts";
import { readReference } from "#server/mail/outbox-kinds.ts";
import { newId } from "#server/store/new-id.ts";
import type { OpenSharedStore } from "#server/store/store.contract.ts";
import type { Store } from "#server/store/store.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { issueEmail } from "./issue-email.ts";
import { findSentIssue, listSentIssues } from "./issues.ts";
import { createLinkTokens } from "./link-tokens.ts";
import { createNewsletter } from "./newsletter.ts";
import { enqueueIssue, IssueChangedError, readProgress, startIssue } from "./sending.ts";
import { signUpEmails } from "./sign-up-emails.ts";
import { markBounced } from "./unsubscribe.ts";

const now = Date.UTC(2026, 10, 21);
const subjectOf = (reference: string) => readReference("newsletter-issue", reference);
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
const emailParts = {
  words: getEmailTexts(),
  tokens,
  name: "OTC",
  origin: () => "https://www.example.org",
};

const issue = { slug: "2026-12", subject: "News", summary: "All of it.", body: "One *paragraph*." };

/** Tests of the newsletter that run on every database. */
export function describeNewsletter(engine: string, makeSharedStore: OpenSharedStore): void {
  /** Starts two servers on one store, with an adjustable clock. */
  async function openServers() {
    const twins = await makeSharedStore();
    const stores = [await twins.open(), await twins.open()] as const;
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close().catch(() => undefined)));
    });
    const clock = { now };
    const [one, two] = stores.map((store) =>
      createNewsletter({ store, clock: () => clock.now, tokens, erase: eraseFrom(store, tokens) }),
    );
    if (!one || !two) throw new Error("no servers");
    const [store] = stores;
    return {
      store,
      stores,
      clock,
      one,
      two,
      subscribers: () => store.tables.selectFrom("subscribers").selectAll().orderBy("id").execute(),
      mails: () => store.tables.selectFrom("outbox").selectAll().orderBy("id").execute(),
      suppressions: () => store.tables.selectFrom("suppressions").selectAll().execute(),
      /** Returns the token of the newest confirmation e-mail. */
      async newestToken(): Promise<string> {
        const link = await store.tables
          .selectFrom("confirmation_links")
          .select("id")
          .orderBy("id", "desc")
          .executeTakeFirst();
        return tokens.confirmation(link?.id ?? "");
      },
    };
  }

  const wish = (address: string, more: { isSuspect?: boolean; key?: string } = {}) => ({
    address: emailAddress(address),
    sourcePage: "/newsletter",
    isSuspect: false,
    ...more,
  });

  /** Inserts confirmed subscribers. @returns their ids in order */
  async function addConfirmed(store: Store, count: number, confirmedAt = now - day) {
    const rows = Array.from({ length: count }, (_, at) => {
      const address = emailAddress(`reader${at}-${confirmedAt}@example.org`);
      return {
        id: newId(confirmedAt),
        address,
        status: "confirmed" as const,
        created_at: confirmedAt,
        consent_at: confirmedAt,
        confirmed_at: confirmedAt,
        consent_wording: "test",
        source_page: "/newsletter",
        left_at: null,
        last_email_at: 0,
      };
    });
    await store.change((tables) => tables.insertInto("subscribers").values(rows).execute());
    return rows.map(({ id }) => id).sort();
  }

  describe(`subscribing on ${engine}`, () => {
    test("stores one subscriber and one e-mail for concurrent requests to two servers", async () => {
      const { one, two, subscribers, mails } = await openServers();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          (at % 2 ? one : two).subscribe(wish(at % 3 ? "a@example.org" : "A@Example.org")),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(["kept"]));
      expect(await subscribers()).toMatchObject([
        { address: "a@example.org", status: "pending", last_email_at: now },
      ]);
      expect(await mails()).toMatchObject([{ kind: "newsletter-confirm", state: "waiting" }]);
    });

    test("limits a mailbox to three e-mails a day across spellings and servers", async () => {
      const { one, two, clock, mails } = await openServers();
      const spellings = ["a.b@gmail.com", "ab@gmail.com", "ab+1@gmail.com", "a.b+2@googlemail.com"];
      const flood = () =>
        Promise.all(
          Array.from({ length: 12 }, (_, at) =>
            (at % 2 ? one : two).subscribe(wish(spellings[at % 4] ?? "")),
          ),
        );
      await flood();
      expect(await mails()).toHaveLength(1);
      for (let hour = 0; hour < 5; hour += 1) {
        clock.now += 3_600_000;
        await flood();
      }
      expect(await mails()).toHaveLength(3);
      clock.now += day;
      await flood();
      expect(await mails()).toHaveLength(4);
    });

    test("never forgets a key and rejects it for another address", async () => {
      const { one, two, mails } = await openServers();
      const key = "0f1e2d3c-4b5a";
      expect(await one.subscribe(wish("a@example.org", { key }))).toBe("kept");
      expect(await two.subscribe(wish("a@example.org", { key }))).toBe("kept");
      expect(await two.subscribe(wish("b@example.org", { key }))).toBe("conflict");
      expect(await mails()).toHaveLength(1);
    });

    test("keeps a suspect sign-up quarantined until a clean one arrives", async () => {
      const { one, subscribers, mails } = await openServers();
      await one.subscribe(wish("a@example.org", { isSuspect: true }));
      expect(await subscribers()).toMatchObject([{ status: "quarantined" }]);
      expect(await mails()).toEqual([]);
      await one.subscribe(wish("a@example.org"));
      expect(await subscribers()).toMatchObject([{ status: "pending" }]);
      expect(await mails()).toHaveLength(1);
    });

    test("confirms once, with evidence, when two servers get the link at the same time", async () => {
      const { one, two, clock, subscribers, mails, newestToken } = await openServers();
      await one.subscribe(wish("a@example.org"));
      const token = await newestToken();
      expect(await two.confirmationState(token)).toBe("ready");
      clock.now += 1000;
      const confirmed = await Promise.all([one, two, one, two].map((node) => node.confirm(token)));
      expect(confirmed).toEqual([true, true, true, true]);
      expect(await subscribers()).toMatchObject([
        { status: "confirmed", confirmed_at: clock.now, consent_at: now, left_at: null },
      ]);
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "newsletter-welcome")).toHaveLength(1);
      expect(await two.confirmationState(token)).toBe("confirmed");
    });

    test("rejects forged links and those older than three days", async () => {
      const { one, clock, subscribers, newestToken } = await openServers();
      await one.subscribe(wish("a@example.org"));
      const token = await newestToken();
      expect(await one.confirm(`${token}x`)).toBe(false);
      expect(await one.confirmationState(`${token}x`)).toBe("expired");
      clock.now += 3 * day;
      expect(await one.confirm(token)).toBe(false);
      expect(await one.confirmationState(token)).toBe("expired");
      expect(await subscribers()).toMatchObject([{ status: "pending" }]);
    });

    test("sends the e-mail that fits the subscriber's state", async () => {
      const { one, store, clock, mails, newestToken } = await openServers();
      const emails = signUpEmails(emailParts);
      await one.subscribe(wish("a@example.org"));
      await one.confirm(await newestToken());
      clock.now += day;
      await one.subscribe(wish("a@example.org"));
      const write = <Kind extends keyof typeof emails>(kind: Kind, reference: string) =>
        emails[kind](store.tables, readReference(kind, reference));
      const written = [];
      for (const { kind, reference } of await mails()) {
        written.push([kind, (await write(kind as keyof typeof emails, reference))?.to]);
      }
      expect(written.toSorted()).toEqual([
        ["newsletter-already", "a@example.org"],
        // Its link was used already.
        ["newsletter-confirm", undefined],
        ["newsletter-welcome", "a@example.org"],
      ]);
    });
  });

  describe(`unsubscribing on ${engine}`, () => {
    test("ends a subscription, is idempotent, and stores a one-way code", async () => {
      const { one, two, store, subscribers, suppressions } = await openServers();
      const [id = ""] = await addConfirmed(store, 1);
      const token = tokens.leaving(id);
      expect(
        await Promise.all([one.unsubscribe(token, false), two.unsubscribe(token, false)]),
      ).toEqual([true, true]);
      expect(await subscribers()).toMatchObject([{ status: "unsubscribed", left_at: now }]);
      expect(await suppressions()).toMatchObject([{ reason: "left", since: now }]);
      expect(await one.unsubscribe("made up", false)).toBe(false);
    });

    test("erases all but the code on request; subscribing again removes the code", async () => {
      const { one, store, clock, subscribers, suppressions, newestToken } = await openServers();
      await one.subscribe(wish("a@example.org"));
      await one.confirm(await newestToken());
      const [subscriber] = await subscribers();
      expect(await one.unsubscribe(tokens.leaving(subscriber?.id ?? ""), true)).toBe(true);
      expect(await subscribers()).toEqual([]);
      const links = await store.tables.selectFrom("confirmation_links").selectAll().execute();
      expect(links).toEqual([]);
      expect(await suppressions()).toMatchObject([{ reason: "erased" }]);
      clock.now += day;
      await one.subscribe(wish("a@example.org"));
      await one.confirm(await newestToken());
      expect(await subscribers()).toMatchObject([{ status: "confirmed" }]);
      expect(await suppressions()).toEqual([]);
    });

    test("happens automatically when a mailbox does not exist", async () => {
      const { store, subscribers, suppressions } = await openServers();
      const [id = ""] = await addConfirmed(store, 1);
      for (const at of [now, now + 1]) {
        await store.change((tables) => markBounced(tables, { id }, tokens, at));
      }
      expect(await subscribers()).toMatchObject([{ status: "bounced", left_at: now }]);
      expect(await suppressions()).toMatchObject([{ reason: "bounced", since: now }]);
    });
  });

  describe(`an issue on ${engine}`, () => {
    const pace = { size: 7, pause: 50, from: now };

    test("is split into batches without gaps or repeats, also by two processes", async () => {
      const { store, stores, mails } = await openServers();
      const ids = await addConfirmed(store, 30);
      const begun = await startIssue(store, issue, now);
      expect(begun).toMatchObject({ recipients: 30, queued: 0 });
      // Of two processes that send the same issue, one may fail, but no e-mail is enqueued twice.
      let isComplete = false;
      while (!isComplete) {
        const cuts = await Promise.allSettled(
          stores.map((twin) => enqueueIssue(twin, begun.id, pace)),
        );
        for (const cut of cuts) {
          if (cut.status === "fulfilled") isComplete ||= cut.value === 0;
          else expect(String(cut.reason)).toContain("from another office");
        }
      }
      const ordered = (await mails()).map(({ reference }) => subjectOf(reference).subscriberId);
      expect(ordered.toSorted()).toEqual(ids);
      expect(await readProgress(store.tables, begun.id)).toEqual({
        waiting: 30,
        untried: 30,
        sent: 0,
        dropped: 0,
        dead: 0,
      });
      // A restart resumes at the stored position.
      expect(await startIssue(store, issue, now + day)).toMatchObject({
        id: begun.id,
        started_at: now,
        queued: 30,
        finished_at: now,
      });
      expect(await enqueueIssue(store, begun.id, pace)).toBe(0);
    });

    test("staggers a batch and skips subscribers confirmed after its start", async () => {
      const { store, mails } = await openServers();
      await addConfirmed(store, 3);
      const begun = await startIssue(store, issue, now);
      await addConfirmed(store, 2, now + 1);
      const later = { ...pace, from: now + 1 };
      expect(await enqueueIssue(store, begun.id, later)).toBe(3);
      expect(await enqueueIssue(store, begun.id, later)).toBe(0);
      const due = (await mails()).map(({ due_at }) => due_at);
      expect(due.toSorted((a, b) => a - b)).toEqual([now + 1, now + 51, now + 101]);
    });

    test("includes subscribers who confirmed under a clock that was ahead", async () => {
      const { store } = await openServers();
      await addConfirmed(store, 1);
      await addConfirmed(store, 1, now + 900 * day);
      const begun = await startIssue(store, issue, now);
      expect(begun).toMatchObject({ recipients: 2 });
      expect(await enqueueIssue(store, begun.id, pace)).toBe(2);
    });

    test("refuses a second office at the same moment with a sentence for staff", async () => {
      const { store, stores } = await openServers();
      await addConfirmed(store, 12);
      const begun = await startIssue(store, issue, now);
      const slow = { ...pace, size: 1 };
      const outcomes = await Promise.allSettled(
        [0, 1, 2].flatMap(() => stores.map((one) => enqueueIssue(one, begun.id, slow))),
      );
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") {
          expect(outcome.reason).toBeInstanceOf(IssueChangedError);
        }
      }
      expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
    });

    test("cannot continue with a changed text", async () => {
      const { store } = await openServers();
      await addConfirmed(store, 1);
      await startIssue(store, issue, now);
      const changed = startIssue(store, { ...issue, body: "Other words." }, now);
      await expect(changed).rejects.toThrow(IssueChangedError);
    });

    test("sends one e-mail per subscriber and none after an unsubscription", async () => {
      const { one, store, mails } = await openServers();
      const [leaver = ""] = await addConfirmed(store, 2);
      const begun = await startIssue(store, issue, now);
      await enqueueIssue(store, begun.id, pace);
      await one.unsubscribe(tokens.leaving(leaver), false);
      const write = issueEmail(emailParts);
      for (const { reference } of await mails()) {
        const email = await write(store.tables, subjectOf(reference));
        const { subscriberId } = subjectOf(reference);
        if (subscriberId === leaver) expect(email).toBeUndefined();
        else {
          expect(email).toMatchObject({ subject: "News" });
          expect(email?.html).toContain("<em>paragraph</em>");
          expect(email?.text).toContain(tokens.leaving(subscriberId));
        }
      }
    });

    test("appears in the archive from its first e-mail on, newest first", async () => {
      const { store } = await openServers();
      await startIssue(store, issue, now);
      await startIssue(store, { ...issue, slug: "2027-01", subject: "More" }, now + day);
      expect(await listSentIssues(store.tables)).toEqual([
        { slug: "2027-01", subject: "More", summary: issue.summary, sentOn: "2026-11-22" },
        { slug: "2026-12", subject: "News", summary: issue.summary, sentOn: "2026-11-21" },
      ]);
      expect((await findSentIssue(store.tables, "2026-12"))?.html).toContain("<em>");
      expect(await findSentIssue(store.tables, "2030-01")).toBeUndefined();
    });
  });
}
