import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/**
 * The mail as Nodemailer takes it, the same for every transport. Files and addresses named in a mail
 * are never read: all we send is text.
 */
export function messageSource({ id, date, headers, replyTo, ...email }: Mail): SendMailOptions {
  return {
    ...email,
    subject: asWritten(email.subject),
    ...(replyTo ? { replyTo: { ...replyTo, name: asWritten(replyTo.name) } } : {}),
    messageId: `<${id}@${domainOf(email.from)}>`,
    date: new Date(date),
    // Asks programs that answer by themselves (holiday notes) to stay silent; RFC 3834.
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A text that mail programs show as it was written. "=?" begins an encoded word (RFC 2047), behind which
 * somebody could hide another name or subject than the one that we looked at.
 */
function asWritten(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/**
 * Whether an address can stand in a header everywhere. With letters beyond ASCII before the @ it needs
 * SMTPUTF8 (RFC 6531), which many mail servers on the way refuse; a domain is translated.
 */
export function fitsHeader(address: string): boolean {
  return /^[!-~]+@/.test(address);
}

function domainOf(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? "localhost";
}
