import { type PaymentProvider, ProviderError } from "#server/donations/payment-provider.ts";
import { tryMailServer } from "#server/mail/smtp-transport.ts";
import { isPublic } from "#server/start-conditions.ts";
import { attention, type ExaminationDependencies, off, unknown, well } from "./finding.ts";

/** Tests the connection and login to the mail server. Sends nothing. */
export async function examineMailServer({ environment }: ExaminationDependencies) {
  const { SMTP_URL } = environment;
  if (!SMTP_URL) {
    return isPublic(environment)
      ? attention(
          "E-mails are not sent: they are written to DATA_DIR/outbox.",
          "Set SMTP_URL, MAIL_FROM and MAIL_TO in .env.",
        )
      : off("E-mails are written to DATA_DIR/outbox, as files.");
  }
  const { hostname, username } = new URL(SMTP_URL);
  try {
    await tryMailServer(SMTP_URL);
    const how = username ? "takes our user name and password" : "asks for no password";
    return well(`${hostname} answers and ${how}.`);
  } catch (error) {
    const { code = "", responseCode } = error as { code?: string; responseCode?: number };
    if (code === "EAUTH") {
      return attention(
        `${hostname} does not take our user name and password (${responseCode ?? code}).`,
        "Compare SMTP_URL in .env with what the mail provider says.",
      );
    }
    return attention(
      `${hostname} does not take mail from here (${code || "no answer"}).`,
      "Check that this machine is connected, and that SMTP_URL has the right host and port.",
    );
  }
}

/** A payment that does not exist. */
const unknownPayment = { reference: "OTC-DOCTOR", orderId: "00000000-0000-0000-0000-000000000000" };

/** Tests our keys at a payment provider by asking about a payment that does not exist. */
export async function examineKeys(provider: PaymentProvider) {
  const { name, isTest } = provider;
  const tests = isTest ? " They are keys for tests: no money moves." : "";
  try {
    await provider.verify(unknownPayment);
    return well(`${name} takes our keys.${tests}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.isAboutKeys) return unknown(`${name} could not be asked: ${error.message}.`);
    return attention(
      `${name} does not take our keys (${error.code}), so no donation can be paid there.`,
      "Compare the keys in .env with those on the provider's own pages.",
    );
  }
}
