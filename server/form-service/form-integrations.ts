import { findMessage } from "#server/contact/messages.ts";
import type { Integration } from "#server/mail/relay.ts";
import { confirmedAddress } from "#server/newsletter/subscribers.ts";
import { postToFormService } from "./post-to-form-service.ts";

/** Sends stored contact messages to a form service, in the fields of our own form. */
export function contactIntegration(url: string): Integration<"contact-relay"> {
  return async (tables, { messageId }, id) => {
    const message = await findMessage(tables, messageId);
    if (!message) return false;
    await postToFormService(url, { ...message.fields, _key: id });
    return true;
  };
}

/** Sends confirmed newsletter addresses to a form service. */
export function newsletterIntegration(url: string): Integration<"newsletter-relay"> {
  return async (tables, { subscriberId }, id) => {
    const email = await confirmedAddress(tables, subscriberId);
    if (!email) return false;
    await postToFormService(url, { email, _key: id });
    return true;
  };
}
