import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/**
 * The mail as Nodemailer takes it, the same for every transport. Files and addresses named in a mail
 * are never read: all we send is text.
 */
export function messageSource(mail: Mail): SendMailOptions {
  return {
    messageId: `<${mail.id}@${domainOf(mail.from)}>`,
    date: new Date(mail.date),
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Asks programs that answer by themselves (holiday notes) to stay silent; RFC 3834.
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(mailbox: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? "localhost";
}
