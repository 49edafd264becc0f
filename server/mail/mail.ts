/** What an e-mail says; who sends it and its identity are added by the relay. */
export interface EmailContent {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. Never made from what strangers wrote. */
  headers?: Readonly<Record<string, string>>;
}

/** An e-mail ready to be sent. */
export interface Mail extends EmailContent {
  /** Stays the same at each attempt, so that a mail server can tell a repeat from a new e-mail. */
  id: string;
  from: string;
  /** Milliseconds since 1970; stays the same at each attempt. */
  date: number;
}

/** Nobody said in time whether the mail was taken: it may have been, so each further attempt may be a copy. */
export class SendingTooLong extends Error {
  override name = "SendingTooLong";

  /** @param deadline milliseconds */
  constructor(deadline: number) {
    super(`The mail server did not finish within ${Math.round(deadline / 1000)} s.`);
  }
}

/** Sends mail. */
export interface MailTransport {
  /** Where mail goes, fit for people and logs: without user or password. */
  readonly place: string;
  /**
   * Returns once somebody else has taken the mail in charge.
   * @throws when it was refused or nobody answered
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
