/** What an e-mail says; who sends it and its identity are added by the relay. */
export interface EmailContent {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. Never made from what strangers wrote. */
  headers?: Readonly<Record<string, string>>;
}

/** An e-mail ready to be sent. */
export interface Mail extends EmailContent {
  /** Stays the same at each attempt, so that a mail server can tell a repeat from a new e-mail. */
  id: string;
  from: string;
  /** Milliseconds since 1970; stays the same at each attempt. */
  date: number;
}

/**
 * The mail server had the whole mail and never said whether it keeps it: it may have been taken, so each further
 * attempt may be a copy.
 */
export class UnacknowledgedMailError extends Error {
  override name = "UnacknowledgedMailError";

  /** @param cause how the wait for its answer ended */
  constructor(cause: Error) {
    super(`The mail server did not say whether it took the mail: ${cause.message}`, { cause });
  }
}

/** Sends mail. */
export interface MailTransport {
  /** Where mail goes, fit for people and logs: without user or password. */
  readonly place: string;
  /**
   * Returns once somebody else has taken the mail in charge.
   * @throws UnacknowledgedMailError when it may have been taken; anything else when it was refused or nobody answered
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
