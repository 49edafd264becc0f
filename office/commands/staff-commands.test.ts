import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { listMessages } from "#server/contact/messages.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { message, openOffice, pledge, signUp } from "./open-office.fixture.ts";

const csvOf = (rows: string[]) => ["email,consent_at,wording,source_page", ...rows].join("\n");

test("prints help for every command", async () => {
  const { type } = await openOffice();
  const { out } = await type("--help");
  for (const name of [
    "messages",
    "newsletter",
    "subscribers",
    "quarantine",
    "outbox",
    "person",
    "retention",
    "doctor",
    "open",
    "snapshot",
    "move-to",
  ]) {
    expect(out).toContain(`  ${name} `);
    const help = await type(name, "--help");
    expect(help).toMatchObject({ code: 0, error: "" });
    expect(help.out).toContain(name);
    expect((await type(name, "no-such-thing", "x", "y")).code, name).toBe(2);
  }
});

test("escapes formulas in exported cells", async () => {
  const office = await openOffice((store) =>
    message(store, { subject: '=HYPERLINK("http://x")', firstName: "@cmd", message: 'a,"b"\nc' }),
  );
  const { out } = await office.type("messages", "export");
  expect(out).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(out).toContain(`"'@cmd"`);
  expect(out).toContain(`"a,""b""\nc"`);
});

test("marks a message", async () => {
  const office = await openOffice((store) => message(store));
  const [{ id }] = JSON.parse((await office.type("messages", "--json")).out);
  const { out } = await office.type("messages", "mark", id, "answered", "--json");
  expect(JSON.parse(out)).toEqual({ sentence: "The message is marked as answered." });
  expect((await office.type("messages", "list", "--status", "answered", "--json")).out).toContain(
    id,
  );
  expect((await office.type("messages", "mark", id, "lost")).code).toBe(2);
});

test("imports and exports subscribers only with evidence of consent", async () => {
  const office = await openOffice();
  const file = join(office.folder, "list.csv");
  writeFileSync(
    file,
    csvOf(['a@example.org,2026-01-02T03:04:05Z,"Yes, please",/fair', "no address,,,"]),
  );
  const refused = await office.type("subscribers", "import", file);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.error).toMatch(/line 3: email .*; consent_at .*; wording/);
  expect((await office.type("subscribers", "--json")).out).toBe("[]");

  writeFileSync(file, csvOf(['a@example.org,2026-01-02T03:04:05Z,"Yes, please",/fair']));
  expect((await office.type("subscribers", "import", file)).out).toContain("1 added");
  expect((await office.type("subscribers", "import", file)).out).toContain("1 known already");
  const { out } = await office.type("subscribers", "export");
  expect(out).toContain(
    'a@example.org,confirmed,2026-01-02T03:04:05.000Z,2026-01-02T03:04:05.000Z,"Yes, please",/fair',
  );

  expect((await office.type("subscribers", "erase", "A@example.org")).code).toBe(0);
  expect((await office.type("subscribers", "import", file)).out).toContain("1 left out");
  expect((await office.type("subscribers", "erase", "a@example.org")).code).toBe(1);
});

test("releases and deletes quarantined items", async () => {
  const office = await openOffice(async (store) => {
    await message(store, { subject: "good after all" }, true);
    await message(store, { subject: "bad" }, true);
    await signUp(store, "a@example.org", true);
    await pledge(store, { email: "b@example.org" }, true);
  });
  const suspects = JSON.parse((await office.type("quarantine", "--json")).out) as {
    id: string;
    kind: string;
    about: string;
  }[];
  expect(suspects).toHaveLength(4);
  for (const { id, about } of suspects) {
    await office.type("quarantine", about === "bad" ? "delete" : "release", id);
  }
  expect((await office.type("quarantine")).out).toBe("Nothing is in quarantine.");
  const kinds = JSON.parse((await office.type("outbox", "--json")).out).counts.map(
    (row: { kind: string }) => row.kind,
  );
  expect(kinds).toEqual(["contact-message", "newsletter-confirm", "pledge"]);
});

test("shows a failed e-mail with its reason and retries it", async () => {
  const office = await openOffice((store) => message(store));
  await office.withStore((store) =>
    store.change((tables) =>
      tables.updateTable("outbox").set({ state: "dead", last_error: "550 no" }).execute(),
    ),
  );
  expect((await office.type("outbox")).out).toContain("550 no");
  expect((await office.type("outbox", "retry", "--all")).out).toBe("1 will be tried again.");
  expect((await office.type("outbox", "--json")).out).toContain('"state": "waiting"');
});

test("doctor prints problems with instructions, and exits with 1", async () => {
  const office = await openOffice();
  expect(await office.type("doctor")).toMatchObject({ code: 0, out: "All is well." });
  await office.withStore((store) => message(store, {}, true));
  const ill = await office.type("doctor");
  expect(ill).toMatchObject({ code: 1, error: "Need attention: 1." });
  expect(ill.out).toContain("1 messages");
  expect(ill.out).toContain("npm run office -- quarantine");
  expect(JSON.parse((await office.type("doctor", "--json")).out)).toMatchObject([
    { kind: "quarantine" },
  ]);
});

test("purges expired data and prints counts without names", async () => {
  const { messagesAtMost, quarantine, unconfirmedSubscriptions } = getRetentionDays();
  const now = Date.now();
  const old = now - (messagesAtMost + 1) * day;
  const office = await openOffice(async (store) => {
    await message(store, { subject: "old" }, false, old);
    await message(store, { subject: "suspect, unseen" }, true, now - (quarantine + 1) * day);
    await message(store, { subject: "suspect, seen" }, true, now - (quarantine + 1) * day);
    await store.change((tables) =>
      tables
        .updateTable("contact_messages")
        .set({ seen_at: now - (quarantine + 1) * day })
        .where("fields", "like", "%suspect, seen%")
        .execute(),
    );
    await message(store, { subject: "new" });
    await signUp(store, "forgot@example.org", false, now - (unconfirmedSubscriptions + 1) * day);
    await signUp(store, "waits@example.org");
    await store.change((tables) => tables.updateTable("outbox").set({ state: "sent" }).execute());
    // Its e-mail has not gone out, so nobody could confirm.
    await signUp(store, "unsent@example.org", false, now - (unconfirmedSubscriptions + 1) * day);
  });
  const { out } = await office.type("retention", "run", "--json");
  expect(JSON.parse(out)).toMatchObject({
    messagesAtMost: 1,
    quarantine: 1,
    unconfirmedSubscriptions: 1,
  });
  expect(out).not.toContain("@");
  await office.withStore(async ({ tables }) => {
    const left = await listMessages(tables, { limit: 10 });
    expect(left.map(({ fields }) => fields.subject)).toEqual(["new"]);
    const apart = await listMessages(tables, { status: "quarantined", limit: 10 });
    expect(apart.map(({ fields }) => fields.subject)).toEqual(["suspect, unseen"]);
    expect(
      await tables.selectFrom("subscribers").select("address").orderBy("address").execute(),
    ).toEqual([{ address: "unsent@example.org" }, { address: "waits@example.org" }]);
  });
});

test("marks quarantined items as seen when a person calls them spam, not when listed", async () => {
  const now = Date.now();
  const office = await openOffice(async (store) => {
    await message(store, { subject: "oldest" }, true, now - 3);
    await message(store, { subject: "called spam" }, true, now - 2);
    await message(store, { subject: "newest" }, true, now - 1);
  });
  const seen = () =>
    office.withStore(async ({ tables }) => {
      const rows = await tables
        .selectFrom("contact_messages")
        .select(["id", "seen_at"])
        .orderBy("received_at")
        .execute();
      return rows.map(({ id, seen_at }) => ({ id, isSeen: seen_at !== null }));
    });
  await office.type("quarantine");
  await office.type("quarantine", "--json");
  const items = await seen();
  expect(items.map(({ isSeen }) => isSeen)).toEqual([false, false, false]);
  const { out } = await office.type("quarantine", "dismiss", items[1]?.id ?? "");
  expect(out).toBe("Called spam, to be deleted by age: 2.");
  expect((await seen()).map(({ isSeen }) => isSeen)).toEqual([true, true, false]);
  expect((await office.type("doctor")).out).toContain("1 messages");
});

test("prints system errors in one line and rejects an invalid address", async () => {
  const office = await openOffice();
  const inTheWay = join(office.folder, "a-file");
  writeFileSync(inTheWay, "This is no folder.");
  const refused = await office.type("snapshot", join(inTheWay, "otc.copy"));
  expect(refused.code).toBe(1);
  expect(refused.error).toContain(inTheWay);
  expect(refused.error).not.toContain("\n    at ");

  const nonsense = await office.type("person", "export", "everybody");
  expect(nonsense.code).toBe(2);
  expect(nonsense.error).toContain("'everybody' is invalid");
});

test("sends an issue once to each after a confirmation, and records bounces", async () => {
  await using mail = await startMailServer();
  const office = await openOffice(undefined, {
    SMTP_URL: mail.url,
    MAIL_FROM: "news@example.org",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org",
  });
  const list = join(office.folder, "list.csv");
  const rows = Array.from({ length: 25 }, (_, at) => `r${at}@example.org,2026-01-02,Yes,/`);
  writeFileSync(list, csvOf(rows));
  await office.type("subscribers", "import", list);
  const folder = join(office.folder, "content", "newsletters");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "2026-12.md");
  const write = (subject: string, body: string) =>
    writeFileSync(file, `---\nsubject: ${subject}\nsummary: A test.\n---\n\n${body}\n`);

  write("News", "Read [more](/nowhere).");
  expect((await office.type("newsletter", "send", file, "--yes")).error).toContain(
    "links to /nowhere, and there is no such page",
  );
  write("News", "Hello.");
  expect((await office.type("newsletter", "send", file)).error).toContain("Nothing was sent.");
  expect((await office.type("newsletter", "send", list, "--yes")).code).toBe(1);
  const send = () =>
    office.type("newsletter", "send", file, "--yes", "--per-second", "1000", "--json");
  expect(JSON.parse((await send()).out)).toMatchObject({ sent: 25, waiting: 0, dead: 0 });
  expect(JSON.parse((await send()).out)).toMatchObject({ sent: 25 });
  const receivers = mail.mails.map(({ to }) => to?.[0]?.address);
  expect(receivers).toHaveLength(25);
  expect(new Set(receivers).size).toBe(25);
  write("News", "Other words.");
  expect((await send()).error).toContain("begun with another text");

  const report = join(office.folder, "bounce.eml");
  const group = (address: string, status: string) =>
    `\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}\r\n`;
  writeFileSync(
    report,
    `Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.example.org\r\n${group("R3@example.org", "5.1.1")}${group("r4@example.org", "5.2.2")}${group("r5@example.org", "4.4.1")}\r\n--x--\r\n`,
  );
  expect((await office.type("newsletter", "bounces", report)).out).toContain(
    "no further newsletter: 1.",
  );
  expect((await office.type("subscribers")).out).toMatch(/bounced +1\n/);
  expect((await office.type("newsletter", "status")).out).toMatch(/^News /m);
  expect(readdirSync(folder)).toEqual(["2026-12.md"]);
});

test("marks a mailbox that the mail server rejects as bounced", async () => {
  await using mail = await startMailServer(0, { refuseWith: 550 });
  const office = await openOffice(undefined, {
    SMTP_URL: mail.url,
    MAIL_FROM: "news@example.org",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org",
  });
  const list = join(office.folder, "list.csv");
  writeFileSync(list, csvOf(["gone@example.org,2026-01-02,Yes,/"]));
  await office.type("subscribers", "import", list);
  const folder = join(office.folder, "content", "newsletters");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "2026-12.md");
  writeFileSync(file, "---\nsubject: News\nsummary: A test.\n---\n\nHello.\n");
  const { out } = await office.type("newsletter", "send", file, "--yes", "--json");
  expect(JSON.parse(out)).toMatchObject({ sent: 0, dead: 1 });
  expect((await office.type("subscribers")).out).toMatch(/bounced +1/);
});
