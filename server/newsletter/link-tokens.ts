import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { EmailAddress } from "#app/forms/email-address.ts";

/** Creates and verifies the tokens in links, and one-way codes of addresses. */
export type LinkTokens = ReturnType<typeof createLinkTokens>;

/** In characters: of base64url, and of hexadecimal digits. */
export const confirmationTokenLength = 43;
export const leavingTokenLength = 64;

/** Returns the stored form of a token, so that a leaked store contains no usable links. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** @param secret see `readSecretKey` */
export function createLinkTokens(secret: Buffer) {
  // The purpose is signed too, so that a token cannot be used for another one.
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose} ${text}`).digest();
  const signature = (id: string) => sign("leave", id).subarray(0, 16);

  return {
    /** Token of a confirmation link; derived from its id whenever the e-mail is rendered. */
    confirmation: (linkId: string) => sign("confirm", linkId).toString("base64url"),
    /** Token of a subscriber's unsubscribe link. Never expires, since links in old e-mails must work. */
    leaving: (id: string) => `${id.replaceAll("-", "")}${signature(id).toString("hex")}`,
    /** @returns the subscriber's id; undefined for a forged token */
    readUnsubscribe(token: string): string | undefined {
      const parts =
        /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/.exec(
          token.toLowerCase(),
        );
      if (!parts) return undefined;
      const id = parts.slice(1, 6).join("-");
      const isOurs = timingSafeEqual(Buffer.from(parts[6] ?? "", "hex"), signature(id));
      return isOurs ? id : undefined;
    },
    /** Code that recognises an address and cannot be reversed without our key. */
    suppression: (address: EmailAddress) => sign("suppress", address).toString("base64url"),
    /** The same for a mailbox with an e-mail allowance, as `mailboxKey`. */
    mailbox: (key: string) => sign("mailbox", key).toString("base64url"),
  };
}
