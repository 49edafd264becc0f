/** A mailbox with the name that people see. */
export interface Mailbox {
  name: string;
  address: string;
}

/** What a letter says; who sends it and its identity are added by the relay. */
export interface Letter {
  to: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. Never made from what strangers wrote. */
  headers?: Readonly<Record<string, string>>;
}

/** A letter ready to be handed over. */
export interface Mail extends Letter {
  /** Stays the same at each attempt, so that a mail server can tell a repeat from a new letter. */
  id: string;
  from: string;
  /** Milliseconds since 1970; stays the same at each attempt. */
  date: number;
}

/** Hands mail over. */
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
