import nodemailer from "nodemailer";
import { type MailTransport, messageSource, UnacknowledgedMailError } from "./mail.ts";

/** Limits for the mail server, in milliseconds. */
const usualTimeouts = {
  /** Until its next bytes. */
  inactivity: 75_000,
  /**
   * For one whole e-mail. Shorter than its lease, so that no second one is sent; a server that sends slowly
   * never exceeds `inactivity`. RFC 5321 4.5.3.2.6 allows ten minutes, longer than our lease.
   */
  sending: 90_000,
};

/** To connect and greet, in milliseconds. */
const connectTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000 };

/** Connections are reused for e-mails in quick succession, such as a newsletter. */
const connections = { pool: true, maxConnections: 10, maxMessages: 100 } as const;

/** How long an idle connection stays open, in milliseconds. */
const idleTimeout = 250;

/** @param url `smtp://` (STARTTLS when offered, required with a password) or `smtps://` */
export function createSmtpTransport(
  url: string,
  { inactivity, sending } = usualTimeouts,
): MailTransport {
  const { protocol, hostname, port } = new URL(url);
  let pool: ReturnType<typeof openPool> | undefined;
  let inFlight = 0;
  let idle: NodeJS.Timeout | undefined;
  /** By Message-ID: e-mails that were sent completely and not acknowledged yet. */
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

/** Time limit of a probe, in milliseconds. */
const probeTimeout = 30_000;

/**
 * Connects and authenticates, without sending anything.
 * @throws nodemailer's error, with `code` EAUTH when the password is refused
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

/** A password needs an encrypted connection. */
function serverAt(url: string) {
  return { url, requireTLS: new URL(url).username !== "" };
}

/** Whether the mail server itself refused the e-mail. */
function isAnswer(error: Error): boolean {
  return Boolean((error as { responseCode?: number }).responseCode);
}

/** Node's error code for a server that does not answer. */
function timeoutError(milliseconds: number): Error {
  const sentence = `It did not finish within ${Math.round(milliseconds / 1000)} s.`;
  return Object.assign(new Error(sentence), { code: "ETIMEDOUT" });
}
