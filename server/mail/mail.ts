import type { SendMailOptions } from "nodemailer";
import type { EmailAddress, Mailbox } from "#app/forms/email-address.ts";

/** An e-mail without sender and identity, which the relay adds. */
export interface EmailContent {
  to: Mailbox;
  replyTo?: { name: string; address: EmailAddress };
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

/** The mail for Nodemailer, the same for every transport. Files and addresses in it are never read. */
export function messageSource({ id, date, headers, replyTo, ...email }: Mail): SendMailOptions {
  return {
    ...email,
    subject: asWritten(email.subject),
    ...(replyTo ? { replyTo: { ...replyTo, name: asWritten(replyTo.name) } } : {}),
    messageId: `<${id}@${domainOf(email.from)}>`,
    date: new Date(date),
    // Asks auto-responders not to answer (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A text that mail programs show literally. "=?" starts an encoded word (RFC 2047), which could hide another
 * name or subject.
 */
function asWritten(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/**
 * Whether an address is valid in every header. Non-ASCII letters before the @ need SMTPUTF8 (RFC 6531), which
 * many servers refuse; a domain is converted.
 */
export function fitsHeader(address: EmailAddress): boolean {
  return /^[!-~]+@/.test(address);
}

function domainOf(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? "localhost";
}
