import type { EmailAddress } from "#app/forms/email-address.ts";
import type { NewsletterReader } from "#app/services.ts";
import type { Clock } from "#server/clock.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import { findRow } from "#server/store/rows.ts";
import type { Store } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";
import { confirmByLink, stateOfLink } from "./confirmation.ts";
import { findSentIssue, listSentIssues } from "./issues.ts";
import type { LinkTokens } from "./link-tokens.ts";
import { newsletterWording, signUp, versionOf } from "./sign-up.ts";
import { unsubscribe } from "./unsubscribe.ts";

export interface Subscription {
  address: EmailAddress;
  /** Idempotency key, set by JavaScript. */
  key?: string | undefined;
  /** Path of the page that held the form; empty when unknown. */
  sourcePage: string;
  /** Quarantined, without an e-mail, until staff release it. */
  isSuspect: boolean;
}

export type Newsletter = ReturnType<typeof createNewsletter>;

/**
 * Stores each change in one transaction with its outbox entry.
 * @param parts `erase` deletes everything about the subscription of an address
 */
export function createNewsletter(parts: {
  store: Store;
  clock: Clock;
  tokens: LinkTokens;
  erase: (address: EmailAddress) => Promise<unknown>;
  onMail?: () => void;
}) {
  const { store, clock, tokens, onMail, erase } = parts;

  return {
    /**
     * Stores a sign-up and enqueues its e-mail, if the mailbox may get one. The result does not reveal
     * whether the address was known.
     * @throws when it could not be stored
     */
    async subscribe({ address, key, sourcePage, isSuspect }: Subscription) {
      const now = clock();
      const wording = versionOf(newsletterWording(sourcePage));
      const reference = newId(now);
      const outcome = await store.change(async (tables) => {
        const claim = await claimSubmission(tables, {
          form: "newsletter",
          key,
          contentHash: hashContent([address]),
          reference,
          receivedAt: now,
        });
        if (claim.kind === "conflict") return "conflict";
        // A repeated submission has its e-mail already. A new one counts towards the mailbox's allowance.
        if (claim.kind === "repeat" && key) return "kept";
        await signUp(tables, { address, sourcePage, isSuspect, wording, now, tokens });
        return "kept";
      });
      onMail?.();
      return outcome;
    },

    /** @returns false when the link is unknown, expired, or used by a subscriber who has left since */
    async confirm(token: string): Promise<boolean> {
      const now = clock();
      const isConfirmed = await store.change(async (tables) => {
        const outcome = await confirmByLink(tables, token, tokens, now);
        if (typeof outcome === "object") {
          const { subscriberId } = outcome;
          await enqueueMail(tables, { kind: "newsletter-welcome", subscriberId }, now);
        }
        return outcome !== "refused";
      });
      onMail?.();
      return isConfirmed;
    },

    /**
     * @param wantsErasure whether to delete everything about the address
     * @returns false when the link is forged
     */
    async unsubscribe(token: string, wantsErasure: boolean): Promise<boolean> {
      const id = tokens.readUnsubscribe(token);
      if (!id) return false;
      if (wantsErasure) {
        const subscriber = await findRow(store.tables, "subscribers", { id });
        if (subscriber) await erase(subscriber.address);
      } else {
        await store.change((tables) => unsubscribe(tables, id, clock(), tokens));
      }
      onMail?.();
      return true;
    },

    confirmationState: (token: string) => stateOfLink(store.tables, token, clock()),
    canUnsubscribe: async (token: string) => tokens.readUnsubscribe(token) !== undefined,
    listIssues: () => listSentIssues(store.tables),
    findIssue: (slug) => findSentIssue(store.tables, slug),
  } satisfies NewsletterReader & Record<string, unknown>;
}
