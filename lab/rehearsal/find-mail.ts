import type { Email } from "postal-mime";
import type { MailServer } from "../../tests/support/mail-server.ts";
import { until } from "../../tests/support/until.ts";

/** Waits for an e-mail. @param words are in its subject or its text */
export async function findMail(mail: MailServer, to: string, words: string): Promise<Email> {
  const find = () =>
    mail.mails.find(
      (one) =>
        one.to?.some(({ address }) => address === to) &&
        `${one.subject}\n${one.text}`.includes(words),
    );
  const report = () => `no e-mail to ${to} with “${words}” among ${mail.mails.length}`;
  await until(() => find() !== undefined, { report });
  return find() as Email;
}

/** A header of an e-mail; empty when it has none. */
export function headerOf(mail: Email, name: string): string {
  return mail.headers.find(({ key }) => key === name)?.value ?? "";
}
