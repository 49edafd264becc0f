import { formatShillings } from "#app/forms/shillings.ts";
import type { Giving } from "#schemas/site/giving.ts";
import { facts, paragraph } from "#server/mail/email-parts.ts";
import { officeEmail } from "#server/mail/office-email.ts";
import type { EmailTemplate, EmailTemplates } from "#server/mail/relay.ts";
import { renderEmail } from "#server/mail/render-email.ts";
import type { Services } from "#server/services.ts";
import { findDonation } from "./donation-records.ts";
import { receiptName, viewOfReceipt } from "./donation-view.ts";

interface DonationEmailParts extends Pick<Services, "origin" | "isTest"> {
  words: Giving;
  /** The organisation's mailbox. */
  to: string;
}

/** The e-mails about donations, by kind. */
export function donationEmails(
  parts: DonationEmailParts,
): EmailTemplates<"donation-receipt" | "donation-notice" | "pledge"> {
  return {
    "donation-receipt": receiptEmail(parts),
    "donation-notice": noticeEmail(parts),
    pledge: pledgeEmail(parts),
  };
}

/** The receipt for a donor who left an address. Dropped when the donation has been given back meanwhile. */
function receiptEmail({
  words,
  origin,
  isTest,
}: DonationEmailParts): EmailTemplate<"donation-receipt"> {
  return async (tables, { donationId }) => {
    const donation = await findDonation(tables, { id: donationId });
    const receipt = donation && viewOfReceipt(donation, isTest(donation.provider), words);
    if (!donation?.donor_email || !receipt || donation.state === "reversed") return undefined;
    const { email, receipt: labels } = words;
    const address = `${origin()}/donate/receipt/${donation.receipt_token}`;
    const parts = [
      ...(receipt.isTest ? [paragraph(labels.test)] : []),
      paragraph(email.thanks.replace("{amount}", receipt.amount)),
      facts(receipt.facts),
      paragraph(email.openReceipt.replace("{address}", address)),
      paragraph(labels.small),
    ];
    const framed = renderEmail({ heading: email.heading, parts, footer: email.footer });
    return { to: donation.donor_email, subject: email.subject, ...framed };
  };
}

/** Tells the organisation about money: confirmed, to be looked at, or given back. */
function noticeEmail({ isTest, to }: DonationEmailParts): EmailTemplate<"donation-notice"> {
  return async (tables, { donationId }) => {
    const donation = await findDonation(tables, { id: donationId });
    if (!donation) return undefined;
    const test = isTest(donation.provider) ? " (test mode)" : "";
    const heading = `Donation ${donation.reference}: ${donation.state}${test}`;
    return officeEmail({
      to,
      subject: heading,
      heading,
      facts: {
        Amount: formatShillings(donation.amount),
        State: donation.state,
        Provider: donation.provider,
        Transaction: donation.provider_transaction,
        Receipt: donation.receipt_number === null ? null : receiptName(donation.receipt_number),
        Frequency: donation.frequency,
      },
      parts: [paragraph(`Everything about it: npm run desk donations show ${donation.reference}`)],
      footer: "Sent by the donation form of the website.",
    });
  };
}

/** Tells the organisation that somebody wants to give while online payment is not open. */
function pledgeEmail({ to }: Pick<DonationEmailParts, "to">): EmailTemplate<"pledge"> {
  return async (tables, { pledgeId }) => {
    const pledge = await tables
      .selectFrom("pledges")
      .selectAll()
      .where("id", "=", pledgeId)
      .executeTakeFirst();
    if (!pledge) return undefined;
    return officeEmail({
      to,
      subject: `Website: a pledge of ${formatShillings(pledge.amount)}`,
      heading: "A pledge from the website",
      facts: {
        Amount: formatShillings(pledge.amount),
        Name: pledge.donor_name,
        "E-mail": pledge.donor_email,
        Phone: pledge.donor_phone,
      },
      parts: [paragraph("Write or call to say how the donation can be paid.")],
      footer: `Kept as pledge ${pledge.id}.`,
    });
  };
}
