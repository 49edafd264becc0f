import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { recordFault } from "../support/fault-record.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { makeEmailsDue } from "../support/stored-emails.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { until } from "../support/until.ts";

/** `KILL_RUNS=300` kills as often; a few are enough to see that nothing broke. */
const kills = Number(process.env.KILL_RUNS ?? 8);
const followers = 12;
const thing = "case/data-protection-complaint";

test("followers hear of each event once, however often the server is killed meanwhile", async () => {
  const folder = temporaryFolder();
  await using mail = await startMailServer();
  const settings = { DATA_DIR: folder, LOG_LEVEL: "silent", SMTP_URL: mail.url };
  const file = join(folder, "otc.sqlite");
  const rows = (query: string) => {
    using database = new DatabaseSync(file);
    database.exec("pragma busy_timeout = 5000");
    return database.prepare(query).all();
  };

  const first = await startSite(settings);
  await until(() => rows("select key from content_events").length > 0);
  await first.kill();
  const store = await openSqlite(file);
  await store.change(async (tables) => {
    const then = Date.now() - 60_000;
    const values = Array.from({ length: followers }, (_, at) => ({
      id: newId(then),
      address: `follower${at}@example.org`,
      address_key: `follower${at}@example.org`,
      thing,
      pace: "now" as const,
      status: "confirmed" as const,
      created_at: then,
      consent_at: then,
      confirmed_at: then,
      left_at: null,
      consent_wording: "test",
      source_page: "/follow",
      last_email_at: 0,
    }));
    await tables.insertInto("subscribers").values(values).execute();
  });
  await store.close();
  expect(mail.mails).toEqual([]);

  const isIdle = () => rows("select id from outbox where state = 'waiting'").length === 0;
  /** How often each event came as new, by its title. */
  const wanted = new Map<string, number>();
  for (let round = 0; round < kills; round += 1) {
    // As if the content had one more step than before.
    const steps = rows(`select key, title from content_events where key like '${thing} step %'`);
    const { key, title } = steps.toSorted((a, b) => (`${a.key}` < `${b.key}` ? -1 : 1))[
      round % steps.length
    ] as Record<string, string>;
    rows(`delete from content_events where key = '${key}'`);
    wanted.set(`${title}`, (wanted.get(`${title}`) ?? 0) + 1);
    const before = mail.mails.length;
    makeEmailsDue(folder);
    const site = await startSite(settings);
    // Before it looks, or while it sends; now and then nothing is left, so that no event is told of twice at once.
    if (round % 4 === 3) {
      await until(() => rows(`select key from content_events where key = '${key}'`).length > 0);
      await until(isIdle);
    } else await until(() => mail.mails.length >= before + (round % 4) * 3);
    await site.kill();
  }
  makeEmailsDue(folder);
  await using last = await startSite(settings);
  expect(last.origin).not.toBe("");
  await until(() => rows("select key from content_events where found_at > 0").length > 0);
  await until(isIdle);

  expect(rows("select id from outbox where state <> 'sent'")).toEqual([]);
  const byId = new Map(mail.mails.map((one) => [one.messageId, one]));
  let lost = 0;
  let doubled = 0;
  for (const [title, times] of wanted) {
    for (let at = 0; at < followers; at += 1) {
      const told = [...byId.values()].filter(
        ({ to, text }) => to?.[0]?.address === `follower${at}@example.org` && text?.includes(title),
      ).length;
      lost += Math.max(0, times - told);
      doubled += Math.max(0, told - times);
    }
  }
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  const again = mail.mails.length - byId.size;
  // Taken by the mail server and not noted any more: ten at a time are under way.
  expect(again).toBeLessThanOrEqual(10 * kills);
  recordFault({
    fault: "The server is killed while events are found and sent to followers",
    tried: `${kills} kills, ${followers} followers each time`,
    lost,
    doubled,
    note: `${again} e-mails that were under way went out twice, under one Message-ID.`,
  });
});
