/** How often a mailbox may get e-mails about signing up; times in milliseconds. */
const leastPause = 5 * 60_000;
const period = 24 * 60 * 60_000;
const mostInPeriod = 3;

/** What was sent to a mailbox so far. */
export interface EmailCount {
  emails: number;
  emails_since: number;
  last_email_at: number;
}

export const noEmails: EmailCount = { emails: 0, emails_since: 0, last_email_at: 0 };

/**
 * Counts one more e-mail, unless the mailbox has had enough: anybody can type any address into the
 * form, and nobody must be able to flood a mailbox through us.
 * @returns undefined when no e-mail may be sent now
 */
export function countEmail(count: EmailCount, now: number): EmailCount | undefined {
  if (now - count.last_email_at < leastPause) return undefined;
  if (now - count.emails_since >= period) {
    return { emails: 1, emails_since: now, last_email_at: now };
  }
  if (count.emails >= mostInPeriod) return undefined;
  return { ...count, emails: count.emails + 1, last_email_at: now };
}
