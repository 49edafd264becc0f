import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, copyFileSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** A small disk that only the server sees and that goes with it: its own view of all mounts, as Linux lets us. */
const namespaces = ["unshare", ...(process.getuid?.() === 0 ? ["-m"] : ["-r", "-m"])];
const mountThen = 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"';
const canMount =
  spawnSync(namespaces[0] as string, [
    ...namespaces.slice(1),
    "sh",
    "-c",
    mountThen,
    "/mnt",
    "true",
  ]).status === 0;
test.skip(!canMount, "This machine does not allow mounting a small disk.");

/** Fills the disk of a folder. */
function fillDisk(filler: string): void {
  const file = openSync(filler, "w");
  const block = Buffer.alloc(4096);
  expect(() => {
    for (;;) writeSync(file, block);
  }).toThrow("ENOSPC");
  closeSync(file);
}

const post = async (origin: string, subject: string, message: string) => {
  const answer = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      firstName: "Amina",
      lastName: "Okello",
      email: `${subject}@example.org`,
      subject,
      message,
    }),
  });
  await answer.text();
  return answer.status;
};

test("on a full disk nothing is acknowledged that is not kept, and with room again all goes on", async () => {
  const folder = temporaryFolder();
  await using site = await startSite(
    {
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      RATE_LIMIT_BURST: "100000",
      RATE_LIMIT_PER_MINUTE: "100000",
    },
    [...namespaces, "sh", "-c", mountThen, folder],
  );
  /** The same folder as the server sees it. */
  const inside = join(`/proc/${site.process.pid}/root`, folder);
  const acknowledged: string[] = [];
  let refused = 0;
  let count = 0;
  const sendOne = async () => {
    const subject = `m${++count}`;
    const status = await post(site.origin, subject, "Is there room? ".repeat(300));
    if (status === 200) acknowledged.push(subject);
    else {
      refused += 1;
      expect(status).toBe(503);
    }
  };

  await sendOne();
  const filler = join(inside, "filler");
  fillDisk(filler);
  while (refused < 20) await sendOne();
  // The last look counts for five seconds.
  await until(async () => (await fetch(`${site.origin}/healthz`)).status === 503);
  expect((await fetch(site.origin)).status).toBe(200);

  rmSync(filler);
  // The store recovers immediately.
  await sendOne();
  expect(acknowledged).toContain(`m${count}`);
  await until(async () => (await fetch(`${site.origin}/healthz`)).ok);
  // SQLite would follow the link of /proc to our own view of that folder, so it reads a copy.
  const copy = temporaryFolder();
  for (const file of ["otc.sqlite", "otc.sqlite-wal"]) {
    copyFileSync(join(inside, file), join(copy, file));
  }
  const kept = storedMessages(copy).map(({ subject }) => subject);
  expect(kept.toSorted()).toEqual(acknowledged.toSorted());
});

test("a full disk does not keep a server from stopping in order", async () => {
  const folder = temporaryFolder();
  const mounted = [...namespaces, "sh", "-c", mountThen, folder];
  await using site = await startSite({ DATA_DIR: folder, LOG_LEVEL: "silent" }, mounted);
  fillDisk(join(`/proc/${site.process.pid}/root`, folder, "filler"));
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});
