import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

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
export function fitsHeader(address: string): boolean {
  return /^[!-~]+@/.test(address);
}

function domainOf(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? "localhost";
}
