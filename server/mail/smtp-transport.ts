import nodemailer from "nodemailer";
import { type MailTransport, SendingTooLong } from "./mail.ts";
import { messageSource } from "./message-source.ts";

/** How long the mail server may stay silent, in milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * How long one e-mail may take in all, in milliseconds: less than its lease, so that no second one is sent
 * beside it. A server that drips its answer never stays silent.
 */
const longestSending = 90_000;

/** Connections serve several e-mails while these follow each other closely, as those of a newsletter do. */
const connections = { pool: true, maxConnections: 10, maxMessages: 100 } as const;

/** How long connections are kept open with nothing to send, in milliseconds. */
const longestIdle = 250;

/**
 * Sends mail through a server by SMTP.
 * @param url `smtp://` (STARTTLS when offered, and always with a password) or `smtps://`, with user and
 *   password if need be
 */
export function createSmtpTransport(url: string, deadline = longestSending): MailTransport {
  const { protocol, hostname, port } = new URL(url);
  let pool: ReturnType<typeof openPool> | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;

  const openPool = () =>
    nodemailer.createTransport({ ...serverAt(url), ...timeouts, ...connections });
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
        const signal = AbortSignal.timeout(deadline);
        await pool.sendMail({ ...messageSource(mail), signal }).catch((error: unknown) => {
          throw signal.aborted ? new SendingTooLong(deadline) : error;
        });
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

/**
 * Greets a mail server (EHLO) and shows our password, encrypted as for sending. Nothing is sent.
 * @throws nodemailer's error, with `code` EAUTH when the password is not taken
 */
export async function tryMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ ...serverAt(url), ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A password goes over encrypted connections only, whatever stands between us and the server. */
function serverAt(url: string) {
  return { url, requireTLS: new URL(url).username !== "" };
}
