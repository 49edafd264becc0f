import nodemailer from "nodemailer";
import type { MailTransport } from "./mail.ts";
import { messageSource } from "./message-source.ts";

/** How long the mail server may stay silent, in milliseconds. Together they stay below the lease of an e-mail. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Connections serve several e-mails while these follow each other closely, as those of a newsletter do. */
const connections = { pool: true, maxConnections: 10, maxMessages: 100 } as const;

/** How long connections are kept open with nothing to send, in milliseconds. */
const longestIdle = 250;

/**
 * Sends mail through a server by SMTP.
 * @param url `smtp://` (STARTTLS when offered) or `smtps://`, with user and password if need be
 */
export function createSmtpTransport(url: string): MailTransport {
  const { protocol, hostname, port } = new URL(url);
  let pool: ReturnType<typeof openPool> | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;

  const openPool = () => nodemailer.createTransport({ url, ...timeouts, ...connections });
  const closePool = () => {
    pool?.close();
    pool = undefined;
  };

  return {
    place: `${protocol}//${hostname}${port ? `:${port}` : ""}`,
    async send(mail) {
      clearTimeout(idle);
      underWay += 1;
      pool ??= openPool();
      try {
        await pool.sendMail(messageSource(mail));
      } finally {
        underWay -= 1;
        if (underWay === 0) idle = setTimeout(closePool, longestIdle).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      closePool();
    },
  };
}
