import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countRows } from "#server/store/rows.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { openOffice } from "./open-office.fixture.ts";

type Answer = (command: "MAIL FROM" | "RCPT TO", address: string) => string | undefined;

/** An office with readers and an issue, and a mail server that answers as `mood` says. */
async function openIssue(readers: number, answer: Answer) {
  const mood: { answer: Answer | undefined } = { answer };
  const mail = await startMailServer(0, {
    refusal: (command, address) => mood.answer?.(command, address),
  });
  const addresses = Array.from({ length: readers }, (_, at) => `reader${at}@example.org`);
  const office = await openOffice((store) => addConfirmedReaders(store, addresses), {
    SMTP_URL: mail.url,
    MAIL_FROM: "news@example.org",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org",
  });
  const folder = join(office.folder, "content", "newsletters");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "2026-12.md");
  writeFileSync(file, "---\nsubject: News\nsummary: A test.\n---\n\nHello.\n");
  const list = join(office.folder, "list.csv");
  const rows = addresses.map((address) => `${address},2026-01-02,Yes,/`);
  writeFileSync(list, ["email,consent_at,wording,source_page", ...rows].join("\n"));
  return {
    ...office,
    mail,
    addresses,
    mend: () => {
      mood.answer = undefined;
    },
    send: () => office.type("newsletter", "send", file, "--yes", "--per-second", "1000"),
    /** How many readers there are by status, as JSON. */
    async statuses(): Promise<Record<string, number>> {
      const rows = JSON.parse((await office.type("subscribers", "--json")).out);
      return Object.fromEntries(
        rows.map(({ status, count }: { status: string; count: number }) => [status, count]),
      );
    },
    importAgain: async () =>
      JSON.parse((await office.type("subscribers", "import", list, "--json")).out),
    receivers: () => mail.mails.map(({ to }) => to?.[0]?.address ?? ""),
    [Symbol.asyncDispose]: () => mail[Symbol.asyncDispose](),
  };
}

const only =
  (command: string, answer: string): Answer =>
  (asked) =>
    asked === command ? answer : undefined;

test.each([
  ["MAIL FROM", "553 5.1.8 Sender address rejected: Domain not found"],
  ["MAIL FROM", "530 5.5.1 Authentication Required"],
  ["MAIL FROM", "550 Sender verify failed"],
  ["MAIL FROM", "550 5.1.1 User unknown"],
  ["RCPT TO", "550 Domain example.org has exceeded the max emails per hour (205/200)"],
  ["RCPT TO", "550 relay not permitted"],
  ["RCPT TO", "503 5.5.1 send AUTH command first"],
  ["RCPT TO", "550 Blocked - see https://ipcheck.example/?ip=192.0.2.1"],
  ["RCPT TO", "550 5.7.1 Message refused by policy"],
])(
  "an issue is held and no reader is struck off when %s is answered with %s",
  async (command, answer) => {
    await using issue = await openIssue(16, only(command, answer));
    const { code, error } = await issue.send();
    expect(code).toBe(1);
    expect(error).toMatch(/The mail server refuses us since today .+; nobody was struck off\./);
    expect(error).toContain("E-mails that wait: 16.");
    expect(await issue.statuses()).toEqual({ confirmed: 16 });
    expect((await issue.type("newsletter", "held")).out).toContain("refuses us");
    expect(await issue.importAgain()).toEqual({ added: 0, known: 16, suppressed: 0 });

    issue.mend();
    expect((await issue.type("newsletter", "release", "2026-12")).out).toContain("It goes on.");
    expect((await issue.send()).code).toBe(0);
    expect(issue.receivers().toSorted()).toEqual(issue.addresses.toSorted());
    expect((await issue.type("newsletter", "held")).out).toContain("Nothing is held.");
  },
);

test("a reader with a full mailbox is written to later, and the issue goes on", async () => {
  const full: Answer = (command, address) =>
    command === "RCPT TO" && address === "reader3@example.org"
      ? "550 5.2.2 Mailbox full"
      : undefined;
  await using issue = await openIssue(16, full);
  expect((await issue.send()).out).toContain("15 sent, 1 waiting for another try, 0 failed");
  expect(await issue.statuses()).toEqual({ confirmed: 16 });
});

/** Mailboxes that do not exist: those of the first so many readers. */
const firstGone =
  (count: number): Answer =>
  (command, address) => {
    const number = Number(/\d+/.exec(address)?.[0]);
    return command === "RCPT TO" && number < count ? "550 5.1.1 User unknown" : undefined;
  };

test.each([
  [1, 1],
  [16, 1],
  [60, 5],
])(
  "of %i readers, %i who do not exist are struck off when the issue is through",
  async (readers, gone) => {
    await using issue = await openIssue(readers, firstGone(gone));
    expect((await issue.send()).out).toContain(
      `${readers - gone} sent, 0 waiting for another try, ${gone} failed`,
    );
    const left = readers > gone ? { confirmed: readers - gone } : {};
    expect(await issue.statuses()).toEqual({ ...left, bounced: gone });
  },
);

test.each([
  [16, 16],
  [16, 2],
  [30, 4],
  [80, 6],
])(
  "of %i readers, %i who do not exist are too many: staff are asked first",
  async (readers, gone) => {
    await using issue = await openIssue(readers, firstGone(gone));
    await issue.send();
    expect(await issue.statuses()).toEqual({ confirmed: readers });
    const { out } = await issue.type("newsletter", "held");
    expect(out).toMatch(/mail servers say of \d+ of \d+ readers that their mailbox does not exist/);
    expect(out).toContain("no reader was struck off");
    expect(out).toContain("550 5.1.1 User unknown");
    // Sending again, or the daily clean-up, does not decide it either.
    await issue.send();
    await issue.type("retention", "run");
    expect(await issue.statuses()).toEqual({ confirmed: readers });
  },
);

test("a fault of ours that is undone costs no reader the issue", async () => {
  await using issue = await openIssue(16, firstGone(16));
  await issue.send();
  issue.mend();
  expect((await issue.type("newsletter", "release", "2026-12")).error).toContain("First decide");
  expect((await issue.type("newsletter", "keep", "2026-12")).out).toContain(
    "No reader was struck off.",
  );
  expect((await issue.send()).code).toBe(0);
  expect(issue.receivers().toSorted()).toEqual(issue.addresses.toSorted());
  expect(await issue.statuses()).toEqual({ confirmed: 16 });
});

test("staff who have looked strike off, and the rest of the issue goes on", async () => {
  await using issue = await openIssue(30, firstGone(4));
  await issue.send();
  expect((await issue.type("newsletter", "strike-off", "2026-12")).out).toContain("Struck off: 4.");
  expect((await issue.send()).code).toBe(0);
  expect(await issue.statuses()).toEqual({ bounced: 4, confirmed: 26 });
  expect(new Set(issue.receivers()).size).toBe(26);
  expect(issue.receivers()).toHaveLength(26);
  expect(await issue.importAgain()).toEqual({ added: 0, known: 26, suppressed: 4 });
});

test("mails that came back in bulk strike no reader off before staff have looked", async () => {
  await using issue = await openIssue(20, () => undefined);
  const folder = join(issue.folder, "returned");
  mkdirSync(folder);
  const write = (address: string, status: string, said = "") =>
    writeFileSync(
      join(folder, `${address}.eml`),
      `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}\r\n${said && `Diagnostic-Code: smtp; ${said}\r\n`}`,
    );
  for (const address of issue.addresses.slice(0, 9)) write(address, "5.1.2");
  write("reader19@example.org", "5.7.1", "550 5.7.1 our list blocked your server");
  const { out } = await issue.type("newsletter", "bounces", folder);
  expect(out).toContain("mail servers say of 9 of 20 readers");
  expect(out).toContain("it was us that a mail server refused: 1.");
  expect(await issue.statuses()).toEqual({ confirmed: 20 });
  expect((await issue.type("newsletter", "keep", "returned")).out).toContain("Kept: 9.");
  await issue.type("newsletter", "bounces", folder);
  expect((await issue.type("newsletter", "strike-off", "returned")).out).toContain(
    "Struck off: 9.",
  );
  expect(await issue.statuses()).toEqual({ bounced: 9, confirmed: 11 });
});

test("the list of issues goes on saying how many were sent when the notes of the e-mails are gone", async () => {
  await using issue = await openIssue(16, firstGone(1));
  await issue.send();
  const count = async () => {
    const [row] = JSON.parse((await issue.type("newsletter", "status", "--json")).out);
    return { sent: row.sent, dead: row.dead, recipients: row.recipients };
  };
  const before = await count();
  expect(before).toEqual({ sent: 15, dead: 1, recipients: 16 });
  await issue.withStore(async (store) => {
    const hundredDays = 100 * 24 * 3_600_000;
    await store.change((tables) =>
      tables
        .updateTable("outbox")
        .set(({ eb }) => ({ created_at: eb("created_at", "-", hundredDays) }))
        .execute(),
    );
  });
  await issue.type("retention", "run", "--trust-clock");
  expect(await issue.withStore(({ tables }) => countRows(tables, "outbox"))).toBe(0);
  expect(await count()).toEqual(before);
});
