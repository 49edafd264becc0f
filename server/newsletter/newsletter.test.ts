import { describe, expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { day } from "#server/clock.ts";
import { openTestSite, outcomeOf } from "#tests/support/test-site.ts";
import { signUpEmails } from "./sign-up-emails.ts";

const minute = 60_000;
const origin = "https://www.example.org";

type Site = Awaited<ReturnType<typeof openTestSite>>;

const subscribe = (site: Site, email: string, more: Record<string, string> = {}) =>
  site.fetch(
    new Request(`${origin}/newsletter`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ email, _source: "/newsletter", ...more }),
    }),
  );

const press = (site: Site, path: string, fields: Record<string, string> = {}, headers = {}) =>
  site.fetch(
    new Request(`${origin}${path}`, {
      method: "POST",
      headers: { accept: "text/html", origin, ...headers },
      body: new URLSearchParams(fields),
    }),
  );

/** Returns the link of the newest confirmation e-mail. */
async function confirmationPath(site: Site): Promise<string> {
  const mails = await site.mails();
  const email = mails.findLast(({ kind }) => kind === "newsletter-confirm");
  return `/newsletter/confirm/${site.tokens.confirmation(email?.reference ?? "")}`;
}

async function confirmed(site: Site, email: string): Promise<string> {
  await subscribe(site, email);
  await press(site, await confirmationPath(site));
  const all = await site.subscribers();
  return all.find(({ address }) => address === email)?.id ?? "";
}

const unsubscribePath = (site: Site, id: string) =>
  `/newsletter/unsubscribe/${site.tokens.leaving(id)}`;

describe("subscription", () => {
  test("stays pending until confirmed, with time, text and page of the consent", async () => {
    const site = await openTestSite();
    expect((await subscribe(site, "Amina@Example.org", { _source: "/contact" })).status).toBe(200);
    const asked = site.clock.now;
    expect(await site.subscribers()).toMatchObject([
      { address: "amina@example.org", status: "pending", confirmed_at: null },
    ]);

    site.clock.now += minute;
    const answer = await press(site, await confirmationPath(site));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/newsletter/confirmed");
    const [subscriber] = await site.subscribers();
    expect(subscriber).toMatchObject({
      status: "confirmed",
      confirmed_at: site.clock.now,
      consent_at: asked,
      source_page: "/contact",
    });
    const wordings = await site.store.tables.selectFrom("consent_wordings").selectAll().execute();
    expect(wordings.map(({ version }) => version)).toEqual([subscriber?.consent_wording]);
    expect(wordings[0]?.wording).toContain(getPage("contact").newsletter.note);
  });

  test("stores neither the token nor any address of the network", async () => {
    const site = await openTestSite();
    await site.fetch(
      new Request(`${origin}/newsletter`, {
        method: "POST",
        body: new URLSearchParams({ email: "a@example.org" }),
      }),
      { peer: "203.0.113.9" },
    );
    const path = await confirmationPath(site);
    const { tables } = site.store;
    const everything = JSON.stringify([
      await site.subscribers(),
      await site.mails(),
      await tables.selectFrom("confirmation_links").selectAll().execute(),
      await tables.selectFrom("submissions").selectAll().execute(),
    ]);
    expect(everything).not.toContain(path.split("/").at(-1));
    expect(everything).not.toContain("203.0.113");
  });

  test("is not confirmed by a GET, as mail scanners send", async () => {
    const site = await openTestSite();
    await subscribe(site, "a@example.org");
    const path = await confirmationPath(site);
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await site.fetch(new Request(origin + path))).status).toBe(200);
    }
    expect(await site.subscribers()).toMatchObject([{ status: "pending" }]);
    expect(await site.newsletter.confirmationState(path.split("/").at(-1) ?? "")).toBe("ready");
  });

  test("rejects expired and forged links and other origins", async () => {
    const site = await openTestSite();
    await subscribe(site, "a@example.org");
    const path = await confirmationPath(site);
    const foreign = await press(site, path, {}, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect((await press(site, `${path}x`)).status).toBe(410);
    site.clock.now += 3 * day;
    expect((await press(site, path)).status).toBe(410);
    expect(await site.subscribers()).toMatchObject([{ status: "pending" }]);
  });

  test("sends one welcome e-mail when a link is used twice", async () => {
    const site = await openTestSite();
    await subscribe(site, "a@example.org");
    const path = await confirmationPath(site);
    const answers = await Promise.all([press(site, path), press(site, path), press(site, path)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const kinds = (await site.mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });

  test("answers the same for known and unknown addresses", async () => {
    const site = await openTestSite();
    const answers: string[] = [];
    const ask = async () => {
      site.clock.now += day;
      const response = await subscribe(site, "a@example.org");
      const headers = [...response.headers].filter(([name]) => name !== "date");
      answers.push(JSON.stringify([response.status, headers, await response.text()]));
    };
    await ask();
    await ask();
    await press(site, await confirmationPath(site));
    await ask();
    const [subscriber] = await site.subscribers();
    await press(site, unsubscribePath(site, subscriber?.id ?? ""));
    await ask();
    await site.store.change((tables) =>
      tables.updateTable("subscribers").set({ status: "bounced" }).execute(),
    );
    await ask();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("/newsletter/check-email");
  });

  test("sends at most three e-mails a day to one mailbox, five minutes apart", async () => {
    const site = await openTestSite();
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await subscribe(site, turn % 2 ? "a@example.org" : "A@Example.ORG")).status).toBe(
        200,
      );
      site.clock.now += minute;
    }
    expect(await site.mails()).toHaveLength(3);
    expect(await site.subscribers()).toHaveLength(1);
    site.clock.now += day;
    await subscribe(site, "a@example.org");
    expect(await site.mails()).toHaveLength(4);
  });

  test("sends what the page says also to a second sign-up soon after the first", async () => {
    const site = await openTestSite();
    await subscribe(site, "a@example.org");
    site.clock.now += minute;
    await subscribe(site, "a@example.org");
    await subscribe(site, "a@example.org");
    const mails = await site.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(["newsletter-confirm", "newsletter-confirm"]);
    const [first = 0, second = 0] = mails.map(({ due_at }) => due_at);
    expect(second - first).toBe(5 * minute);
  });

  test("notifies an address that is subscribed already", async () => {
    const site = await openTestSite();
    await confirmed(site, "a@example.org");
    site.clock.now += day;
    await subscribe(site, "a@example.org");
    expect((await site.mails()).at(-1)).toMatchObject({ kind: "newsletter-already" });
    expect(await site.subscribers()).toMatchObject([{ status: "confirmed" }]);
    const [reader] = await site.subscribers();
    const { name } = getOrganisation();
    const parts = { words: getEmailTexts(), tokens: site.tokens, name, origin: () => origin };
    const templates = signUpEmails(parts);
    const about = { subscriberId: reader?.id ?? "" };
    const mail = await templates["newsletter-already"](site.store.tables, about);
    // The page after the form asks to follow the link in the e-mail, and this must not unsubscribe.
    const [first, ...others] = mail?.text?.match(/https:\S+/g) ?? [];
    expect(first).toBe(`${origin}/newsletter/archive`);
    expect(others.join()).toContain("/newsletter/unsubscribe/");
  });

  test("is quarantined without an e-mail when the honeypot is filled", async () => {
    const site = await openTestSite();
    const response = await subscribe(site, "a@example.org", { _gotcha: "x" });
    expect(await response.json()).toEqual({ ok: true, next: "/newsletter/check-email" });
    expect(await site.subscribers()).toMatchObject([{ status: "quarantined" }]);
    expect(await site.mails()).toEqual([]);
    // A real visitor tries again.
    await subscribe(site, "a@example.org");
    expect(await site.subscribers()).toMatchObject([{ status: "pending" }]);
    expect(await site.mails()).toHaveLength(1);
  });

  test("renders the form's own page again when rejected without JavaScript", async () => {
    const rendered: string[] = [];
    const site = await openTestSite({
      pages: {
        render: async (path, outcome) => {
          rendered.push(path);
          return { html: JSON.stringify(outcome) };
        },
      },
    });
    const fromContact = await press(site, "/newsletter", { email: "a@b", _source: "/contact" });
    expect(fromContact.status).toBe(422);
    expect(await outcomeOf(fromContact)).toMatchObject({
      form: "newsletter",
      title: "Subscription failed",
      description: "Please try again later.",
      errors: [{ field: "email", code: "TYPE_EMAIL" }],
      values: { email: "a@b" },
    });
    // The field on the news page is optional.
    const fromNews = await press(site, "/newsletter", { email: "", _source: "/news" });
    expect((await outcomeOf(fromNews)).errors).toMatchObject([{ code: "REQUIRED_FIELD_EMPTY" }]);
    expect(rendered).toEqual(["/contact", "/newsletter"]);
  });
});

describe("dead link", () => {
  const look = async (site: Site, path: string) => {
    const response = await site.fetch(new Request(origin + path));
    const headers = [...response.headers].filter(([name]) => name !== "date");
    return { status: response.status, rest: JSON.stringify([headers, await response.text()]) };
  };

  test("answers 410 for forged, expired and orphaned confirmation links", async () => {
    const site = await openTestSite();
    await subscribe(site, "old@example.org");
    const old = await confirmationPath(site);
    site.clock.now += 3 * day;
    await subscribe(site, "a@example.org");
    const path = await confirmationPath(site);
    expect((await look(site, path)).status).toBe(200);
    await press(site, path);
    expect((await look(site, path)).status, "used by who is subscribed").toBe(200);
    const left = (await site.subscribers()).find(({ address }) => address === "a@example.org");
    await press(site, unsubscribePath(site, left?.id ?? ""));
    const dead = [
      await look(site, "/newsletter/confirm/never-made"),
      await look(site, old),
      await look(site, path),
    ];
    expect(dead[0]?.status).toBe(410);
    expect(new Set(dead.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test("answers 404 for forged unsubscribe links only, whatever the subscriber's state", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    const path = unsubscribePath(site, id);
    const states = [await look(site, path)];
    for (const status of ["pending", "unsubscribed", "bounced", "quarantined"] as const) {
      await site.store.change((tables) =>
        tables.updateTable("subscribers").set({ status }).execute(),
      );
      states.push(await look(site, path));
    }
    await press(site, path, { erase: "yes" });
    states.push(await look(site, path));
    expect(states[0]?.status).toBe(200);
    expect(new Set(states.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await look(site, `${path.slice(0, -1)}x`)).status).toBe(404);
    expect((await look(site, "/newsletter/unsubscribe/nonsense")).status).toBe(404);
  });
});

describe("unsubscribing", () => {
  test("accepts a mail program's one-click request from any origin, without a redirect", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    const response = await site.fetch(
      new Request(origin + unsubscribePath(site, id), {
        method: "POST",
        headers: {
          origin: "https://mail.example",
          "sec-fetch-site": "cross-site",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "List-Unsubscribe=One-Click",
      }),
    );
    expect(response.status).toBe(200);
    expect(await site.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
    // RFC 8058 allows both encodings.
    const body = new FormData();
    body.append("List-Unsubscribe", "One-Click");
    const again = await site.fetch(
      new Request(origin + unsubscribePath(site, id), { method: "POST", body }),
    );
    expect(again.status).toBe(200);
  });

  test("accepts a POST without a body; a GET changes nothing", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    await site.fetch(new Request(origin + unsubscribePath(site, id)));
    expect(await site.subscribers()).toMatchObject([{ status: "confirmed" }]);
    await site.fetch(new Request(origin + unsubscribePath(site, id), { method: "POST" }));
    expect(await site.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
  });

  test("redirects from the page to its result", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    const response = await press(site, unsubscribePath(site, id));
    expect(response.headers.get("location")).toBe("/newsletter/unsubscribed");
  });

  test("erases all but a one-way code on request", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    const response = await press(site, unsubscribePath(site, id), { erase: "yes" });
    expect(response.headers.get("location")).toBe("/newsletter/erased");
    expect(await site.subscribers()).toEqual([]);
    const { tables } = site.store;
    expect(await tables.selectFrom("confirmation_links").selectAll().execute()).toEqual([]);
    const codes = await tables.selectFrom("suppressions").selectAll().execute();
    expect(codes).toMatchObject([{ reason: "erased" }]);
    expect(JSON.stringify(codes)).not.toContain("example.org");
    // A repeated request is no error, and subscribing again is possible.
    expect((await press(site, unsubscribePath(site, id))).status).toBe(303);
    site.clock.now += day;
    await confirmed(site, "a@example.org");
    expect(await site.subscribers()).toMatchObject([{ status: "confirmed" }]);
    expect(await tables.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });

  test("invalidates confirmation links in the mailbox", async () => {
    const site = await openTestSite();
    await subscribe(site, "a@example.org");
    const path = await confirmationPath(site);
    const [subscriber] = await site.subscribers();
    await press(site, unsubscribePath(site, subscriber?.id ?? ""));
    expect((await press(site, path)).status).toBe(410);
    expect(await site.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
  });

  test("rejects tokens made for another purpose", async () => {
    const site = await openTestSite();
    const id = await confirmed(site, "a@example.org");
    const token = site.tokens.leaving(id);
    const other = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
    for (const wrong of [other, id, "x", "%2e%2e%2f", site.tokens.confirmation(id)]) {
      const response = await press(site, `/newsletter/unsubscribe/${wrong}`);
      expect(response.status, wrong).toBe(404);
    }
    expect(await site.subscribers()).toMatchObject([{ status: "confirmed" }]);
  });
});

test("dates an issue by the day in Kampala, also after midnight there", async () => {
  const site = await openTestSite();
  const words = { subject: "December", summary: "", body: "Words." };
  const sent = { recipients: 0, queued: 0, last_subscriber: "", finished_at: null };
  const issue = {
    id: "1",
    slug: "2026-12",
    started_at: Date.UTC(2026, 10, 30, 21, 30),
    ...words,
    ...sent,
  };
  await site.store.change((tables) =>
    tables.insertInto("newsletter_issues").values(issue).execute(),
  );
  expect((await site.newsletter.listIssues())[0]?.sentOn).toBe("2026-12-01");
});

test("serves archive and feed before the first issue", async () => {
  const site = await openTestSite();
  expect((await site.fetch(new Request(`${origin}/newsletter/archive`))).status).toBe(200);
  expect((await site.fetch(new Request(`${origin}/newsletter/archive/2026-12`))).status).toBe(404);
  const feed = await site.fetch(new Request(`${origin}/newsletter/feed.xml`));
  expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await feed.text();
  expect(xml).not.toContain("<entry>");
  // The public address for every client, and a date after the organisation was founded.
  expect(xml).toContain(`<id>${getOrganisation().url}/newsletter/feed.xml</id>`);
  expect(xml).toMatch(/<updated>20\d\d-/);
});
