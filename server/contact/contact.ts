import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import type { Clock } from "#server/clock.ts";
import type { Dispatches } from "#server/mail/outbox-kinds.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";
import { enqueueMessage, releaseMessage } from "./message-status.ts";

export interface ContactSubmission {
  message: ContactMessage;
  /** Idempotency key, set by JavaScript. */
  key?: string | undefined;
  /** Path of the page with the form. */
  sourcePage: string;
  /** Whether the message looks like spam. */
  isSuspect: boolean;
}

/**
 * `kept`: stored now, or released from quarantine. `repeat`: stored before. `conflict`: its key was used for
 * another message, and nothing was stored.
 */
export type ContactReceipt = { kind: "kept" | "repeat"; id: string } | { kind: "conflict" };

export interface Contact {
  /**
   * Stores a message, with the order for its e-mail in the same transaction. A suspect message is quarantined
   * and not mailed; a repeat that is not suspect releases it.
   * @throws when it could not be stored
   */
  receive(submission: ContactSubmission): Promise<ContactReceipt>;
}

export interface ContactDependencies {
  store: Store;
  clock: Clock;
  /** The kind of entry that forwards a message to another service. */
  dispatch?: Dispatches["message"];
  /** Called when there is mail to send. */
  onMail?: (() => void) | undefined;
}

export function createContact({ store, clock, dispatch, onMail }: ContactDependencies): Contact {
  return {
    async receive({ message, key, sourcePage, isSuspect }) {
      const receivedAt = clock();
      const id = newId(receivedAt);
      const contentHash = hashContent(contactFieldNames.map((name) => message[name]));

      const receipt = await store.change(async (tables): Promise<ContactReceipt> => {
        const submission = { form: "contact", key, contentHash, reference: id, receivedAt };
        const claim = await claimSubmission(tables, submission);
        if (claim.kind === "repeat") {
          const { reference } = claim;
          const isReleased =
            !isSuspect && (await releaseMessage(tables, reference, receivedAt, dispatch));
          return { kind: isReleased ? "kept" : "repeat", id: reference };
        }
        if (claim.kind === "conflict") return claim;
        await tables
          .insertInto("contact_messages")
          .values({
            id,
            received_at: receivedAt,
            status: isSuspect ? "quarantined" : "new",
            email: message.email,
            fields: JSON.stringify(message),
            source_page: sourcePage,
          })
          .execute();
        if (!isSuspect) await enqueueMessage(tables, id, receivedAt, dispatch);
        return { kind: "kept", id };
      });

      if (receipt.kind === "kept" && !isSuspect) onMail?.();
      return receipt;
    },
  };
}
