import type { SiteHandler } from "./http/request-context.ts";
import { jsonResponse } from "./http/responses.ts";
import type { SiteServices } from "./services.ts";
import type { Store } from "./store/store.ts";

/** How long a look counts, in milliseconds: anybody may ask as often as he likes. */
const lookHolds = 5000;

/**
 * Whether the site can do its work right now: it is not stopping, and the store takes a change. A full disk
 * can still be read, and a store that was deleted or moved is written to no avail.
 */
export function healthHandler({
  isReady,
  store,
  clock,
  log,
}: Pick<SiteServices, "isReady" | "store" | "clock" | "log">): SiteHandler {
  let last: { at: number; isWell: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    try {
      await writeNothing(store);
      return true;
    } catch (error) {
      log.error({ error }, "the store takes no changes");
      return false;
    }
  }

  return async (c) => {
    if (!isReady()) return jsonResponse(c, 503, { ok: false });
    const now = clock();
    if (!last || now < last.at || now >= last.at + lookHolds) last = { at: now, isWell: look() };
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
