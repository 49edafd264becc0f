import { contactFieldNames, parseContactForm } from "#app/forms/contact-form.ts";
import { type Form, keyUsed } from "#server/forms/form-handler.ts";
import type { RateLimiter } from "#server/http/rate-limiter.ts";
import { addressKey } from "#server/newsletter/address-key.ts";
import type { Contact } from "./contact.ts";
import { looksLikeSpam } from "./spam-signs.ts";

/** The end of a message's id, by which the desk finds it. */
const messageReference = (id: string) => id.slice(-8).toUpperCase();

/**
 * The contact form as the site takes it.
 * @param failed words of the toast for a message that was not taken
 * @param mailboxLimiter counts messages by the address of their sender; what is too much is quarantined
 */
export function contactForm(
  contact: Contact,
  failed: Form["failed"],
  mailboxLimiter: RateLimiter,
): Form {
  return {
    name: "contact",
    fields: contactFieldNames,
    failed,
    async receive(fields, { key, sourcePage, isTrapped, timing }) {
      const parsed = parseContactForm(fields);
      // Also when the trap was touched: a person whose browser filled it must see what to correct.
      if (!parsed.ok) return { errors: parsed.errors };
      const receipt = await contact.receive({
        message: parsed.value,
        key,
        sourcePage,
        isSuspect:
          isTrapped ||
          timing === "forged" ||
          looksLikeSpam(parsed.value, { isTooQuick: timing === "too-quick" }) ||
          // Kept all the same, so that a lively exchange loses nothing.
          mailboxLimiter.take(addressKey(parsed.value.email)) > 0,
      });
      if (receipt.kind === "conflict") throw keyUsed("other words");
      return { next: "/contact/sent", reference: messageReference(receipt.id) };
    },
  };
}
