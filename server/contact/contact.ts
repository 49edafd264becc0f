import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import type { Clock } from "#server/clock.ts";
import { newId } from "#server/store/new-id.ts";
import { insertRow } from "#server/store/rows.ts";
import type { Store } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";
import { enqueueMessage, releaseMessage } from "./messages.ts";

export interface ContactSubmission {
  message: ContactMessage;
  /** Idempotency key, set by JavaScript. */
  key?: string | undefined;
  /** Path of the page with the form. */
  sourcePage: string;
  isSuspect: boolean;
}

/**
 * `kept`: stored now, or released from quarantine. `repeat`: stored before. `conflict`: its key was used for
 * another message, and nothing was stored.
 */
type ContactReceipt = { kind: "kept" | "repeat"; id: string } | { kind: "conflict" };

export type Contact = ReturnType<typeof createContact>;

/** @param parts `onMail`: called when the outbox has e-mails to send */
export function createContact(parts: {
  store: Store;
  clock: Clock;
  onMail?: (() => void) | undefined;
}) {
  const { store, clock, onMail } = parts;
  return {
    /**
     * Stores a message, with the order for its e-mail in the same transaction. A suspect message is
     * quarantined and not mailed; a repeat that is not suspect releases it.
     * @throws when it could not be stored
     */
    async receive(submission: ContactSubmission): Promise<ContactReceipt> {
      const { message, key, sourcePage, isSuspect } = submission;
      const now = clock();
      const id = newId(now);
      const contentHash = hashContent(contactFieldNames.map((name) => message[name]));
      const receipt = await store.change(async (tables): Promise<ContactReceipt> => {
        const posted = { form: "contact", key, contentHash, reference: id, receivedAt: now };
        const claim = await claimSubmission(tables, posted);
        if (claim.kind === "repeat") {
          const { reference } = claim;
          const isReleased = !isSuspect && (await releaseMessage(tables, reference, now));
          return { kind: isReleased ? "kept" : "repeat", id: reference };
        }
        if (claim.kind === "conflict") return claim;
        await insertRow(tables, "contact_messages", {
          id,
          received_at: now,
          status: isSuspect ? "quarantined" : "new",
          email: message.email,
          fields: JSON.stringify(message),
          source_page: sourcePage,
        });
        if (!isSuspect) await enqueueMessage(tables, id, now);
        return { kind: "kept", id };
      });
      if (receipt.kind === "kept" && !isSuspect) onMail?.();
      return receipt;
    },
  };
}
