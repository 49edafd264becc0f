import { contactFieldNames, parseContactForm } from "#app/forms/contact-form.ts";
import { type Form, keyReusedProblem } from "#server/forms/form.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import type { Contact } from "./contact.ts";
import { messageReference } from "./messages.ts";
import { looksLikeSpam } from "./spam-signals.ts";

/** @param mailboxLimiter counts messages by sender and network; those above it are quarantined */
export function contactForm(
  contact: Contact,
  failed: Form["failed"],
  mailboxLimiter: RateLimiter,
): Form {
  return {
    name: "contact",
    fields: contactFieldNames,
    failed,
    takesCrowds: true,
    async receive(fields, { key, sourcePage, isTrapped, timing, isCrowded, network }) {
      const parsed = parseContactForm(fields);
      // Also when the honeypot was filled: a person with autofill must see what to correct.
      if (!parsed.ok) return { errors: parsed.errors };
      const receipt = await contact.receive({
        message: parsed.value,
        key,
        sourcePage,
        isSuspect:
          isTrapped ||
          isCrowded ||
          timing === "forged" ||
          looksLikeSpam(parsed.value, { isTooQuick: timing === "too-quick" }) ||
          // By network too: messages that strangers send in a person's name do not count against that person.
          (await mailboxLimiter.take(`${mailboxKey(parsed.value.email)} ${network}`)) > 0,
      });
      if (receipt.kind === "conflict") throw keyReusedProblem("other words");
      return { next: "/contact/sent", reference: messageReference(receipt.id) };
    },
  };
}
