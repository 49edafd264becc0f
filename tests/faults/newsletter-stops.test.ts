import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeDraft } from "#server/newsletter/drafts.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { addConfirmedReaders } from "../support/confirmed-readers.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { releaseClaimedEmails } from "../support/stored-emails.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** More than the office puts into the outbox at a time, so that a stop leaves some without an e-mail there. */
const readers = 600;
/** E-mails that the office has under way at once. */
const concurrency = 10;

const addresses = Array.from({ length: readers }, (_, at) => `reader${at}@example.org`);

const program = join(import.meta.dirname, "sending-office.fixture.ts");
const slug = "2026-12";

/** A store with confirmed subscribers, and an office that sends them an issue. */
async function prepare(mail: MailServer) {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  await addConfirmedReaders(store, addresses);
  await store.close();
  writeDraft(folder, { slug, subject: "News", summary: "All of it.", body: "One paragraph." });
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    MAIL_FROM: "OTC <news@example.org>",
    PUBLIC_URL: "https://www.example.org",
  };
  const start = () => {
    const office = spawn(process.execPath, [program, slug], { env });
    const ended = Promise.all([once(office, "exit"), text(office.stdout), text(office.stderr)]);
    const answer = ended.then(([[code], out, error]) => ({ code, out, error }));
    return { process: office, answer };
  };
  return {
    folder,
    start,
    /** Sends what is left, and returns how far it came. */
    async run() {
      const { code, out, error } = await start().answer;
      expect([code, error]).toEqual([0, ""]);
      return JSON.parse(out);
    },
  };
}

const recipients = (mail: MailServer) => mail.mails.map(({ to }) => to?.[0]?.address ?? "");

test("resumes an issue after two interrupts and reaches every reader once", async () => {
  await using mail = await startMailServer();
  const { start, run } = await prepare(mail);
  for (const min of [40, 350]) {
    const { process: office, answer } = start();
    await until(() => mail.mails.length >= min);
    office.kill("SIGINT");
    const { code, out } = await answer;
    expect(code).toBe(0);
    // Every e-mail that the mail server took is noted, and nothing more is on its way.
    expect(JSON.parse(out)).toMatchObject({ sent: mail.mails.length });
    expect(mail.mails.length).toBeLessThan(readers);
  }
  expect(await run()).toEqual({ sent: readers, waiting: 0, dead: 0, dropped: 0 });
  expect(recipients(mail).toSorted()).toEqual(addresses.toSorted());
  // Once more by mistake.
  await run();
  expect(mail.mails).toHaveLength(readers);
});

test("resumes an issue after a kill and reaches every reader once", async () => {
  let isHolding = false;
  let held = 0;
  let release = () => {};
  await using mail = await startMailServer(0, {
    beforeMail: async () => {
      if (!isHolding) return;
      held += 1;
      await new Promise<void>((resolve) => {
        const earlier = release;
        release = () => {
          earlier();
          resolve();
        };
      });
    },
  });
  const { folder, start, run } = await prepare(mail);
  for (const min of [40, 350]) {
    const { process: office, answer } = start();
    await until(() => mail.mails.length >= min);
    // Every connection waits at the mail server with an e-mail that was not taken yet.
    isHolding = true;
    await until(() => held === concurrency);
    office.kill("SIGKILL");
    await answer;
    isHolding = false;
    held = 0;
    release();
    expect(mail.mails.length).toBeLessThan(readers);
    expect(releaseClaimedEmails(folder)).toBe(concurrency);
  }
  expect(await run()).toMatchObject({ sent: readers, waiting: 0, dead: 0 });
  expect(recipients(mail).toSorted()).toEqual(addresses.toSorted());
});

test("omits no reader after a kill at any moment, and duplicates share one Message-ID", async () => {
  await using mail = await startMailServer();
  const { folder, start, run } = await prepare(mail);
  const moments = [30, 150, 320, 480];
  for (const min of moments) {
    const { process: office, answer } = start();
    await until(() => mail.mails.length >= min);
    office.kill("SIGKILL");
    await answer;
    expect(releaseClaimedEmails(folder)).toBeLessThanOrEqual(concurrency);
  }
  expect(await run()).toMatchObject({ sent: readers, waiting: 0, dead: 0 });
  expect(new Set(recipients(mail))).toEqual(new Set(addresses));
  // Taken by the mail server and not noted any more: sent again under the same Message-ID.
  expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(readers);
  expect(mail.mails.length - readers).toBeLessThanOrEqual(concurrency * moments.length);
});
