import nodemailer from "nodemailer";
import { type MailTransport, UnacknowledgedMailError } from "./mail.ts";
import { messageSource } from "./message-source.ts";

/** How long the mail server may take, in milliseconds. */
interface Timeouts {
  /** To say something more. */
  inactivity: number;
  /**
   * For one e-mail in all: less than its lease, so that no second one is sent beside it. A server that drips
   * its answer never stays silent.
   */
  sending: number;
}

/** RFC 5321 4.5.3.2.6 lets a server think for ten minutes about a whole e-mail; we cannot hold it that long. */
const usualTimeouts: Timeouts = { inactivity: 75_000, sending: 90_000 };

/** How long the mail server may take to connect and to greet, in milliseconds. */
const connectTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000 };

/** Connections serve several e-mails while these follow each other closely, as those of a newsletter do. */
const connections = { pool: true, maxConnections: 10, maxMessages: 100 } as const;

/** How long connections are kept open with nothing to send, in milliseconds. */
const idleTimeout = 250;

/**
 * Sends mail through a server by SMTP.
 * @param url `smtp://` (STARTTLS when offered, and always with a password) or `smtps://`, with user and
 *   password if need be
 */
export function createSmtpTransport(
  url: string,
  { inactivity, sending }: Timeouts = usualTimeouts,
): MailTransport {
  const { protocol, hostname, port } = new URL(url);
  let pool: ReturnType<typeof openPool> | undefined;
  let inFlight = 0;
  let idle: NodeJS.Timeout | undefined;
  /** By Message-ID: e-mails of which the server has everything, and has not answered yet. */
  const fullySent = new Set<string | undefined>();

  const openPool = () => {
    const timeouts = { ...connectTimeouts, socketTimeout: inactivity };
    const opened = nodemailer.createTransport({ ...serverAt(url), ...timeouts, ...connections });
    opened.use("stream", ({ message, data }, done) => {
      message.processFunc((text) => text.once("end", () => fullySent.add(data.messageId)));
      done();
    });
    return opened;
  };
  const closePool = () => {
    pool?.close();
    pool = undefined;
  };

  return {
    place: `${protocol}//${hostname}${port ? `:${port}` : ""}`,
    async send(mail) {
      clearTimeout(idle);
      inFlight += 1;
      pool ??= openPool();
      const source = messageSource(mail);
      const signal = AbortSignal.timeout(sending);
      try {
        await pool.sendMail({ ...source, signal });
      } catch (error) {
        const reason = signal.aborted ? timeoutError(sending) : (error as Error);
        throw fullySent.has(source.messageId) && !isAnswer(reason)
          ? new UnacknowledgedMailError(reason)
          : reason;
      } finally {
        fullySent.delete(source.messageId);
        inFlight -= 1;
        if (inFlight === 0) idle = setTimeout(closePool, idleTimeout).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      closePool();
    },
  };
}

/** How long a mail server that is only tried may stay silent, in milliseconds. */
const probeTimeout = 30_000;

/**
 * Greets a mail server (EHLO) and shows our password, encrypted as for sending. Nothing is sent.
 * @throws nodemailer's error, with `code` EAUTH when the password is not taken
 */
export async function tryMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport({
    ...serverAt(url),
    ...connectTimeouts,
    socketTimeout: probeTimeout,
  });
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

/** Whether the mail server said itself that it does not take the e-mail. */
function isAnswer(error: Error): boolean {
  return Boolean((error as { responseCode?: number }).responseCode);
}

/** With the code by which Node calls a server that does not answer. */
function timeoutError(milliseconds: number): Error {
  const sentence = `It did not finish within ${Math.round(milliseconds / 1000)} s.`;
  return Object.assign(new Error(sentence), { code: "ETIMEDOUT" });
}
