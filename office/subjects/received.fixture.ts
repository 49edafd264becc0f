import { emailAddress } from "#app/forms/email-address.ts";
import { createContact } from "#server/contact/contact.ts";
import { pledgeForm } from "#server/donations/pledges.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter } from "#server/newsletter/newsletter.ts";
import type { Store } from "#server/store/store.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { goodMessage } from "#tests/support/test-site.ts";

export const message = (
  store: Store,
  more: Partial<typeof goodMessage> = {},
  isSuspect = false,
  at = Date.now(),
) =>
  createContact({ store, clock: () => at }).receive({
    message: { ...goodMessage, ...more },
    sourcePage: "/contact",
    isSuspect,
  });

export const signUp = (store: Store, address: string, isSuspect = false, at = Date.now()) => {
  const tokens = createLinkTokens(Buffer.from("other"));
  const erase = eraseFrom(store, tokens);
  return createNewsletter({ store, clock: () => at, tokens, erase }).subscribe({
    address: emailAddress(address),
    sourcePage: "/newsletter",
    isSuspect,
  });
};

export const pledge = (store: Store, donor: Record<string, string>, isTrapped = false) => {
  const services = { store, clock: Date.now, relay: { wake() {} } };
  const bounds = { min: 10_000, max: 20_000_000 };
  const form = pledgeForm(services, bounds, { title: "", description: "" });
  const post = {
    sourcePage: "",
    isTrapped,
    timing: "none",
    isCrowded: false,
    network: "",
  } as const;
  return form.receive({ amount: "30000", ...donor }, post);
};
