import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { findHold, releaseBatch } from "#server/mail/holds.ts";
import { strikeOffFew } from "#server/newsletter/missing-mailboxes.ts";
import { type SendingPace, sendIssue, startIssue } from "#server/newsletter/sending.ts";
import type { Services } from "#server/services.ts";
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

const sendings = new WeakMap<Services, Sending>();

/** The issue that this process sends, or has sent last. */
export const findSending = (services: Services) => sendings.get(services);

export function isBeingSent(services: Services, slug: string): boolean {
  const sending = findSending(services);
  return sending?.slug === slug && !sending.isOver;
}

/** Starts or resumes sending, without waiting. @throws OfficeError while another issue is being sent */
export async function beginSending(
  services: Services,
  file: NewsletterIssueFile,
  pace: SendingPace,
) {
  const { store, relay } = services;
  const other = findSending(services);
  if (other && !other.isOver) throw new OfficeError(`${other.slug} is being sent.`);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const sending: Sending = { slug: file.slug, isOver: false, stop, done: Promise.resolve() };
  sendings.set(services, sending);
  try {
    const issue = await startIssue(store, file, Date.now());
    relay.start();
    // Sending again is the staff's word that it may be tried.
    const hold = await findHold(store.tables, issue.id);
    if (hold?.reason === "missing") throw new OfficeError(firstDecide);
    if (hold) await store.change((tables) => releaseBatch(tables, issue.id, Date.now()));
    const strikeOff = () =>
      store.change((tables) => strikeOffFew(tables, issue.id, services.tokens, Date.now()));
    sending.done = sendIssue({ store, issue, ...pace, onMail: relay.wake, signal: stopping.signal })
      .then(strikeOff)
      .catch((error) => Object.assign(sending, { failure: error }))
      .finally(() => Object.assign(sending, { isOver: true, endedAt: Date.now() }));
  } catch (error) {
    sendings.delete(services);
    throw error;
  }
  return sending;
}

/** Stops what is being sent, and lets e-mails under way finish. */
export async function endSending(services: Services): Promise<void> {
  const sending = findSending(services);
  sending?.stop();
  await sending?.done;
  if (sending) await services.relay.stop();
  await services.transport.close();
}
