import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/**
 * The mail as Nodemailer takes it, the same for every transport. Files and addresses named in a mail
 * are never read: all we send is text.
 */
export function messageSource({ id, date, headers, ...email }: Mail): SendMailOptions {
  return {
    ...email,
    messageId: `<${id}@${domainOf(email.from)}>`,
    date: new Date(date),
    // Asks programs that answer by themselves (holiday notes) to stay silent; RFC 3834.
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? "localhost";
}
