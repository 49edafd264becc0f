import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import { writeDraft } from "#server/newsletter/drafts.ts";
import { listIssueProgress } from "#server/newsletter/sending.ts";
import { importSubscribers, parseImport } from "#server/newsletter/subscriber-import.ts";
import { countSubscribers } from "#server/newsletter/subscribers.ts";
import { countRows } from "#server/store/rows.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { createOfficeServices } from "../office-services.ts";
import { findIssue } from "./newsletter-issues.ts";
import { openPage } from "./open-office-page.fixture.ts";

type Answer = (command: "MAIL FROM" | "RCPT TO", address: string) => string | undefined;

const slug = "2026-12";

/** An office with readers and an issue, and a mail server that answers as `mood` says. */
async function openIssue(readers: number, answer: Answer) {
  const mood: { answer: Answer | undefined } = { answer };
  const mail = await startMailServer(0, {
    refusal: (command, address) => mood.answer?.(command, address),
  });
  onTestFinished(() => mail[Symbol.asyncDispose]());
  const office = await openPage({
    more: {
      SMTP_URL: mail.url,
      MAIL_FROM: "news@example.org",
      MAIL_TO: "office@example.org",
      PUBLIC_URL: "https://www.example.org",
    },
  });
  const { store, settings, root } = office;
  const addresses = Array.from({ length: readers }, (_, at) => `reader${at}@example.org`);
  await addConfirmedReaders(store, addresses);
  writeDraft(root, { slug, subject: "News", summary: "A test.", body: "Hello." });
  const progress = async () => (await listIssueProgress(store.tables))[0];
  return {
    ...office,
    addresses,
    progress,
    mend: () => {
      mood.answer = undefined;
    },
    /** Sends, or goes on, faster than the page does, until each e-mail was tried or the issue is held. */
    async sendIssue() {
      const services = createOfficeServices({
        environment: settings,
        store,
        log: createLog("silent"),
      });
      const { issue } = await findIssue({ root, store, settings, services }, slug);
      const sending = await services.sending.begin(issue, { perSecond: 1000 });
      await sending.done;
      // What is under way comes to its end.
      await services.sending.end();
      return progress();
    },
    /** Presses a button below what is held, and reads what the page says then. */
    async decide(action: string, fields: Record<string, string> = {}) {
      await office.send(`/newsletter/${action}`, { issue: slug, ...fields });
      return office.text("/newsletter");
    },
    /** How many readers there are by status. */
    async statuses(): Promise<Record<string, number>> {
      const counts = await countSubscribers(store.tables);
      return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
    },
    importAgain: () => {
      const rows = addresses.map((address) => `${address},2026-01-02,Yes,/`);
      const file = ["email,consent_at,wording,source_page", ...rows].join("\n");
      return importSubscribers(parseImport(Buffer.from(file)).rows, {
        store: office.store,
        tokens: office.services.tokens,
      });
    },
    receivers: () => mail.mails.map(({ to }) => to?.[0]?.address ?? ""),
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
    const issue = await openIssue(16, only(command, answer));
    await issue.sendIssue();
    const held = await issue.text("/newsletter");
    expect(held).toMatch(/The mail server refuses us since today .+; no reader was struck off\./);
    expect(held).toContain("E-mails that wait: 16.");
    expect(await issue.statuses()).toEqual({ confirmed: 16 });
    expect(await issue.importAgain()).toEqual({ added: 0, known: 16, suppressed: 0 });

    issue.mend();
    expect(await issue.decide("release")).toContain("It goes on.");
    await issue.sendIssue();
    expect(issue.receivers().toSorted()).toEqual(issue.addresses.toSorted());
    expect(await issue.text("/newsletter")).not.toContain("refuses us");
  },
);

test("a reader with a full mailbox is written to later, and the issue goes on", async () => {
  const full: Answer = (command, address) =>
    command === "RCPT TO" && address === "reader3@example.org"
      ? "550 5.2.2 Mailbox full"
      : undefined;
  const issue = await openIssue(16, full);
  expect(await issue.sendIssue()).toMatchObject({ sent: 15, waiting: 1, dead: 0 });
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
    const issue = await openIssue(readers, firstGone(gone));
    expect(await issue.sendIssue()).toMatchObject({ sent: readers - gone, waiting: 0, dead: gone });
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
    const issue = await openIssue(readers, firstGone(gone));
    await issue.sendIssue();
    expect(await issue.statuses()).toEqual({ confirmed: readers });
    const asked = await issue.text("/newsletter");
    expect(asked).toMatch(
      /mail servers say of \d+ of \d+ readers that their mailbox does not exist/,
    );
    expect(asked).toContain("no reader was struck off");
    expect(asked).toContain("550 5.1.1 User unknown");
    // Sending again, or the daily clean-up, does not decide it either.
    await issue.send("/newsletter/send", { slug, confirmed: "yes" });
    await issue.send("/retention/run", { confirmed: "yes" });
    expect(await issue.statuses()).toEqual({ confirmed: readers });
  },
);

test("a fault of ours that is undone costs no reader the issue", async () => {
  const issue = await openIssue(16, firstGone(16));
  await issue.sendIssue();
  issue.mend();
  expect(await issue.decide("release")).toContain("First decide");
  expect(await issue.decide("keep")).toContain("No reader was struck off.");
  expect(await issue.sendIssue()).toMatchObject({ sent: 16 });
  expect(issue.receivers().toSorted()).toEqual(issue.addresses.toSorted());
  expect(await issue.statuses()).toEqual({ confirmed: 16 });
});

test("staff who have looked strike off, and the rest of the issue goes on", async () => {
  const issue = await openIssue(30, firstGone(4));
  await issue.sendIssue();
  expect(await issue.decide("strike-off")).toContain("it has to be confirmed");
  expect(await issue.decide("strike-off", { confirmed: "yes" })).toContain("Struck off: 4.");
  expect(await issue.sendIssue()).toMatchObject({ sent: 26, waiting: 0 });
  expect(await issue.statuses()).toEqual({ bounced: 4, confirmed: 26 });
  expect(new Set(issue.receivers()).size).toBe(26);
  expect(issue.receivers()).toHaveLength(26);
  expect(await issue.importAgain()).toEqual({ added: 0, known: 26, suppressed: 4 });
});

test("mails that came back in bulk strike no reader off before staff have looked", async () => {
  const issue = await openIssue(20, () => undefined);
  const report = (address: string, status: string, said = "") =>
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}\r\n${said && `Diagnostic-Code: smtp; ${said}\r\n`}`;
  const mails = [
    ...issue.addresses.slice(0, 9).map((address) => report(address, "5.1.2")),
    report("reader19@example.org", "5.7.1", "550 5.7.1 our list blocked your server"),
  ];
  const readThem = async () => {
    await issue.sendFiles("/newsletter/bounced", "mails", mails);
    return issue.text("/runs");
  };
  const asked = await readThem();
  expect(asked).toContain("mail servers say of 9 of 20 readers");
  expect(asked).toContain("it was us that a mail server refused: 1.");
  expect(await issue.statuses()).toEqual({ confirmed: 20 });
  expect(await issue.decide("keep", { issue: "returned" })).toContain("Kept: 9.");
  await readThem();
  const gone = { issue: "returned", confirmed: "yes" };
  expect(await issue.decide("strike-off", gone)).toContain("Struck off: 9.");
  expect(await issue.statuses()).toEqual({ bounced: 9, confirmed: 11 });
});

test("the list of issues goes on saying how many were sent when the notes of the e-mails are gone", async () => {
  const issue = await openIssue(16, firstGone(1));
  const before = await issue.sendIssue();
  expect(before).toMatchObject({ sent: 15, dead: 1, recipients: 16 });
  const hundredDays = 100 * 24 * 3_600_000;
  await issue.store.change((tables) =>
    tables
      .updateTable("outbox")
      .set(({ eb }) => ({ created_at: eb("created_at", "-", hundredDays) }))
      .execute(),
  );
  await issue.send("/retention/run", { confirmed: "yes", clock: "right" });
  expect(await countRows(issue.store.tables, "outbox")).toBe(0);
  expect(await issue.progress()).toEqual(before);
});
