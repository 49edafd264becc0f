import { findMessage } from "#server/contact/messages.ts";
import type { Integration } from "#server/mail/relay.ts";
import { postToFormService } from "./post-to-form-service.ts";

/** Passes stored contact messages on to a form service, in the fields of our own form. */
export function contactIntegration(url: string): Integration {
  return async (tables, reference, id) => {
    const message = await findMessage(tables, reference);
    if (!message) return false;
    await postToFormService(url, {
      firstName: message.first_name,
      lastName: message.last_name,
      email: message.email,
      organization: message.organization,
      subject: message.subject,
      message: message.message,
      _key: id,
    });
    return true;
  };
}

/** Passes confirmed newsletter addresses on to a form service. */
export function newsletterIntegration(url: string): Integration {
  return async (tables, reference, id) => {
    const subscriber = await tables
      .selectFrom("subscribers")
      .select("address")
      .where("id", "=", reference)
      .where("status", "=", "confirmed")
      .executeTakeFirst();
    if (!subscriber) return false;
    await postToFormService(url, { email: subscriber.address, _key: id });
    return true;
  };
}
