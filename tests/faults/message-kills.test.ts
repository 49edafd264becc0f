import { isFullRun } from "../support/full-run.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { makeEmailsDue, outboxStates } from "../support/stored-emails.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** `KILL_RUNS=1000` kills as often, a multiple of four; a few are enough to see that nothing broke. */
const kills = Number(process.env.KILL_RUNS ?? (isFullRun ? 8 : 1));
const senders = 4;

async function post(origin: string, subject: string, isRight: boolean): Promise<number> {
  const response = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      firstName: "Amina",
      lastName: "Okello",
      // One mailbox each, so that the limit of a mailbox quarantines none.
      email: isRight ? `${subject}@example.org` : "no address",
      subject,
      message: `Message ${subject}`,
      _key: `key-of-${subject}`,
    }),
  });
  await response.text();
  return response.status;
}

/** So many sites live and are killed side by side. */
const sites = kills >= 100 ? 4 : 1;

async function killAgainAndAgain(times: number): Promise<void> {
  const folder = temporaryFolder();
  await using mail = await startMailServer();
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    SMTP_URL: mail.url,
    PUBLIC_URL: "http://localhost",
    RATE_LIMIT_BURST: "1000000",
    RATE_LIMIT_PER_MINUTE: "1000000",
  };
  const acknowledged = new Set<string>();
  const refused = new Set<string>();
  /** Cut off in the middle; sent again after the restart, as the page's script does, with the same key. */
  let unanswered: string[] = [];
  let count = 0;

  for (let round = 0; round < times; round += 1) {
    const site = await startSite(settings);
    const again = unanswered;
    unanswered = [];
    let isRunning = true;
    let answers = 0;
    const streams = Array.from({ length: senders }, async () => {
      while (isRunning) {
        count += 1;
        const isRight = count % 5 !== 0;
        const subject = (isRight ? again.pop() : undefined) ?? `${isRight ? "m" : "wrong"}${count}`;
        try {
          const status = await post(site.origin, subject, isRight);
          answers += 1;
          if (status === 200) acknowledged.add(subject);
          else refused.add(subject);
        } catch {
          if (isRight) unanswered.push(subject);
        }
      }
    });
    // Killed with other requests under way: sometimes before the first answer, sometimes after many.
    const enough = kills === 1 ? 12 : (round % 10) * 3;
    await until(() => answers >= enough);
    await site.kill();
    isRunning = false;
    await Promise.all(streams);
    unanswered.push(...again);
  }

  // What a killed server had claimed becomes free again, as after two minutes.
  makeEmailsDue(folder);
  await using last = await startSite(settings);
  for (const subject of unanswered) {
    expect(await post(last.origin, subject, true)).toBe(200);
    acknowledged.add(subject);
  }
  const kept = storedMessages(folder).map(({ subject }) => subject);
  expect(acknowledged.size).toBeGreaterThan(times);
  expect(refused.size).toBeGreaterThan(0);
  expect(kept.length).toBe(new Set(kept).size);
  expect(new Set(kept)).toEqual(acknowledged);
  expect(kept.filter((subject) => refused.has(subject))).toEqual([]);

  // All that gathered meanwhile goes out now, ten at a time.
  const isAllSent = () => outboxStates(folder).every((state) => state === "sent");
  await until(isAllSent, { seconds: 120 + times });
  // Staff may also hear that mail was late.
  const fromForm = mail.mails.filter(({ subject }) =>
    /^Website: (?:m|wrong)\d+$/.test(subject ?? ""),
  );
  const mails = fromForm.map(({ messageId }) => messageId);
  expect(new Set(mails).size).toBe(kept.length);
}

test("stores each acknowledged message once and no refused one when the server is killed", {
  tag: "@gate",
}, async () => {
  test.setTimeout(300_000 + kills * 6000);
  await Promise.all(Array.from({ length: sites }, () => killAgainAndAgain(kills / sites)));
});
