import { formatShillings } from "#app/forms/shillings.ts";
import { plainSigns } from "#collections/formats/plain-signs.ts";
import { spokenTime } from "#server/clock.ts";
import {
  type Donation,
  findDonation,
  listDonations,
  listEvents,
  readReference,
  writeEvent,
} from "#server/donations/donation-records.ts";
import { donationFacts, readReceiptName, receiptName } from "#server/donations/donation-view.ts";
import { reconcileNow } from "#server/donations/reconciler.ts";
import {
  listSecondPayments,
  markRefunded,
  type SecondPayment,
} from "#server/donations/second-payments.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { donationStates } from "#server/store/schema.ts";
import { OfficeError } from "../office-error.ts";
import { donationListPage } from "./donation-lists.ts";
import { codeColumn, labelOf, momentColumn, tones } from "./labels.ts";
import { type Listing, oneOf, type Subject, type SubjectOffice } from "./subject.ts";
import { listingParts, tablePart } from "./subject-view.ts";

/** Milliseconds in which a receipt is not sent twice. */
const pauseBetweenReceipts = 60_000;

const everything = { filter: "", limit: 1000 };

const hasReceipt = ({ receipt_number, state }: Donation) =>
  receipt_number !== null && state === "paid";
const receiptAddress = ({ services }: SubjectOffice, { receipt_token }: Donation) =>
  `${services.origin()}/donate/receipt/${receipt_token}`;
const isTestPayment = ({ receipt_number }: Donation) => (receipt_number ?? 0) < 0;
/** Test payments are in no total. */
const stateOf = (donation: Donation) =>
  isTestPayment(donation) ? "paid as a test" : labelOf(donation.state);

const hrefOf = ({ reference }: { reference: string }) => `/gifts/${reference}`;

export const donationList: Listing<Donation> = {
  title: "Donations",
  find: ({ store }, { filter, limit }) =>
    listDonations(store.tables, { state: oneOf(donationStates, filter), limit }),
  columns: [
    { heading: "Reference", value: ({ reference }) => reference, href: hrefOf },
    momentColumn("Begun", ({ created_at }) => created_at),
    {
      heading: "State",
      value: stateOf,
      tone: (donation) => (isTestPayment(donation) ? "plain" : tones[donation.state]),
    },
    { heading: "Amount", value: ({ amount }) => formatShillings(amount) },
    codeColumn("Provider", ({ provider }) => provider),
    { heading: "Name", value: ({ donor_name }) => donor_name },
    { heading: "Receipt", value: ({ receipt_number: at }) => (at === null ? "" : receiptName(at)) },
  ],
  none: "There are no donations.",
  file: "list.csv",
  toRecords: (rows) => rows.map(toRecord),
};

const refunds: Listing<SecondPayment> = {
  title: "Paid twice, to be given back",
  find: ({ store }) => listSecondPayments(store.tables),
  columns: [
    { heading: "Reference", value: ({ reference }) => reference, href: hrefOf },
    momentColumn("Noticed", ({ noticed_at }) => noticed_at),
    codeColumn("Provider", ({ provider }) => provider),
    { heading: "Transaction", value: ({ provider_transaction }) => provider_transaction },
    { heading: "Amount", value: ({ currency, amount }) => `${currency} ${amount}` },
  ],
  none: "No refunds are due.",
  file: "refunds.csv",
  actions: {
    heading: "Done",
    of: ({ provider_transaction: transaction }) => [
      {
        to: "/gifts/refunded",
        label: "Given back",
        fields: { transaction },
        confirm: "Only once the money went back on the provider's own pages.",
      },
    ],
  },
};

export const donations: Subject = {
  title: "Gifts",
  path: "/gifts",
  lead: "The newest 200, also those that were never paid. What was received is added up under Accounts.",
  listings: [donationList, refunds],
  async page(office, query) {
    if (query("which") === "back") {
      return donationListPage(office, "back", [
        tablePart(refunds, await refunds.find(office, everything)),
      ]);
    }
    const state = oneOf(donationStates, query("state"));
    return donationListPage(office, state === "review" ? "review" : "all", [
      ...(await listingParts(donationList, "/gifts", office, state)),
      {
        kind: "actions",
        title: "Not paid yet",
        actions: [{ to: "/gifts/reconcile", label: "Ask the providers about all of them" }],
      },
    ]);
  },

  async show(office, typed) {
    const donation = await find(office, typed);
    const { reference } = donation;
    const events = await listEvents(office.store.tables, donation.id);
    const Provider = labelOf(donation.provider);
    const facts = { ...donationFacts(donation), State: stateOf(donation), Provider };
    const receipt = {
      text: "Receipt, as the donor has it",
      href: receiptAddress(office, donation),
    };
    const fields = { reference };
    const again = {
      to: "/gifts/receipt",
      label: "Send the receipt again",
      fields,
      confirm: `It goes to ${donation.donor_email}.`,
      isHarmless: true,
    };
    return {
      title: reference,
      crumbs: [{ text: "Gifts", href: "/gifts" }],
      lead: `${formatShillings(donation.amount)}, ${stateOf(donation)}.`,
      parts: [
        { kind: "facts", title: "About it", facts },
        {
          kind: "table",
          title: "What happened",
          columns: ["When", "State", "Cause", "Detail"],
          rows: events.map(({ at, to_state, cause, detail }) => [
            spokenTime(at),
            labelOf(to_state),
            labelOf(cause),
            detail,
          ]),
          none: "Nothing yet.",
        },
        {
          kind: "actions",
          title: hasReceipt(donation) ? "Receipt and provider" : "If in doubt",
          links: hasReceipt(donation) ? [receipt] : [],
          actions: [
            ...(hasReceipt(donation) && donation.donor_email ? [again] : []),
            { to: "/gifts/reconcile", label: "Ask the provider now", fields },
          ],
        },
      ],
    };
  },

  actions: {
    reconcile: {
      async perform(office, value) {
        const only = value("reference") ? await find(office, value("reference")) : undefined;
        const changes = await reconcileNow(
          { store: office.store, donations: office.services.donations },
          only?.id,
        );
        const lines = changes.map(({ reference, before, after }) =>
          before === after
            ? `${reference}: still ${labelOf(after)}.`
            : `${reference}: ${labelOf(before)} → ${labelOf(after)}.`,
        );
        return {
          sentence: lines.join("\n") || "There is no open donation.",
          to: only ? hrefOf(only) : "/gifts",
        };
      },
    },
    receipt: {
      isConfirmed: true,
      async perform(office, value, by) {
        const donation = await find(office, value("reference"));
        if (!hasReceipt(donation) || !donation.donor_email) {
          throw new OfficeError("That donation has no receipt, or no address to send it to.");
        }
        await sendReceiptAgain(office, donation, by);
        const sentence = `The receipt is on its way to ${donation.donor_email}.`;
        return { sentence, to: hrefOf(donation) };
      },
    },
    refunded: {
      isConfirmed: true,
      async perform({ store }, value) {
        const transaction = plainSigns(value("transaction")).trim();
        if (await markRefunded(store, transaction, Date.now())) {
          return { sentence: "Noted as given back." };
        }
        throw new OfficeError("That payment does not have to be given back.");
      },
    },
  },
};

/** @throws OfficeError when it went out a moment ago, as where its button is pressed twice */
async function sendReceiptAgain({ store }: SubjectOffice, donation: Donation, by: string) {
  const now = Date.now();
  const mail = { kind: "donation-receipt", donationId: donation.id } as const;
  await store.change(async (tables) => {
    const last = await tables
      .selectFrom("outbox")
      .select("created_at")
      .where("kind", "=", mail.kind)
      .where("reference", "=", donation.id)
      .where("created_at", ">", now - pauseBetweenReceipts)
      .executeTakeFirst();
    if (last) {
      throw new OfficeError("The receipt went out less than a minute ago. It was not sent again.");
    }
    await enqueueMail(tables, mail, now);
    const { state } = donation;
    const detail = `The receipt was sent again by ${by}.`;
    await writeEvent(tables, donation.id, now, { from: state, to: state, cause: "office", detail });
  });
}

/** @param typed the reference, or the number of the receipt */
async function find({ store }: SubjectOffice, typed: string): Promise<Donation> {
  const [reference, receipt_number] = [readReference(typed), readReceiptName(typed)];
  const by = reference ? { reference } : receipt_number && { receipt_number };
  const donation = by ? await findDonation(store.tables, by) : undefined;
  if (donation) return donation;
  throw new OfficeError("There is no such donation.");
}

function toRecord(donation: Donation) {
  const { paid_at, receipt_number } = donation;
  return {
    reference: donation.reference,
    state: donation.state,
    amount: donation.amount,
    currency: donation.currency,
    begunAt: new Date(donation.created_at).toISOString(),
    paidAt: paid_at === null ? null : new Date(paid_at).toISOString(),
    name: donation.donor_name,
    email: donation.donor_email,
    phone: donation.donor_phone,
    provider: donation.provider,
    transaction: donation.provider_transaction,
    receipt: receipt_number === null ? null : receiptName(receipt_number),
  };
}
