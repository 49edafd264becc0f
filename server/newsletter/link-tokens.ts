import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Makes and reads the secrets in links, and codes for addresses that we must forget. */
export interface LinkTokens {
  /** The token of a link for confirming; made anew from its id whenever the e-mail is written. */
  confirmation(linkId: string): string;
  /** The token of a subscriber's link for leaving. Does not expire: old mails must keep working. */
  leaving(subscriberId: string): string;
  /** @returns the subscriber's id, or undefined when the token was not made by us */
  readUnsubscribe(token: string): string | undefined;
  /** A code that tells an address again and cannot be turned back into it without our key. */
  suppression(addressKey: string): string;
  /** The same for a mailbox whose e-mails are counted. @param mailboxKey see `mailboxKey` */
  mailbox(mailboxKey: string): string;
}

/** What is stored of a token, so that whoever reads the store cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** @param secret see `readSecretKey` */
export function createLinkTokens(secret: Buffer): LinkTokens {
  // The purpose is part of what is signed, so that no token serves for anything else.
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
  const leavingMark = (id: string) => sign("leave", id).subarray(0, 16);

  return {
    confirmation: (linkId) => sign("confirm", linkId).toString("base64url"),
    leaving: (id) => `${id.replaceAll("-", "")}${leavingMark(id).toString("hex")}`,
    readUnsubscribe(token) {
      const parts =
        /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/.exec(
          token,
        );
      if (!parts) return undefined;
      const id = parts.slice(1, 6).join("-");
      const isOurs = timingSafeEqual(Buffer.from(parts[6] ?? "", "hex"), leavingMark(id));
      return isOurs ? id : undefined;
    },
    suppression: (key) => sign("suppress", key).toString("base64url"),
    mailbox: (key) => sign("mailbox", key).toString("base64url"),
  };
}
