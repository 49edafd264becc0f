import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmailAddress } from "#app/forms/email-address.ts";
import { getRetention } from "#collections/site/retention.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { erasePerson } from "#server/people/person.ts";
import type { Store } from "#server/store/store.ts";

/** Erases a newsletter reader as the services do, for stores without files beside them. */
export function eraseFrom(store: Store, tokens: LinkTokens) {
  const parts = { store, retention: getRetention(), tokens, folder: join(tmpdir(), "no-files") };
  return (address: EmailAddress) => erasePerson(parts, address, { now: 0, onlyNewsletter: true });
}
