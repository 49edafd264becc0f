import { describe, expect, onTestFinished, test } from "vitest";
import { getCases } from "#collections/cases/cases.ts";
import { getThings } from "#collections/following/things.ts";
import { day } from "#server/clock.ts";
import { findRow } from "#server/store/rows.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const origin = "https://www.example.org";
const thing = `case/${getCases()[0]?.slug}`;

type Site = Awaited<ReturnType<typeof openTestSite>>;

const press = (site: Site, path: string, fields: Record<string, string> = {}, headers = {}) =>
  site.fetch(
    new Request(`${origin}${path}`, {
      method: "POST",
      headers: { accept: "text/html", origin, ...headers },
      body: new URLSearchParams(fields),
    }),
  );

const ask = (site: Site, email: string, more: Record<string, string> = {}) =>
  press(site, "/follow", { email, thing, pace: "now", _source: "/follow", ...more });

/** Returns the path of the newest link for confirming. */
async function confirmPath(site: Site) {
  const mail = (await site.mails()).findLast(({ kind }) => kind === "follow-confirm");
  return `/follow/confirm/${site.tokens.confirmation(mail?.reference ?? "")}`;
}

/** Follows and confirms. @returns the row and the path of its list */
async function follow(site: Site, email: string, more: Record<string, string> = {}) {
  site.clock.now += 60_000;
  await ask(site, email, more);
  await press(site, await confirmPath(site));
  const row = (await site.subscribers()).findLast(({ address }) => address === email);
  if (!row) throw new Error("no follower");
  return { row, list: `/follow/list/${site.tokens.list(row.id, site.clock.now + 14 * day)}` };
}

describe("following", () => {
  test("begins with the button behind the link, with the words and the page of the consent", async () => {
    const site = await openTestSite();
    const answer = await ask(site, "amina@example.org", { pace: "week" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/follow/sent");
    expect(await site.subscribers()).toMatchObject([{ thing, pace: "week", status: "pending" }]);
    await press(site, await confirmPath(site));
    const [row] = await site.subscribers();
    expect(row).toMatchObject({ status: "confirmed", source_page: "/follow" });
    const version = row?.consent_wording ?? "";
    const words = await findRow(site.store.tables, "consent_wordings", { version });
    expect(words?.wording).toContain("Nothing else");
    // Each has an allowance of e-mails of its own.
    await press(site, "/newsletter", { email: "amina@example.org" });
    expect((await site.mails()).map(({ kind }) => kind)).toEqual([
      "follow-confirm",
      "newsletter-confirm",
    ]);
  });

  test("is refused beside the field that is wrong", async () => {
    const site = await openTestSite();
    const wrong = [
      { email: "you@" },
      { thing: "case/no-such-case" },
      { thing: "" },
      { pace: "hourly" },
    ];
    for (const fields of wrong) {
      const answer = await ask(site, "amina@example.org", fields);
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(Object.keys(fields));
    }
    expect(await site.subscribers()).toEqual([]);
  });

  test("answers a second wish with a link to the list, and lets no stranger change the pace", async () => {
    const site = await openTestSite();
    await follow(site, "amina@example.org");
    site.clock.now += 60_000;
    expect((await ask(site, "Amina@example.org", { pace: "week" })).status).toBe(303);
    expect(await site.subscribers()).toMatchObject([{ pace: "now", status: "confirmed" }]);
    expect((await site.mails()).at(-1)?.kind).toBe("follow-link");
  });

  test("follows nothing that has closed since it was asked for, or stopped", async () => {
    const site = await openTestSite();
    const { row, list } = await follow(site, "amina@example.org");
    await press(site, list, { id: row.id, do: "stop" });
    await ask(site, "other@example.org");
    const closed = getThings().get(thing);
    if (!closed) throw new Error("no case");
    onTestFinished(() => {
      closed.isClosed = false;
    });
    closed.isClosed = true;
    const path = await confirmPath(site);
    const answer = await press(site, path);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    await press(site, list, { id: row.id, do: "again" });
    const states = async () => (await site.subscribers()).map(({ status }) => status);
    expect(await states()).toEqual(["unsubscribed", "pending"]);
    closed.isClosed = false;
    await press(site, path);
    await press(site, list, { id: row.id, do: "again" });
    expect(await states()).toEqual(["confirmed", "confirmed"]);
  });

  test("changes nothing when links are opened by GET or HEAD", async () => {
    const site = await openTestSite();
    const { row, list } = await follow(site, "amina@example.org");
    site.clock.now += 60_000;
    await ask(site, "amina@example.org", { thing: "opportunities" });
    const stop = `/follow/stop/${site.tokens.leaving(row.id)}`;
    const before = await site.subscribers();
    for (const path of [list, stop, `${stop}?all=yes`, await confirmPath(site)]) {
      for (const method of ["GET", "HEAD"]) {
        expect((await site.fetch(new Request(origin + path, { method }))).status, path).toBe(200);
      }
    }
    expect(await site.subscribers()).toEqual(before);
  });

  test("is changed, stopped and taken up again on its list, and only its own", async () => {
    const site = await openTestSite();
    await ask(site, "amina@example.org");
    const unused = await confirmPath(site);
    const { row, list } = await follow(site, "amina@example.org");
    const other = await follow(site, "other@example.org");
    const act = async (fields: Record<string, string>) => {
      expect((await press(site, list, { id: row.id, ...fields })).status).toBe(303);
      return (await site.subscribers()).find(({ id }) => id === row.id);
    };
    expect(await act({ do: "pace", pace: "week" })).toMatchObject({ pace: "week" });
    expect(await act({ do: "stop" })).toMatchObject({ status: "unsubscribed" });
    // An older e-mail must not begin it again.
    expect((await press(site, unused)).status).toBe(410);
    expect(await act({ do: "again" })).toMatchObject({ status: "confirmed", left_at: null });
    await act({ do: "stop", id: other.row.id });
    expect(await act({ do: "stop-all" })).toMatchObject({ status: "unsubscribed" });
    const last = await press(site, list, { id: row.id, do: "remove" });
    expect(last.headers.get("location")).toBe("/follow/empty");
    expect(await site.subscribers()).toMatchObject([{ id: other.row.id, status: "confirmed" }]);
    expect(
      (await press(site, other.list, { do: "stop-all" }, { origin: "https://evil.example" }))
        .status,
    ).toBe(403);
    for (const path of [other.list, unused]) {
      const noForm = { method: "POST", headers: { origin }, body: "" };
      expect((await site.fetch(new Request(origin + path, noForm))).status).toBe(415);
    }
  });

  test("ends by one click of a mail program, one thing or all", async () => {
    const site = await openTestSite();
    const { row } = await follow(site, "amina@example.org");
    await follow(site, "amina@example.org", { thing: "opportunities" });
    const stop = `/follow/stop/${site.tokens.leaving(row.id)}`;
    const oneClick = { "List-Unsubscribe": "One-Click" };
    const foreign = { origin: "https://mail.example" };
    expect((await press(site, stop, oneClick, foreign)).status).toBe(200);
    expect((await site.subscribers()).map(({ status }) => status)).toEqual([
      "unsubscribed",
      "confirmed",
    ]);
    expect((await press(site, `${stop}?all=yes`, oneClick, foreign)).status).toBe(200);
    expect((await site.subscribers()).map(({ status }) => status)).toEqual([
      "unsubscribed",
      "unsubscribed",
    ]);
    expect(await site.store.tables.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });

  test("refuses a link that is forged or fifteen days old, and sends a new one to those who follow", async () => {
    const site = await openTestSite();
    const { row, list } = await follow(site, "amina@example.org");
    const used = await confirmPath(site);
    const status = async (path: string) => (await site.fetch(new Request(origin + path))).status;
    expect(await status(list)).toBe(200);
    expect(await status(used)).toBe(200);
    expect(
      await status(
        list.replace(
          row.id,
          row.id.replace(/^./, (one) => (one === "0" ? "1" : "0")),
        ),
      ),
    ).toBe(410);
    site.clock.now += 15 * day;
    for (const path of [list, used]) expect(await status(path)).toBe(410);
    expect((await press(site, list, { do: "forget" })).status).toBe(410);
    await press(site, used, { do: "forget" });
    expect(await site.subscribers()).toMatchObject([{ status: "confirmed" }]);
    const count = (await site.mails()).length;
    for (const email of ["nobody@example.org", "amina@example.org"]) {
      const answer = await press(site, "/follow/link", { email });
      expect(answer.headers.get("location")).toBe("/follow/link-sent");
    }
    expect((await site.mails()).slice(count).map(({ kind }) => kind)).toEqual(["follow-link"]);
  });

  test("leaves nothing of an address that is forgotten", async () => {
    const site = await openTestSite();
    const { list } = await follow(site, "amina@example.org");
    expect((await press(site, list, { do: "forget" })).headers.get("location")).toBe(
      "/follow/forgotten",
    );
    for (const table of [
      "subscribers",
      "confirmation_links",
      "outbox",
      "submissions",
      "suppressions",
    ] as const) {
      expect(await site.store.tables.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  test("forgets what a stranger asked for, and keeps the newsletter", async () => {
    const site = await openTestSite();
    await press(site, "/newsletter", { email: "amina@example.org" });
    site.clock.now += 60_000;
    await ask(site, "amina@example.org");
    await press(site, await confirmPath(site), { do: "forget" });
    expect(await site.subscribers()).toMatchObject([{ thing: "newsletter" }]);
  });
});
