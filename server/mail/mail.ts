/** An e-mail without sender and identity, which the relay adds. */
export interface EmailContent {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. Never built from visitors' input. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mail extends EmailContent {
  /** The same for each attempt, so that mail servers recognise a repeat. */
  id: string;
  from: string;
  /** Milliseconds since 1970; the same for each attempt. */
  date: number;
}

/** The mail server received the whole mail and did not acknowledge it; each further attempt may be a copy. */
export class UnacknowledgedMailError extends Error {
  override name = "UnacknowledgedMailError";

  /** @param cause how the wait for the answer ended */
  constructor(cause: Error) {
    super(`The mail server did not say whether it took the mail: ${cause.message}`, { cause });
  }
}

export interface MailTransport {
  /** The destination for logs, without user or password. */
  readonly place: string;
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws UnacknowledgedMailError when it may have been accepted; any other error when it was refused or the
   *   server is unreachable
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
