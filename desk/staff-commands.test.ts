import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getRetentionDays } from "#schemas/site/retention.ts";
import { createContact } from "#server/contact/contact.ts";
import { listMessages } from "#server/contact/messages.ts";
import { keepDonation } from "#server/donations/donation-records.ts";
import { pledgeForm } from "#server/donations/pledges.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter } from "#server/newsletter/newsletter.ts";
import { readSecretKey } from "#server/secret-key.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { unnamedFiles } from "#tests/support/unnamed-files.ts";
import { runDesk } from "./run-desk.ts";

const day = 24 * 60 * 60_000;

/** A desk over an empty store, which `fill` may write to first. */
async function openDesk(
  fill: (store: Store, parts: { folder: string }) => Promise<unknown> = async () => undefined,
  environment: Record<string, string> = {},
) {
  const folder = temporaryFolder();
  const settings = readEnvironment({
    ...{ DATA_DIR: folder, BACKUP_PASSPHRASE: "words that only tests know" },
    ...environment,
  });
  const file = join(folder, "otc.sqlite");
  const tokens = createLinkTokens(readSecretKey(settings));
  const withStore = async <Result>(work: (store: Store) => Promise<Result>) => {
    const store = await openSqlite(file);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  await withStore((store) => fill(store, { folder }));
  return {
    folder,
    tokens,
    withStore,
    async type(...typed: string[]) {
      const printed: string[] = [];
      const errors: string[] = [];
      const code = await runDesk(typed, {
        // Nobody else is about to be done, so nobody is worth waiting for.
        openStore: () => openSqlite(file, 100),
        readSettings: () => settings,
        print: (text) => printed.push(text),
        printError: (text) => errors.push(text),
        width: 200,
      });
      return { code, out: printed.join("\n"), error: errors.join("\n") };
    },
  };
}

const message = (
  store: Store,
  more: Partial<typeof goodMessage> = {},
  isSuspect = false,
  at = Date.now(),
) =>
  createContact({ store, clock: () => at }).receive({
    message: { ...goodMessage, ...more },
    sourcePage: "/contact",
    isSuspect,
  });

const signUp = (store: Store, address: string, isSuspect = false, at = Date.now()) => {
  const tokens = createLinkTokens(Buffer.from("other"));
  const erase = eraseFrom(store, tokens);
  return createNewsletter({ store, clock: () => at, tokens, erase }).subscribe({
    ...{ address, sourcePage: "/newsletter", isSuspect },
  });
};

const pledge = (store: Store, donor: Record<string, string>, isTrapped = false) => {
  const services = { store, clock: Date.now, relay: { wake() {} } };
  const bounds = { least: 10_000, most: 20_000_000 };
  const form = pledgeForm(services, bounds, { title: "", description: "" });
  const post = {
    sourcePage: "",
    isTrapped,
    timing: "none",
    isCrowded: false,
    network: "",
  } as const;
  return form.receive({ amount: "30000", ...donor }, post);
};

const csvOf = (rows: string[]) => ["email,consent_at,wording,source_page", ...rows].join("\n");

test("every command explains itself", async () => {
  const { type } = await openDesk();
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
    "backup",
    "restore",
    "move-to",
  ]) {
    expect(out).toContain(`  ${name} `);
    const help = await type(name, "--help");
    expect(help).toMatchObject({ code: 0, error: "" });
    expect(help.out).toContain(name);
    expect((await type(name, "no-such-thing", "x", "y")).code, name).toBe(2);
  }
});

test("a spreadsheet takes no exported cell for a formula", async () => {
  const desk = await openDesk((store) =>
    message(store, { subject: '=HYPERLINK("http://x")', firstName: "@cmd", message: 'a,"b"\nc' }),
  );
  const { out } = await desk.type("messages", "export");
  expect(out).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(out).toContain(`"'@cmd"`);
  expect(out).toContain(`"a,""b""\nc"`);
});

test("a message is answered and marked", async () => {
  const desk = await openDesk((store) => message(store));
  const [{ id }] = JSON.parse((await desk.type("messages", "--json")).out);
  expect((await desk.type("messages", "reply-to", id)).out).toContain(
    "mailto:amina%40example.org?subject=Re%3A%20Working%20together",
  );
  await desk.type("messages", "mark", id, "answered");
  expect((await desk.type("messages", "list", "--status", "answered", "--json")).out).toContain(id);
  expect((await desk.type("messages", "mark", id, "lost")).code).toBe(2);
});

test("subscribers come in and go out with the evidence of their consent, or not at all", async () => {
  const desk = await openDesk();
  const file = join(desk.folder, "list.csv");
  writeFileSync(
    file,
    csvOf(['a@example.org,2026-01-02T03:04:05Z,"Yes, please",/fair', "no address,,,"]),
  );
  const refused = await desk.type("subscribers", "import", file);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.error).toContain("row 3: email, consent_at, wording");
  expect((await desk.type("subscribers", "--json")).out).toBe("[]");

  writeFileSync(file, csvOf(['a@example.org,2026-01-02T03:04:05Z,"Yes, please",/fair']));
  expect((await desk.type("subscribers", "import", file)).out).toContain("1 added");
  expect((await desk.type("subscribers", "import", file)).out).toContain("1 known already");
  const { out } = await desk.type("subscribers", "export");
  expect(out).toContain(
    'a@example.org,confirmed,2026-01-02T03:04:05.000Z,2026-01-02T03:04:05.000Z,"Yes, please",/fair',
  );

  expect((await desk.type("subscribers", "erase", "A@example.org")).code).toBe(0);
  expect((await desk.type("subscribers", "import", file)).out).toContain("1 left out");
  expect((await desk.type("subscribers", "erase", "a@example.org")).code).toBe(1);
});

test("what was in quarantine by mistake goes its way, and the rest is deleted", async () => {
  const desk = await openDesk(
    async (store) => {
      await message(store, { subject: "good after all" }, true);
      await message(store, { subject: "bad" }, true);
      await signUp(store, "a@example.org", true);
      await pledge(store, { email: "b@example.org" }, true);
    },
    { CONTACT_RELAY_URL: "https://forms.example.org/f/abc" },
  );
  const suspects = JSON.parse((await desk.type("quarantine", "--json")).out) as {
    id: string;
    kind: string;
    about: string;
  }[];
  expect(suspects).toHaveLength(4);
  for (const { id, about } of suspects) {
    await desk.type("quarantine", about === "bad" ? "delete" : "release", id);
  }
  expect((await desk.type("quarantine")).out).toBe("Nothing is in quarantine.");
  const kinds = JSON.parse((await desk.type("outbox", "--json")).out).counts.map(
    (row: { kind: string }) => row.kind,
  );
  expect(kinds).toEqual(["contact-message", "contact-relay", "newsletter-confirm", "pledge"]);
});

test("an e-mail that was given up is shown with its reason and can be tried again", async () => {
  const desk = await openDesk((store) => message(store));
  await desk.withStore((store) =>
    store.change((tables) =>
      tables.updateTable("outbox").set({ state: "dead", last_error: "550 no" }).execute(),
    ),
  );
  expect((await desk.type("outbox")).out).toContain("550 no");
  expect((await desk.type("outbox", "retry", "--all")).out).toBe("1 will be tried again.");
  expect((await desk.type("outbox", "--json")).out).toContain('"state": "waiting"');
});

test("the doctor says what needs attention and what to do, and a program sees it by the exit code", async () => {
  const desk = await openDesk();
  expect(await desk.type("doctor")).toMatchObject({ code: 0, out: "All is well." });
  await desk.withStore((store) => message(store, {}, true));
  const ill = await desk.type("doctor");
  expect(ill).toMatchObject({ code: 1, error: "Need attention: 1." });
  expect(ill.out).toContain("1 messages");
  expect(ill.out).toContain("npm run desk -- quarantine");
  expect(JSON.parse((await desk.type("doctor", "--json")).out)).toMatchObject([
    { kind: "quarantine" },
  ]);
});

test("everything about a person is printed, and then gone", async () => {
  const desk = await openDesk(async (store) => {
    await message(store, { email: "Amina@Example.org" });
    await message(store, { email: "other@example.org", subject: "other" });
    await signUp(store, "amina@example.org");
  });
  const { out } = await desk.type("person", "export", "amina@example.org");
  const held = JSON.parse(out) as Record<string, unknown[]>;
  expect(held.messages).toHaveLength(1);
  expect(held.subscriptions).toHaveLength(1);
  expect(held.emails).toHaveLength(2);
  expect(JSON.stringify(held.consentWordings)).toContain(getPage("contact").newsletter.note);

  expect((await desk.type("person", "erase", "amina@example.org")).code).toBe(1);
  expect((await desk.type("person", "erase", "amina@example.org", "--yes")).code).toBe(0);
  await desk.withStore(async ({ tables }) => {
    const rows = [
      await tables.selectFrom("contact_messages").selectAll().execute(),
      await tables.selectFrom("subscribers").selectAll().execute(),
      await tables.selectFrom("outbox").selectAll().execute(),
      await tables.selectFrom("confirmation_links").selectAll().execute(),
    ];
    expect(rows.map(({ length }) => length)).toEqual([1, 0, 1, 0]);
    expect(JSON.stringify(rows)).not.toMatch(/amina@/i);
  });
});

test("while another program holds the log, erasing says what is left to do, and the second time it is done", async () => {
  const desk = await openDesk((store) => message(store, { message: "heron and papyrus" }));
  const file = join(desk.folder, "otc.sqlite");
  const isLeft = () =>
    ["", "-wal"].some(
      (end) => existsSync(file + end) && readFileSync(file + end).includes("heron"),
    );
  // As Litestream does: a reader that is always there.
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT count(*) FROM contact_messages");
  const first = await desk.type("person", "erase", "amina@example.org", "--yes");
  expect(first).toMatchObject({
    code: 1,
    error: expect.stringMatching(
      /^Deleted\. Another program reads the store, .*type the same again/,
    ),
  });
  expect(isLeft()).toBe(true);
  expect((await desk.type("messages")).out).toBe("There are no messages.");
  reader.close();
  expect((await desk.type("person", "erase", "amina@example.org", "--yes")).code).toBe(0);
  expect(isLeft()).toBe(false);
});

test("somebody who left only a telephone number is found and erased by it, however it is typed", async () => {
  const desk = await openDesk(async (store) => {
    await pledge(store, { phone: "0772 999 111", name: "Nakato" });
    await pledge(store, { phone: "0772999111", email: "nakato@example.org" });
    await pledge(store, { phone: "0772 999 112", name: "Okot" });
    // Not hers: somebody complains of that number.
    await message(store, { message: "Somebody calls me from +256 772-999 111 at night." });
  });
  const shown = await desk.type("person", "show", "00256 772 999111");
  expect(shown.out).toMatch(/pledges +2 /);
  expect(shown.out).toMatch(/messages +0 /);
  expect(shown.out).toContain("also name nakato@example.org");
  expect(shown.out).toMatch(/written in messages: \w{8}\. They belong to whoever wrote them/);
  const held = JSON.parse((await desk.type("person", "export", "0772999111")).out);
  expect(held.pledges).toHaveLength(2);
  expect(JSON.stringify(held)).not.toContain("calls me");

  expect((await desk.type("person", "erase", "+256772999111", "--yes")).code).toBe(0);
  await desk.withStore(async ({ tables }) => {
    const left = await tables.selectFrom("pledges").select("donor_name").execute();
    expect(left).toEqual([{ donor_name: "Okot" }]);
    expect(await tables.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
    expect(await tables.selectFrom("suppressions").selectAll().execute()).toEqual([]);
  });
});

test("erasing says who else was given something of the person, and how it is erased there", async () => {
  const desk = await openDesk(
    async (store) => {
      const donor = { name: "Nakato", email: "nakato@example.org", phone: "" };
      const donation = { ...donor, amount: shillings(50_000), frequency: "once" as const };
      await store.change(async (tables) => {
        for (const provider of ["pesapal", "sandbox"]) {
          const facts = { provider, check_at: null };
          await keepDonation(tables, { ...donation, provider }, Date.now(), facts);
        }
      });
    },
    {
      ...{ SMTP_URL: "smtps://mail.example.org", MAIL_FROM: "website@example.org" },
      ...{ MAIL_TO: "office@example.org", PUBLIC_URL: "https://www.example.org" },
      CONTACT_RELAY_URL: "https://forms.example.org/f/abc",
    },
  );
  const erase = async () =>
    (await desk.type("person", "erase", "nakato@example.org", "--yes")).out.split("Deleted.")[1];
  const told = await erase();
  expect(told).toMatch(/\npesapal got name, .* of OTC-[^,]+: write to its support/);
  expect(told).toMatch(/\nmail got every e-mail/);
  expect(told).toMatch(/\ncontact-relay got the whole message: ask that service\./);
  expect(told).not.toMatch(/sandbox|flutterwave/);
  // By then nothing says any more whose donation it was.
  expect(await erase()).not.toContain("pesapal");
});

test("the purge deletes what is older than its period, and counts without naming", async () => {
  const { messagesAtMost, quarantine, unconfirmedSubscriptions } = getRetentionDays();
  const now = Date.now();
  const old = now - (messagesAtMost + 1) * day;
  const desk = await openDesk(async (store) => {
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
  });
  const { out } = await desk.type("retention", "run", "--json");
  expect(JSON.parse(out)).toMatchObject({
    messagesAtMost: 1,
    quarantine: 1,
    unconfirmedSubscriptions: 1,
  });
  expect(out).not.toContain("@");
  await desk.withStore(async ({ tables }) => {
    const left = await listMessages(tables, { limit: 10 });
    expect(left.map(({ fields }) => fields.subject)).toEqual(["new"]);
    const apart = await listMessages(tables, { status: "quarantined", limit: 10 });
    expect(apart.map(({ fields }) => fields.subject)).toEqual(["suspect, unseen"]);
    expect(await tables.selectFrom("subscribers").select("address").execute()).toEqual([
      { address: "waits@example.org" },
    ]);
  });
});

test("what waits in quarantine counts as seen from the moment when the desk first showed it", async () => {
  const desk = await openDesk((store) => message(store, {}, true));
  const seen = () =>
    desk.withStore(({ tables }) =>
      tables.selectFrom("contact_messages").select("seen_at").executeTakeFirstOrThrow(),
    );
  expect((await seen()).seen_at).toBeNull();
  await desk.type("quarantine");
  const first = await seen();
  expect(first.seen_at).toBeGreaterThan(0);
  await desk.type("quarantine");
  expect(await seen()).toEqual(first);
});

test("what the system refuses is said in a line, and a word that is no address is not looked up", async () => {
  const desk = await openDesk();
  const inTheWay = join(desk.folder, "a-file");
  writeFileSync(inTheWay, "This is no folder.");
  const refused = await desk.type("backup", join(inTheWay, "backup"));
  expect(refused.code).toBe(1);
  expect(refused.error).toContain(inTheWay);
  expect(refused.error).not.toContain("\n    at ");

  const nonsense = await desk.type("person", "export", "everybody");
  expect(nonsense.code).toBe(2);
  expect(nonsense.error).toContain("'everybody' is invalid");
});

/** Makes a backup. @returns its file */
async function backUp(desk: Awaited<ReturnType<typeof openDesk>>): Promise<string> {
  const { out } = await desk.type("backup", join(desk.folder, "backups"), "--json");
  return (JSON.parse(out) as { file: string }).file;
}

test("a backup brings back what was there, with the key of the links", async () => {
  const desk = await openDesk((store) => message(store));
  const key = readFileSync(join(desk.folder, "secret.key"), "utf8");
  const file = await backUp(desk);
  await desk.withStore((store) =>
    store.change((tables) => tables.deleteFrom("contact_messages").execute()),
  );
  writeFileSync(join(desk.folder, "secret.key"), "ff");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).toContain("Working together");
  expect(readFileSync(join(desk.folder, "secret.key"), "utf8")).toBe(key);

  expect((await desk.type("restore", `${file}.none`)).code).toBe(1);
  expect(unnamedFiles(desk.folder)).toEqual([]);
});

test("nobody reads a backup without its passphrase, and one that was changed is refused", async () => {
  const desk = await openDesk((store) => message(store, { message: "heron and papyrus" }));
  const file = await backUp(desk);
  const bytes = readFileSync(file);
  expect(bytes.includes("heron")).toBe(false);
  const stranger = await openDesk(undefined, { BACKUP_PASSPHRASE: "some other words than those" });
  expect((await stranger.type("restore", file)).error).toContain("passphrase is another one");
  const without = await openDesk(undefined, { BACKUP_PASSPHRASE: "" });
  expect((await without.type("backup", without.folder)).error).toContain("BACKUP_PASSPHRASE");

  for (const at of [20, bytes.length >> 1, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    writeFileSync(file, changed);
    expect((await desk.type("restore", file)).error, `byte ${at}`).toContain("cannot be opened");
  }
  writeFileSync(file, bytes.subarray(0, -100));
  expect((await desk.type("restore", file)).code).toBe(1);
  writeFileSync(file, "not a backup");
  expect((await desk.type("restore", file)).error).toContain("is no backup");
  expect((await desk.type("messages")).out).toContain("Working together");

  writeFileSync(file, bytes);
  const unpacked = join(temporaryFolder(), "unpacked");
  expect((await desk.type("restore", file, "--unpack", unpacked)).code).toBe(0);
  expect(readdirSync(unpacked).toSorted()).toEqual(["otc.sqlite", "secret.key"]);
});

test("backups that are older than the list allows are deleted with the next one, and its age is known", async () => {
  const desk = await openDesk((store) => message(store));
  const folder = join(desk.folder, "backups");
  mkdirSync(folder);
  for (const name of ["otc-2020-01-01T00-00-00.backup", "otc-2999-01-01T00-00-00.backup", "mine"]) {
    writeFileSync(join(folder, name), "");
  }
  const file = await backUp(desk);
  const left = ["mine", "otc-2999-01-01T00-00-00.backup", basename(file)];
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
  await desk.withStore(async ({ tables }) => {
    expect(await tables.selectFrom("milestones").select("name").execute()).toEqual([
      { name: "backup" },
    ]);
  });
});

test("nothing is restored under a site that runs, whatever other commands were given meanwhile", async () => {
  const desk = await openDesk((store) => message(store));
  const file = await backUp(desk);
  await desk.withStore(async (site) => {
    await message(site, { subject: "Came later" });
    // Closing its own hold on the store empties the log that the site writes to.
    expect((await desk.type("messages")).out).toContain("Came later");
    expect(await desk.type("restore", file)).toMatchObject({
      code: 1,
      error: expect.stringContaining("The site is running"),
    });
  });
  expect((await desk.type("messages")).out).toContain("Came later");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).not.toContain("Came later");
});

test("a backup replaces a store that is damaged, and the log beside it", async () => {
  const desk = await openDesk((store) => message(store));
  const file = await backUp(desk);
  for (const end of ["", "-wal"]) writeFileSync(join(desk.folder, `otc.sqlite${end}`), "damaged");
  expect((await desk.type("restore", file)).code).toBe(0);
  expect((await desk.type("messages")).out).toContain("Working together");
  const aside = readdirSync(desk.folder).find((name) => /^otc.sqlite.before-restore-/.test(name));
  expect(readFileSync(join(desk.folder, String(aside)), "utf8")).toBe("damaged");
});

test("an issue asks before it goes, goes once to each, and stops writing to mailboxes that are gone", async () => {
  await using mail = await startMailServer();
  const desk = await openDesk(undefined, {
    SMTP_URL: mail.url,
    MAIL_FROM: "news@example.org",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org",
  });
  const list = join(desk.folder, "list.csv");
  const rows = Array.from({ length: 25 }, (_, at) => `r${at}@example.org,2026-01-02,Yes,/`);
  writeFileSync(list, csvOf(rows));
  await desk.type("subscribers", "import", list);
  const folder = join(desk.folder, "content", "newsletters");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "2026-12.md");
  const write = (subject: string, body: string) =>
    writeFileSync(file, `---\nsubject: ${subject}\nsummary: A test.\n---\n\n${body}\n`);

  write("News", "Hello.");
  expect((await desk.type("newsletter", "send", file)).error).toContain("Nothing was sent.");
  expect((await desk.type("newsletter", "send", list, "--yes")).code).toBe(1);
  const send = () =>
    desk.type("newsletter", "send", file, "--yes", "--per-second", "1000", "--json");
  expect(JSON.parse((await send()).out)).toMatchObject({ sent: 25, waiting: 0, dead: 0 });
  expect(JSON.parse((await send()).out)).toMatchObject({ sent: 25 });
  const receivers = mail.mails.map(({ to }) => to?.[0]?.address);
  expect(receivers).toHaveLength(25);
  expect(new Set(receivers).size).toBe(25);
  write("News", "Other words.");
  expect((await send()).error).toContain("begun with another text");

  const report = join(desk.folder, "bounce.eml");
  const group = (address: string, status: string) =>
    `\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}\r\n`;
  writeFileSync(
    report,
    `Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.example.org\r\n${group("R3@example.org", "5.1.1")}${group("r4@example.org", "5.2.2")}${group("r5@example.org", "4.4.1")}\r\n--x--\r\n`,
  );
  expect((await desk.type("newsletter", "bounces", report)).out).toContain(
    "no further newsletter: 1.",
  );
  expect((await desk.type("subscribers")).out).toMatch(/bounced +1\n/);
  expect((await desk.type("newsletter", "status")).out).toContain("2026-12");
  expect(readdirSync(folder)).toEqual(["2026-12.md"]);
});

test("a mailbox that the mail server does not know gets no further mail", async () => {
  await using mail = await startMailServer(0, { refuseWith: 550 });
  const desk = await openDesk(undefined, {
    SMTP_URL: mail.url,
    MAIL_FROM: "news@example.org",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org",
  });
  const list = join(desk.folder, "list.csv");
  writeFileSync(list, csvOf(["gone@example.org,2026-01-02,Yes,/"]));
  await desk.type("subscribers", "import", list);
  const folder = join(desk.folder, "content", "newsletters");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "2026-12.md");
  writeFileSync(file, "---\nsubject: News\nsummary: A test.\n---\n\nHello.\n");
  const { out } = await desk.type("newsletter", "send", file, "--yes", "--json");
  expect(JSON.parse(out)).toMatchObject({ sent: 0, dead: 1 });
  expect((await desk.type("subscribers")).out).toMatch(/bounced +1/);
});
