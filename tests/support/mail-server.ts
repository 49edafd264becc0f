import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { until } from "./until.ts";

/** A real SMTP server that records what it receives. */
export interface MailServer extends AsyncDisposable {
  /** For `SMTP_URL`, e.g. `smtp://127.0.0.1:2525`. */
  url: string;
  port: number;
  mails: Email[];
  /** Waits until so many mails have arrived; fails after thirty seconds. */
  received: (count: number) => Promise<Email[]>;
}

export interface MailServerOptions {
  /** Refuses every recipient with this SMTP status. */
  refuseWith?: number;
  /** What it answers to a command about an address, such as `550 5.1.1 User unknown`; undefined to accept. */
  refusal?: (command: "MAIL FROM" | "RCPT TO", address: string) => string | undefined;
  /** Awaited before a recipient is accepted, when no part of the mail has arrived. */
  beforeMail?: () => Promise<void>;
  /** Awaited when a whole mail has arrived, before it is accepted. */
  onMail?: () => Promise<void>;
}

/** @param port a fixed port, to start a server again where one ran before; 0 takes a free one */
export async function startMailServer(
  port = 0,
  { refuseWith, refusal, beforeMail, onMail }: MailServerOptions = {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onMailFrom({ address }, _session, done) {
      done(errorOf(refusal?.("MAIL FROM", address)));
    },
    async onRcptTo(address, _session, done) {
      await beforeMail?.();
      const refused = errorOf(refusal?.("RCPT TO", address.address));
      if (refused) return done(refused);
      if (!refuseWith) return done();
      done(errorOf(`${refuseWith} no such mailbox ${address.address}`));
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // Its sender was killed half way: half a mail does not count.
        return done();
      }
      await onMail?.();
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  // Programs that are killed in a test break their connections, as intended.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    received: async (count) => {
      const report = () => `${mails.length} of ${count} mails arrived.`;
      await until(() => mails.length >= count, { report });
      return mails;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The error by which the server gives an answer. */
function errorOf(answer: string | undefined): Error | undefined {
  if (!answer) return undefined;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
