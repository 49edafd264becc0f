import type { Clock } from "#server/clock.ts";
import type { Bounces } from "#server/mail/relay.ts";
import type { Store } from "#server/store/store.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { markBounced } from "./unsubscribe.ts";

/** Handles, by kind of e-mail, a mail server's answer that the mailbox does not exist. */
export function newsletterBounces(parts: {
  store: Store;
  tokens: LinkTokens;
  clock: Clock;
}): Bounces {
  const { store, tokens, clock } = parts;
  const bounce = async ({ subscriberId: id }: { subscriberId: string }) => {
    await store.change((tables) => markBounced(tables, { id }, tokens, clock()));
  };
  return {
    async "newsletter-confirm"({ linkId }) {
      const link = await store.tables
        .selectFrom("confirmation_links")
        .select("subscriber_id")
        .where("id", "=", linkId)
        .executeTakeFirst();
      if (link) await bounce({ subscriberId: link.subscriber_id });
    },
    "newsletter-already": bounce,
    "newsletter-welcome": bounce,
    "newsletter-issue": bounce,
  };
}
