import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import type { Clock } from "#server/clock.ts";
import type { Dispatches } from "#server/mail/outbox-kinds.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";
import { enqueueMessage, releaseMessage } from "./message-status.ts";

export interface ContactSubmission {
  message: ContactMessage;
  /** Idempotency key, present when JavaScript filled it. */
  key?: string | undefined;
  /** Path of the page that held the form. */
  sourcePage: string;
  /** Whether the field that people do not see was filled. */
  isSuspect: boolean;
}

/**
 * `kept`: on the disk now, or let go from quarantine. `repeat`: it was there already. `conflict`: its key
 * was used for another message, and nothing was kept.
 */
export type ContactReceipt = { kind: "kept" | "repeat"; id: string } | { kind: "conflict" };

/** Takes the messages of the contact form. */
export interface Contact {
  /**
   * Keeps a message, and in the same transaction the order to mail it to the organisation. A suspect
   * message is kept in quarantine and not mailed; when the same comes again and is suspect no more, it is
   * let go.
   * @throws when it could not be kept
   */
  receive(submission: ContactSubmission): Promise<ContactReceipt>;
}

export interface ContactDependencies {
  store: Store;
  clock: Clock;
  /** What passes a message on to another service. */
  dispatch?: Dispatches["message"];
  /** Called once there is mail to send. */
  onMail?: (() => void) | undefined;
}

/** What keeps messages of the contact form: each once by its key, together with the order for its e-mail. */
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
