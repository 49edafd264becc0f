import type { Clock } from "#server/clock.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { subscriberOf } from "./issue-email.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { markBounced } from "./unsubscribe.ts";

/** What happens, by the kind of e-mail, when a mail server says that the mailbox does not exist. */
export function newsletterBounces({
  store,
  tokens,
  clock,
}: {
  store: Store;
  tokens: LinkTokens;
  clock: Clock;
}): Record<string, (reference: string) => Promise<void>> {
  const bounce = (find: (tables: Tables, reference: string) => Promise<string>) => {
    return (reference: string) =>
      store.change(async (tables) => {
        await markBounced(tables, await find(tables, reference), tokens, clock());
      });
  };
  const itself = async (_tables: Tables, reference: string) => reference;
  return {
    "newsletter-confirm": bounce(subscriberOfLink),
    "newsletter-already": bounce(itself),
    "newsletter-welcome": bounce(itself),
    "newsletter-issue": bounce(async (_tables, reference) => subscriberOf(reference)),
  };
}

async function subscriberOfLink(tables: Tables, linkId: string): Promise<string> {
  const link = await tables
    .selectFrom("confirmation_links")
    .select("subscriber_id")
    .where("id", "=", linkId)
    .executeTakeFirst();
  return link?.subscriber_id ?? "";
}
