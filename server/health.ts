import { statfs } from "node:fs/promises";
import type { SiteHandler } from "./http/request-context.ts";
import { jsonResponse } from "./http/responses.ts";
import type { SiteServices } from "./services.ts";
import type { Store } from "./store/store.ts";

/** How long a look counts, in milliseconds: anybody may ask as often as he likes. */
const cacheDuration = 5000;

/** With less free space than this, in bytes, the next message may not fit; one with its log takes up to 0.2 MB. */
const minFreeSpace = 1024 ** 2;

/**
 * Whether the site can do its work right now: it is not stopping, the store takes a change, and a message would
 * still fit on the disk. A full disk can be read and, for as long as its log has a page left, even written; a
 * store that was deleted or moved is written to no avail.
 */
export function healthHandler({
  isReady,
  store,
  clock,
  log,
  environment,
}: Pick<SiteServices, "isReady" | "store" | "clock" | "log" | "environment">): SiteHandler {
  let last: { at: number; isWell: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    try {
      await writeNothing(store);
      // The disk of a database server is its own matter.
      if (!environment.DATABASE_URL) await checkRoom(environment.DATA_DIR);
      return true;
    } catch (error) {
      log.error({ error }, "the store takes no changes");
      return false;
    }
  }

  return async (c) => {
    if (!isReady()) return jsonResponse(c, 503, { ok: false });
    const now = clock();
    if (!last || now < last.at || now >= last.at + cacheDuration)
      last = { at: now, isWell: look() };
    const ok = await last.isWell;
    return jsonResponse(c, ok ? 200 : 503, { ok });
  };
}

/** A change that reaches the disk like any other and leaves everything as it is. */
function writeNothing(store: Store): Promise<unknown> {
  return store.change((tables) =>
    tables
      .updateTable("receipt_counter")
      .set(({ ref }) => ({ last_number: ref("last_number") }))
      .where("kind", "=", "test")
      .execute(),
  );
}

/** @throws when nearly nothing more fits on the disk */
async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeSpace) throw new Error(`The disk of ${folder} is full.`);
}
