import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { findHold, releaseBatch } from "#server/mail/holds.ts";
import type { MailTransport } from "#server/mail/mail.ts";
import type { Relay } from "#server/mail/relay.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { strikeOffFew } from "#server/newsletter/missing-mailboxes.ts";
import { type SendingPace, sendIssue, startIssue } from "#server/newsletter/sending.ts";
import type { Store } from "#server/store/store.ts";
import { OfficeError } from "../office-error.ts";

const firstDecide =
  "It is held, because too many readers seem not to exist. Decide about them first.";

interface Sending {
  slug: string;
  done: Promise<unknown>;
  isOver: boolean;
  /** Milliseconds since 1970. The last e-mails are under way then. */
  endedAt?: number;
  failure?: unknown;
  stop(): void;
}

interface SendingDependencies {
  store: Store;
  relay: Relay;
  tokens: LinkTokens;
  transport: MailTransport;
}

export type IssueSending = ReturnType<typeof createIssueSending>;

/** Sends newsletters from this process, one at a time. */
export function createIssueSending({ store, relay, tokens, transport }: SendingDependencies) {
  let current: Sending | undefined;

  return {
    /** The issue that this process sends, or has sent last. */
    current: () => current,

    isSending: (slug: string) => current?.slug === slug && !current.isOver,

    /** Starts or resumes sending, without waiting. @throws OfficeError while another issue is being sent */
    async begin(file: NewsletterIssueFile, pace: SendingPace): Promise<Sending> {
      if (current && !current.isOver) throw new OfficeError(`${current.slug} is being sent.`);
      const stopping = new AbortController();
      const stop = () => stopping.abort();
      const sending: Sending = { slug: file.slug, isOver: false, stop, done: Promise.resolve() };
      current = sending;
      try {
        const issue = await startIssue(store, file, Date.now());
        relay.start();
        // Sending again is the staff's word that it may be tried.
        const hold = await findHold(store.tables, issue.id);
        if (hold?.reason === "missing") throw new OfficeError(firstDecide);
        if (hold) await store.change((tables) => releaseBatch(tables, issue.id, Date.now()));
        const strikeOff = () =>
          store.change((tables) => strikeOffFew(tables, issue.id, tokens, Date.now()));
        const { signal } = stopping;
        sending.done = sendIssue({ store, issue, ...pace, onMail: relay.wake, signal })
          .then(strikeOff)
          .catch((error) => Object.assign(sending, { failure: error }))
          .finally(() => Object.assign(sending, { isOver: true, endedAt: Date.now() }));
      } catch (error) {
        current = undefined;
        throw error;
      }
      return sending;
    },

    /** Stops what is being sent, and lets e-mails under way finish. */
    async end(): Promise<void> {
      current?.stop();
      await current?.done;
      if (current) await relay.stop();
      await transport.close();
    },
  };
}
