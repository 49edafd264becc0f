import { insertSubscriber } from "#server/newsletter/sign-up.ts";
import type { Store } from "#server/store/store.ts";

/** Adds addresses that confirmed a minute ago, as the newsletter's readers or as followers of one thing. */
export async function addConfirmedReaders(
  store: Store,
  addresses: readonly string[],
  thing?: string,
): Promise<void> {
  const then = Date.now() - 60_000;
  await store.change(async (tables) => {
    for (const address of addresses) {
      await insertSubscriber(tables, then, {
        address,
        ...(thing && { thing, pace: "now" }),
        status: "confirmed",
        consent_at: then,
        consent_wording: "test",
        source_page: "/newsletter",
        confirmed_at: then,
      });
    }
  });
}
