import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { doesMailGoOut } from "./alerts/checks.ts";
import type { Clock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import type { SiteHandler } from "./http/request-context.ts";
import { jsonResponse } from "./http/responses.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

/** How long a result is cached, in milliseconds: every client may ask. */
const cacheDuration = 5000;

/** Minimum free space in bytes. A message with its log takes up to 0.2 MB. */
const minFreeSpace = 1024 ** 2;

interface HealthDependencies {
  store: Store;
  environment: Environment;
  clock: Clock;
  log: Log;
  /** False while the server is stopping. */
  isReady(): boolean;
}

/**
 * Reports whether the site can work: it is not stopping, the store accepts a change, and the disk has room. A
 * full disk can still be read, and a deleted store can still be written without effect, so each is checked.
 */
export function healthHandler(dependencies: HealthDependencies): SiteHandler {
  const { store, environment } = dependencies;
  return answerHealth(dependencies, "store is not writable", async () => {
    await writeNothing(store);
    // A database server watches its own disk.
    if (!environment.DATABASE_URL) await checkRoom(environment.DATA_DIR);
    return true;
  });
}

/** Reports whether e-mails go out, which no e-mail can. */
export function mailHealthHandler(dependencies: HealthDependencies): SiteHandler {
  const { store, clock } = dependencies;
  const look = () => doesMailGoOut(store, clock());
  return answerHealth(dependencies, "outbox cannot be read", look);
}

function answerHealth(
  { isReady, clock, log }: HealthDependencies,
  failure: string,
  look: () => Promise<boolean>,
): SiteHandler {
  let last: { at: number; isWell: Promise<boolean> } | undefined;

  function fail(error: unknown): boolean {
    log.error({ error }, failure);
    return false;
  }

  return async (_c) => {
    if (!isReady()) return jsonResponse(503, { ok: false });
    const now = clock();
    if (!last || now < last.at || now >= last.at + cacheDuration)
      last = { at: now, isWell: look().catch(fail) };
    const ok = await last.isWell;
    return jsonResponse(ok ? 200 : 503, { ok });
  };
}

/** A change that reaches the disk and alters nothing. */
function writeNothing(store: Store): Promise<unknown> {
  return store.change((tables) =>
    sql`UPDATE receipt_counter SET last_number = last_number WHERE kind = 'test'`.execute(tables),
  );
}

async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeSpace) throw new Error(`The disk of ${folder} is full.`);
}
