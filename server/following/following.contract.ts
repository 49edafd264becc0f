import { describe, expect, onTestFinished, test } from "vitest";
import type { ContentEvent } from "#collections/following/events.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { day } from "#server/clock.ts";
import { type EmailKind, readReference } from "#server/mail/outbox-kinds.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { insertSubscriber, signUp } from "#server/newsletter/sign-up.ts";
import { updateRow } from "#server/store/rows.ts";
import type { OpenSharedStore } from "#server/store/store.contract.ts";
import { announceEvents } from "./find-events.ts";
import { followEmails } from "./follow-emails.ts";
import { changePace } from "./pace.ts";

/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 9);
const tokens = createLinkTokens(Buffer.from("a key that only tests know"));
const thing = "case/data-protection-complaint";

const step = (key: string, title: string, more: Partial<ContentEvent> = {}): ContentEvent => ({
  key: `${thing} step ${key}`,
  hash: title + (more.closes ? "!" : ""),
  things: [thing],
  title,
  text: `About ${title}.`,
  path: "/products/strategic-litigation",
  closes: false,
  ...more,
});

/** Tests of the announcements that run on every database. */
export function describeFollowing(engine: string, makeSharedStore: OpenSharedStore): void {
  async function openServers() {
    const twins = await makeSharedStore();
    const stores = [await twins.open(), await twins.open()] as const;
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close().catch(() => undefined)));
    });
    const [store] = stores;
    const clock = { now };
    const parts = {
      words: getEmailTexts(),
      tokens,
      name: "OTC",
      origin: () => "https://example.org",
    };
    const templates = followEmails(parts, () => clock.now, getOrganisation());
    return {
      store,
      stores,
      clock,
      /** Lets both servers look for new events, several times at once. */
      async announce(events: ContentEvent[]) {
        const runs = [...stores, ...stores].map((one) =>
          announceEvents(
            one,
            () => clock.now,
            () => events,
          ),
        );
        return (await Promise.all(runs)).reduce((sum, count) => sum + count, 0);
      },
      follow: (address: string, pace: "now" | "week", what = thing) =>
        store.change((tables) =>
          insertSubscriber(tables, clock.now, {
            address,
            thing: what,
            pace,
            status: "confirmed",
            consent_at: clock.now,
            consent_wording: "test",
            source_page: "/follow",
            confirmed_at: clock.now,
          }),
        ),
      /** The e-mails that were enqueued since the last call, as they would be sent now. */
      async newMails() {
        const rows = await store.tables
          .selectFrom("outbox")
          .selectAll()
          .where("state", "=", "waiting")
          .orderBy("id")
          .execute();
        await store.change((tables) =>
          tables.updateTable("outbox").set({ state: "sent" }).execute(),
        );
        const mails = rows.map(({ kind, reference }) => {
          const write = templates[kind as keyof typeof templates] as EmailTemplate<EmailKind>;
          return write(store.tables, readReference(kind as EmailKind, reference));
        });
        return Promise.all(mails);
      },
      states: async () =>
        (await store.tables.selectFrom("subscribers").select("status").orderBy("id").execute()).map(
          ({ status }) => status,
        ),
    };
  }

  describe(`following on ${engine}`, () => {
    test("tells of nothing that was there before, and of a new event once", async () => {
      const { announce, follow, newMails, clock } = await openServers();
      expect(await announce([step("2026-01", "Old")])).toBe(0);
      await follow("amina@example.org", "now");
      await follow("other@example.org", "now", "opportunities");
      clock.now += 1000;
      const events = [step("2026-01", "Old"), step("2026-11-24", "New")];
      expect(await announce(events)).toBe(1);
      expect(await announce(events)).toBe(0);
      const [mail, ...more] = await newMails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: "amina@example.org" });
      expect(mail?.text).toContain("About New.");
      expect(mail?.text).not.toContain("Old");
      expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    });

    test("sends one e-mail for several things that an address follows", async () => {
      const { announce, follow, newMails, clock } = await openServers();
      await announce([step("2026-01", "Old")]);
      await follow("amina@example.org", "now");
      await follow("amina@example.org", "now", "corrections");
      clock.now += 1000;
      const things = [thing, "corrections"];
      expect(await announce([step("2026-02", "Both", { things }), step("2026-03", "One")])).toBe(1);
      const [mail] = await newMails();
      expect(mail?.text).toContain("Both");
      expect(mail?.text).toContain("One");
      expect(mail?.headers?.["List-Unsubscribe"]).toContain("?all=yes");
    });

    test("sends a changed event and one of another day as corrections", async () => {
      const { announce, follow, newMails, clock } = await openServers();
      await announce([step("2026-01-01", "First"), step("2026-02-01", "Second")]);
      await follow("amina@example.org", "now");
      await follow("careful@example.org", "now", "corrections");
      clock.now += 1000;
      await announce([step("2026-01-01", "First, corrected"), step("2026-02-01", "Second")]);
      const corrected = await newMails();
      // Rows of one millisecond come in any order.
      expect(corrected.map((mail) => mail?.to).toSorted()).toEqual([
        "amina@example.org",
        "careful@example.org",
      ]);
      expect(corrected[0]?.subject).toBe(getEmailTexts().follow.correction);
      clock.now += 1000;
      await announce([step("2026-01-01", "First, corrected"), step("2026-02-03", "Second")]);
      expect((await newMails())[0]?.subject).toBe(getEmailTexts().follow.correction);
    });

    test("takes what an older server knows for no news", async () => {
      const { announce, follow, clock } = await openServers();
      await announce([step("2026-01-01", "Before")]);
      await follow("amina@example.org", "now");
      clock.now += 1000;
      expect(await announce([step("2026-01-01", "After"), step("2026-02-01", "New")])).toBe(1);
      clock.now += 1000;
      expect(await announce([step("2026-01-01", "Before")])).toBe(0);
      expect(await announce([step("2026-01-01", "After"), step("2026-02-01", "New")])).toBe(0);
      clock.now += 1000;
      const moved = [step("2026-01-02", "After"), step("2026-02-01", "New")];
      expect(await announce(moved)).toBe(1);
      expect(await announce([step("2026-01-01", "After")])).toBe(0);
      expect(await announce(moved)).toBe(0);
      // What happens on the day that it had before is news.
      expect(await announce([...moved, step("2026-01-01", "Another")])).toBe(1);
    });

    test("says that a case is closed, and ends what follows it", async () => {
      const { announce, follow, newMails, states, clock } = await openServers();
      await announce([step("2026-01-01", "Before")]);
      await follow("amina@example.org", "now");
      await follow("weekly@example.org", "week");
      clock.now += 1000;
      const closing = [
        step("2026-01-01", "Before"),
        step("2026-02-01", "Settled", { closes: true }),
      ];
      await announce(closing);
      const [mail] = await newMails();
      expect(mail?.subject).toBe(getEmailTexts().follow.closed);
      expect(await states()).toEqual(["ended", "ended"]);
      clock.now += 1000;
      await announce([...closing, step("2026-03-01", "Afterwards")]);
      expect(await newMails()).toEqual([]);
      clock.now += 7 * day;
      await announce([...closing, step("2026-03-01", "Afterwards")]);
      const weekly = await newMails();
      expect(weekly.map((one) => one?.to)).toEqual(["weekly@example.org"]);
      expect(weekly[0]?.text).toContain("Settled");
      expect(weekly[0]?.text).not.toContain("Afterwards");
      // Confirmed on a server that did not know yet of the end.
      await follow("late@example.org", "now");
      await announce([...closing, step("2026-03-01", "Afterwards")]);
      expect(await states()).toEqual(["ended", "ended", "ended"]);
    });

    test("ends what follows a case when a step that is known closes it", async () => {
      const { announce, follow, newMails, states, clock } = await openServers();
      await announce([step("2026-01-01", "Settled")]);
      await follow("amina@example.org", "now");
      clock.now += 1000;
      expect(await announce([step("2026-01-01", "Settled", { closes: true })])).toBe(1);
      expect((await newMails())[0]?.subject).toBe(getEmailTexts().follow.closed);
      expect(await states()).toEqual(["ended"]);
    });

    test.each([
      ["now", "week"],
      ["week", "now"],
    ] as const)(
      "tells once of what was found before and after %s became %s",
      async (before, after) => {
        const { store, announce, follow, newMails, clock } = await openServers();
        const events = [step("2026-01-01", "Old")];
        await announce(events);
        await follow("amina@example.org", before);
        await follow("amina@example.org", before, "corrections");
        const rows = store.tables.selectFrom("subscribers").select("id").where("thing", "=", thing);
        const { id } = await rows.executeTakeFirstOrThrow();
        const told: Record<string, string[]> = { now: [], week: [] };
        const hear = async (pace: "now" | "week") => {
          for (const mail of await newMails())
            told[pace]?.push(...(mail?.text.match(/(?<=About )\w+/g) ?? []));
        };
        for (const [title, pace] of [
          ["First", after],
          ["Second", before],
          ["Third", after],
          ["Fourth", after],
        ] as const) {
          clock.now += 1000;
          events.push(step(title, title));
          await announce(events);
          // Twice, as by two presses; the e-mail about the first may be written later.
          const press = () => store.change((tables) => changePace(tables, id, pace));
          await Promise.all([press(), press()]);
          await hear("now");
        }
        clock.now = Date.UTC(2026, 10, 30, 4, 1);
        expect(await announce(events)).toBe(1);
        await hear("week");
        expect(told[before]).toEqual(["First", "Third"]);
        expect(told[after]).toEqual(["Second", "Fourth"]);
        clock.now += 7 * day;
        await announce(events);
        expect(await newMails()).toEqual([]);
      },
    );

    test("tells once of what is found while the pace changes on another server", async () => {
      const { stores, announce, follow, newMails, clock } = await openServers();
      const [store, other] = stores;
      const events = [step("2026-01-01", "Old")];
      await announce(events);
      await follow("amina@example.org", "week");
      const { id } = await store.tables
        .selectFrom("subscribers")
        .select("id")
        .executeTakeFirstOrThrow();
      const titles = Array.from({ length: 40 }, (_, index) => `Event${index}`);
      for (const [index, title] of titles.entries()) {
        clock.now += 1000;
        events.push(step(title, title));
        const pace = index % 2 === 0 ? "now" : "week";
        const change = () => other.change((tables) => changePace(tables, id, pace));
        await Promise.all(
          index % 4 < 2 ? [announce(events), change()] : [change(), announce(events)],
        );
      }
      clock.now = Date.UTC(2026, 10, 30, 4, 1);
      await announce(events);
      const told = (await newMails()).flatMap((mail) => mail?.text.match(/(?<=About )\w+/g) ?? []);
      expect(told.toSorted()).toEqual(titles.toSorted());
    });

    test("tells an address once that follows the same by two things at two paces", async () => {
      const { store, announce, follow, newMails, clock } = await openServers();
      await announce([step("2026-01-01", "Before")]);
      await follow("amina@example.org", "week");
      await follow("amina@example.org", "now", "corrections");
      clock.now += 1000;
      const events = [step("2026-01-01", "After"), step("2026-02-01", "New")];
      await announce(events);
      const [atOnce] = await newMails();
      expect(atOnce?.text).toContain("About After.");
      expect(atOnce?.text).not.toContain("About New.");
      // What was stopped told it, also once another form has asked for another pace.
      await store.change(async (tables) => {
        const stopped = { status: "unsubscribed", left_at: clock.now } as const;
        await updateRow(tables, "subscribers", { thing: "corrections" }, stopped);
        await signUp(tables, {
          address: "amina@example.org",
          followed: { thing: "corrections", pace: "week" },
          sourcePage: "/follow",
          isSuspect: false,
          wording: { version: "test", wording: "words" },
          now: clock.now,
          tokens,
        });
      });
      clock.now = Date.UTC(2026, 10, 30, 4, 1);
      await announce(events);
      const weekly = (await newMails()).at(-1);
      expect(weekly?.text).toContain("About New.");
      expect(weekly?.text).not.toContain("About After.");
    });

    test("sends a week's events on Monday, once, and nothing in an empty week", async () => {
      const { announce, follow, newMails, clock } = await openServers();
      await announce([step("2026-01-01", "Before")]);
      await follow("amina@example.org", "week");
      await follow("amina@example.org", "week", "law/uganda-data-protection");
      clock.now += 1000;
      const events = [step("2026-01-01", "Before"), step("2026-02-01", "New")];
      expect(await announce(events)).toBe(0);
      clock.now = Date.UTC(2026, 10, 30, 3, 59);
      expect(await announce(events)).toBe(0);
      clock.now = Date.UTC(2026, 10, 30, 4, 1);
      expect(await announce(events)).toBe(1);
      const [mail] = await newMails();
      expect(mail?.subject).toBe("Your week: 1 thing");
      expect(mail?.text).toContain("Nothing happened in:");
      clock.now += 7 * day;
      expect(await announce(events)).toBe(0);
      // The clock was ahead: what is found now belongs to the next week that begins.
      clock.now -= 7 * day;
      const more = [...events, step("2026-03-01", "Newer")];
      expect(await announce(more)).toBe(0);
      clock.now += 14 * day;
      expect(await announce(more)).toBe(1);
    });
  });
}
