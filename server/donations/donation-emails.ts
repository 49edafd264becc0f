import type { Mailbox } from "#app/forms/email-address.ts";
import { formatShillings } from "#app/forms/shillings.ts";
import type { Giving } from "#collections/site/giving.ts";
import type { EmailTemplates } from "#server/mail/relay.ts";
import { button, facts, paragraph, renderEmail } from "#server/mail/render-email.ts";
import { findRow } from "#server/store/rows.ts";
import { findDonation } from "./donation-records.ts";
import { receiptName, viewOfReceipt } from "./donation-view.ts";

export function donationEmails(
  giving: Giving,
  to: Mailbox,
  { origin, isTest }: { origin: () => string; isTest: (provider: string) => boolean },
): EmailTemplates<"donation-receipt" | "donation-notice" | "pledge"> {
  return {
    /** The receipt, for donors who left an address. Dropped when the donation has been reversed since. */
    async "donation-receipt"(tables, { donationId }) {
      const donation = await findDonation(tables, { id: donationId });
      const receipt = donation && viewOfReceipt(donation, isTest(donation.provider), giving);
      if (!donation?.donor_email || !receipt || donation.state === "reversed") return undefined;
      const { email, receipt: labels } = giving;
      const address = `${origin()}/donate/receipt/${donation.receipt_token}`;
      const parts = [
        ...(receipt.isTest ? [paragraph(labels.test)] : []),
        paragraph(
          (receipt.isTest ? email.testThanks : email.thanks).replace("{amount}", receipt.amount),
        ),
        facts(receipt.facts),
        paragraph(email.openReceipt),
        button(giving.paid.receipt, address),
        ...(receipt.isTest ? [] : [paragraph(labels.small)]),
      ];
      const framed = renderEmail({ heading: email.heading, parts, footer: email.footer });
      return { to: donation.donor_email, subject: email.subject, ...framed };
    },

    /** Notifies the organisation about money: confirmed, to be reviewed, or reversed. */
    async "donation-notice"(tables, { donationId }) {
      const donation = await findDonation(tables, { id: donationId });
      if (!donation) return undefined;
      const { reference, amount, state, provider, receipt_number: number } = donation;
      const heading = `Donation ${reference}: ${state}${isTest(provider) ? " (test mode)" : ""}`;
      const framed = renderEmail({
        heading,
        parts: [
          facts([
            ["Amount", formatShillings(amount)],
            ["State", state],
            ["Provider", provider],
            ["Transaction", donation.provider_transaction],
            ["Receipt", number === null ? null : receiptName(number)],
          ]),
          paragraph(`Everything about it: Office, Gifts, ${reference}.`),
        ],
        footer: "Sent by the donation form of the website.",
      });
      return { to, subject: heading, ...framed };
    },

    async pledge(tables, { pledgeId }) {
      const pledge = await findRow(tables, "pledges", { id: pledgeId });
      if (!pledge) return undefined;
      const amount = formatShillings(pledge.amount);
      const framed = renderEmail({
        heading: "A pledge from the website",
        parts: [
          facts([
            ["Amount", amount],
            ["Name", pledge.donor_name],
            ["E-mail", pledge.donor_email],
            ["Phone", pledge.donor_phone],
          ]),
          paragraph("Write or call to say how the donation can be paid."),
        ],
        footer: `Kept as pledge ${pledge.id}.`,
      });
      return { to, subject: `Website: a pledge of ${amount}`, ...framed };
    },
  };
}
