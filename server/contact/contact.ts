import type { ContactMessage } from "#app/forms/contact-form.ts";
import type { Clock } from "#server/clock.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";
import { passOn } from "./message-marks.ts";

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

export interface ContactParts {
  store: Store;
  clock: Clock;
  /** Kind of outbox entry that passes a message on to another service. */
  dispatchKind?: string | undefined;
  /** Called once there is mail to send. */
  onMail?: (() => void) | undefined;
}

export function createContact({ store, clock, dispatchKind, onMail }: ContactParts): Contact {
  /** @returns whether the message was in quarantine until now */
  const letGo = async (tables: Tables, id: string) =>
    (await tables
      .updateTable("contact_messages")
      .set({ status: "new" })
      .where("id", "=", id)
      .where("status", "=", "quarantined")
      .returning("id")
      .executeTakeFirst()) !== undefined;

  return {
    async receive({ message, key, sourcePage, isSuspect }) {
      const receivedAt = clock();
      const id = newId(receivedAt);
      const { firstName, lastName, email, organization, subject } = message;
      const contentHash = hashContent([
        firstName,
        lastName,
        email,
        organization,
        subject,
        message.message,
      ]);

      const receipt = await store.change(async (tables): Promise<ContactReceipt> => {
        const submission = { form: "contact", key, contentHash, reference: id, receivedAt };
        const claim = await claimSubmission(tables, submission);
        if (claim.kind === "repeat") {
          const { reference } = claim;
          if (isSuspect || !(await letGo(tables, reference))) {
            return { kind: "repeat", id: reference };
          }
          await passOn(tables, reference, receivedAt, dispatchKind);
          return { kind: "kept", id: reference };
        }
        if (claim.kind === "conflict") return claim;
        await tables
          .insertInto("contact_messages")
          .values({
            id,
            received_at: receivedAt,
            status: isSuspect ? "quarantined" : "new",
            first_name: firstName,
            last_name: lastName,
            email,
            organization,
            subject,
            message: message.message,
            source_page: sourcePage,
          })
          .execute();
        if (!isSuspect) await passOn(tables, id, receivedAt, dispatchKind);
        return { kind: "kept", id };
      });

      if (receipt.kind === "kept" && !isSuspect) onMail?.();
      return receipt;
    },
  };
}
