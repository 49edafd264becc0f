import { findMessage } from "#server/contact/messages.ts";
import type { Integration } from "#server/mail/relay.ts";
import { confirmedAddress } from "#server/newsletter/subscribers.ts";

/** In milliseconds; below the lease of an outbox entry. */
const timeout = 30_000;
/** In characters. */
const maxReplyBytes = 10_000;

/**
 * Posts form data as our own forms do. A body that names an error counts as a refusal, because some services
 * answer 200 then.
 * @throws when it was refused, or the service is unreachable
 */
export async function postToFormService(url: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      // Another service than the configured one must not receive it.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    text = (await response.text()).slice(0, maxReplyBytes);
  } catch (error) {
    throw new Error(`The form service does not answer: ${String(error)}`);
  }
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
  if (namesError(text)) throw new Error("The form service answered with an error.");
}

function namesError(text: string): boolean {
  try {
    const answer = JSON.parse(text) as Record<string, unknown> | null;
    return Boolean(answer?.error || answer?.errors || answer?.success === false);
  } catch {
    return false;
  }
}

/** Sends stored contact messages to a form service, in the fields of our own form. */
export function contactIntegration(url: string): Integration<"contact-relay"> {
  return async (tables, { messageId }, id) => {
    const message = await findMessage(tables, messageId);
    if (!message) return false;
    await postToFormService(url, { ...message.fields, _key: id });
    return true;
  };
}

export function newsletterIntegration(url: string): Integration<"newsletter-relay"> {
  return async (tables, { subscriberId }, id) => {
    const email = await confirmedAddress(tables, subscriberId);
    if (!email) return false;
    await postToFormService(url, { email, _key: id });
    return true;
  };
}
