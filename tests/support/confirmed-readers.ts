import { emailAddress } from "#app/forms/email-address.ts";
import { insertSubscriber } from "#server/newsletter/sign-up.ts";
import type { Store } from "#server/store/store.ts";

/** Adds addresses that confirmed a minute ago. */
export async function addConfirmedReaders(
  store: Store,
  addresses: readonly string[],
): Promise<void> {
  const then = Date.now() - 60_000;
  await store.change(async (tables) => {
    for (const address of addresses) {
      await insertSubscriber(tables, then, {
        address: emailAddress(address),
        status: "confirmed",
        consent_at: then,
        consent_wording: "test",
        source_page: "/newsletter",
        confirmed_at: then,
      });
    }
  });
}
