import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recentArticles, writeDraft } from "#server/newsletter/drafts.ts";
import { countRows } from "#server/store/rows.ts";
import { addConfirmedReaders } from "#tests/support/confirmed-readers.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { findAnything } from "./find.ts";
import { openPage } from "./open-office-page.fixture.ts";

/** An office with a mail server and confirmed readers. */
async function openNewsroom(mail: { url: string }, readers: number) {
  const office = await openPage({
    more: {
      SMTP_URL: mail.url,
      MAIL_FROM: "OTC <news@example.org>",
      PUBLIC_URL: "https://example.org",
    },
  });
  await addConfirmedReaders(
    office.store,
    Array.from({ length: readers }, (_, at) => `reader${at}@example.org`),
  );
  return office;
}

const draft = {
  slug: "our-news",
  subject: "Our news",
  summary: "All of it.",
  body: "Hello **you**.",
};

test("writes a newsletter, tries it out and sends it to every reader once", async () => {
  await using mail = await startMailServer();
  const { text, send, ask, root } = await openNewsroom(mail, 3);
  const [article] = recentArticles();
  const begun = await send("/newsletter/begin", {
    subject: "Our news",
    article: article?.path ?? "",
  });
  // It is written where all texts are.
  expect(begun.headers.get("location")).toBe("/office/content/newsletters/our-news.md");
  expect(readFileSync(join(root, "content/newsletters/our-news.md"), "utf8")).toContain(
    `[Read it on our site](${article?.path})`,
  );
  expect(await text("/newsletter/our-news")).toContain("Readers: 3");

  writeDraft(root, { ...draft, body: "Read [this](/nowhere)." });
  const wrong = await text("/newsletter/our-news");
  expect(wrong).toContain("links to /nowhere, and there is no such page");
  expect(wrong).not.toContain("Send it to all");
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  expect(await text("/newsletter/our-news")).toContain("there is no such page");

  writeDraft(root, draft);
  const named = /<a href="\/office\/newsletter\/our-news">Our news</;
  expect(await text("/newsletter")).toMatch(named);
  for (const [view, words] of [
    ["email", "Hello <strong>you</strong>."],
    ["text", "Hello you."],
  ]) {
    const preview = await ask(`/newsletter/our-news/${view}`);
    expect(preview.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await preview.text()).toContain(words);
  }
  await send("/newsletter/test", { slug: "our-news", email: "me@example.org" });
  expect(mail.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ["me@example.org", "Test: Our news"],
  ]);

  await send("/newsletter/send", { slug: "our-news" });
  expect(await text("/newsletter")).toContain("it has to be confirmed");
  const sending = { slug: "our-news", confirmed: "yes" };
  await Promise.all([send("/newsletter/send", sending), send("/newsletter/send", sending)]);
  await expect
    .poll(() => text("/newsletter/our-news/progress"), { timeout: 20_000 })
    .toContain("It is complete. Readers 3, sent 3");
  // What a reload of the form, or another tab, would do.
  await send("/newsletter/send", sending);
  expect(await text("/newsletter")).toContain("That newsletter was sent already.");
  const readers = mail.mails.slice(1).map(({ to }) => to?.[0]?.address);
  expect(await text("/newsletter")).toMatch(named);
  expect(readers.toSorted()).toEqual([0, 1, 2].map((at) => `reader${at}@example.org`));
});

test("a newsletter that was sent cannot go out again under another name", async () => {
  await using mail = await startMailServer();
  const office = await openNewsroom(mail, 2);
  const { text, send, root } = office;
  writeDraft(root, draft);
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  await expect
    .poll(() => text("/newsletter/our-news/progress"), { timeout: 20_000 })
    .toContain("It is complete. Readers 2, sent 2");
  // The database has the words; a file would only seem to be unfinished.
  expect(existsSync(join(root, "content/newsletters/our-news.md"))).toBe(false);
  expect(await text("/newsletter")).not.toContain("Not sent yet");
  expect(await text("/newsletter/our-news")).not.toContain("Stop");

  const [found] = await findAnything(office, "our NEWS");
  expect(found?.listing.title).toBe("Newsletters");

  writeDraft(root, { ...draft, slug: "other", summary: "Another one." });
  expect(await text("/newsletter")).not.toContain("Not sent yet");
  expect(await text("/newsletter/other")).toContain("These words went to all readers already");
  await send("/newsletter/send", { slug: "other", confirmed: "yes" });
  expect(await text("/newsletter")).toContain("These words went to all readers already");
  expect(mail.mails).toHaveLength(2);

  writeDraft(root, { ...draft, body: "The next one." });
  expect(await text("/newsletter")).toContain("One that was sent is called our-news too.");
});

test("sends no test of one that is not written yet", async () => {
  await using mail = await startMailServer();
  const { text, send, root } = await openNewsroom(mail, 1);
  writeDraft(root, { ...draft, body: "" });
  expect(await text("/newsletter/our-news")).toMatch(/class="button "[^>]*>Write</);
  await send("/newsletter/test", { slug: "our-news", email: "me@example.org" });
  expect(await text("/newsletter")).toContain("No test was sent yet. The text must not be empty.");
  expect(mail.mails).toEqual([]);
  writeDraft(root, draft);
  const written = await text("/newsletter/our-news?view=page");
  expect(written).toMatch(/class="button line"[^>]*>Write</);
  expect(written).toMatch(/class="button "[^>]*>Send me a test</);
  expect(written).toContain("Page of the archive, if it went out today");
});

test("says what is wrong with one that cannot be sent", async () => {
  await using mail = await startMailServer();
  const { text, root } = await openNewsroom(mail, 1);
  writeDraft(root, { ...draft, subject: "Fees <b>above</b> 50,000 shillings. ".repeat(8).trim() });
  expect(await text("/newsletter/our-news")).toContain("at most 150 characters");
  writeDraft(root, draft);
  expect(await text("/newsletter/our-news")).toContain("Readers: 1");
});

test("stops a newsletter and goes on with it, and no reader gets it twice", async () => {
  await using mail = await startMailServer();
  const { text, send, root } = await openNewsroom(mail, 101);
  writeDraft(root, draft);
  const sending = { slug: "our-news", confirmed: "yes" };
  await send("/newsletter/send", sending);
  expect(await text("/newsletter/our-news")).toContain("It is being sent.");
  await send("/newsletter/stop", { slug: "our-news" });
  const stopped = await text("/newsletter/our-news");
  expect(stopped).toMatch(/Stopped\. \d+ e-mails? (is|are) under way/);
  expect(stopped).toContain("Go on");
  expect(await text("/newsletter/our-news/progress")).toContain("It is stopped.");
  await send("/newsletter/send", sending);
  await expect
    .poll(() => text("/newsletter/our-news/progress"), { timeout: 30_000 })
    .toContain("It is complete. Readers 101, sent 101");
  expect(new Set(mail.mails.map(({ to }) => to?.[0]?.address)).size).toBe(101);
  expect(mail.mails).toHaveLength(101);
});

test("reads mails that came back, and refuses a newsletter without readers", async () => {
  await using mail = await startMailServer();
  const { text, send, sendFiles, root } = await openNewsroom(mail, 1);
  const group = (address: string, status: string) =>
    `\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: ${status}\r\n`;
  const groups = [group("Reader0@example.org", "5.1.1"), group("full@example.org", "5.2.2")];
  const report = `Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.example.org\r\n${groups.join("")}\r\n--x--\r\n`;
  await sendFiles("/newsletter/bounced", "mails", [report]);
  expect(await text("/runs")).toContain("Addresses that get no further newsletter: 1.");
  writeDraft(root, draft);
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  expect(await text("/newsletter/our-news")).toContain("There is no confirmed subscriber yet.");
  await send("/newsletter/test", { slug: "../../otc", email: "me@example.org" });
  expect(await text("/newsletter")).toContain("There is no such newsletter.");
  expect(mail.mails).toEqual([]);
});

test("says that the mail server refuses us, and lets staff go on once it is mended", async () => {
  let isMended = false;
  await using mail = await startMailServer(0, {
    refusal: () => (isMended ? undefined : "550 5.7.1 relay not permitted"),
  });
  const { text, send, root } = await openNewsroom(mail, 6);
  writeDraft(root, draft);
  await send("/newsletter/test", { slug: "our-news", email: "me@example.org" });
  expect(await text("/newsletter")).toContain("The mail server does not take the test");
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  const held =
    "no reader was struck off. E-mails that wait: 6. It says: 550 5.7.1 relay not permitted";
  await expect.poll(() => text("/newsletter"), { timeout: 20_000 }).toContain(held);
  expect(await text("/newsletter/our-news")).toContain("It is mended: go on now");
  isMended = true;
  await send("/newsletter/release", { issue: "our-news" });
  expect(await text("/newsletter")).toContain("It goes on.");
  await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(6);
  expect(await text("/newsletter")).not.toContain("refuses us");
});

test("asks about readers who seem not to exist, and strikes off none before", async () => {
  await using mail = await startMailServer(0, {
    refusal: (command) => (command === "RCPT TO" ? "550 5.1.1 User unknown" : undefined),
  });
  const { text, send, store, root } = await openNewsroom(mail, 6);
  writeDraft(root, draft);
  await send("/newsletter/send", { slug: "our-news", confirmed: "yes" });
  const asked = "of 6 readers that their mailbox does not exist";
  await expect.poll(() => text("/newsletter"), { timeout: 20_000 }).toContain(asked);
  const confirmed = () => countRows(store.tables, "subscribers", { status: "confirmed" });
  expect(await confirmed()).toBe(6);
  await send("/newsletter/strike-off", { issue: "our-news" });
  expect(await text("/newsletter")).toContain("it has to be confirmed");
  expect(await confirmed()).toBe(6);
  await send("/newsletter/keep", { issue: "our-news" });
  expect(await text("/newsletter")).toContain("No reader was struck off.");
  expect(await confirmed()).toBe(6);
});
