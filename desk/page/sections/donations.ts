import { formatShillings } from "#app/forms/shillings.ts";
import {
  type Donation,
  donationStates,
  findDonation,
  listDonations,
  listEvents,
} from "#server/donations/donation-records.ts";
import { sumByMonth } from "#server/donations/donation-totals.ts";
import { donationFacts } from "#server/donations/donation-view.ts";
import { reconcileNow } from "#server/donations/reconcile-now.ts";
import { listSecondPayments, markRefunded } from "#server/donations/second-payments.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { DonationState } from "#server/store/schema.ts";
import { DeskError } from "../../command.ts";
import type { PageDesk, Section } from "../section.ts";
import type { Part, Tone } from "../view.ts";
import { filterLinks, oneOf } from "./filters.ts";

const maxRows = 200;

const tones: Readonly<Record<DonationState, Tone>> = {
  created: "plain",
  pending: "waiting",
  paid: "good",
  failed: "plain",
  expired: "plain",
  review: "bad",
  reversed: "bad",
};

/** Donations, their audit log, and what has to be given back. */
export const donations: Section = {
  name: "Donations",
  path: "/donations",

  async list({ store }, { query }) {
    const state = oneOf(donationStates, query("state"));
    const found = await listDonations(store.tables, { state, limit: maxRows });
    return {
      title: "Donations",
      lead: `The newest ${maxRows}. The books: npm run desk -- donations export.`,
      parts: [
        filterLinks("State", "/donations", "state", donationStates, state),
        {
          kind: "table",
          title: "Donations",
          columns: ["Reference", "Begun", "State", "Amount", "Provider", "Name"],
          rows: found.map(({ reference, created_at, state, amount, provider, donor_name }) => [
            { text: reference, href: `/donations/${reference}` },
            kampalaTime(created_at),
            { text: state, tone: tones[state] },
            formatShillings(amount),
            provider,
            donor_name,
          ]),
          none: "There are no donations.",
        },
        await secondPayments(store),
        {
          kind: "table",
          title: "Received, by month",
          columns: ["Month", "Donations", "Total"],
          rows: (await sumByMonth(store.tables)).map(({ month, donations, sum }) => [
            month,
            donations,
            formatShillings(sum),
          ]),
          none: "No donation has been received yet.",
        },
        {
          kind: "actions",
          title: "Open donations",
          actions: [{ to: "/donations/reconcile", label: "Ask the providers about all of them" }],
        },
      ],
    };
  },

  async show({ store }, { id }) {
    const donation = await find(store, id);
    const events = await listEvents(store.tables, donation.id);
    return {
      title: donation.reference,
      lead: `${formatShillings(donation.amount)}, ${donation.state}.`,
      parts: [
        {
          kind: "facts",
          title: "About it",
          facts: donationFacts(donation),
        },
        {
          kind: "table",
          title: "What happened",
          columns: ["When", "State", "Cause", "Detail"],
          rows: events.map(({ at, to_state, cause, detail }) => [
            kampalaTime(at),
            to_state,
            cause,
            detail,
          ]),
          none: "Nothing yet.",
        },
        {
          kind: "actions",
          title: "If in doubt",
          actions: [
            {
              to: "/donations/reconcile",
              label: "Ask the provider now",
              fields: { reference: donation.reference },
            },
          ],
        },
      ],
    };
  },

  actions: {
    async reconcile({ store, services }, { field }) {
      const reference = field("reference");
      const only = reference ? await find(store, reference) : undefined;
      const moves = await reconcileNow(services, only?.id);
      const told = moves.map(({ reference, before, after }) =>
        before === after
          ? `${reference} is still ${after}.`
          : `${reference}: ${before} → ${after}.`,
      );
      return {
        sentence: told.length > 0 ? told.join(" ") : "There is no open donation.",
        to: only ? `/donations/${only.reference}` : "/donations",
      };
    },
    refunded: {
      confirm: "Only once the money went back on the provider's own pages.",
      async perform({ store }, { field }) {
        const isMarked = await markRefunded(store, field("transaction"), Date.now());
        if (!isMarked) throw new DeskError("That payment does not have to be given back.");
        return { sentence: "Noted as given back.", to: "/donations" };
      },
    },
  },
};

async function secondPayments({ tables }: PageDesk["store"]): Promise<Part> {
  const payments = await listSecondPayments(tables);
  return {
    kind: "table",
    title: "Paid twice, to be given back",
    columns: ["Reference", "Noticed", "Provider", "Transaction", "Amount", "Done"],
    rows: payments.map((payment) => [
      { text: payment.reference, href: `/donations/${payment.reference}` },
      kampalaTime(payment.noticed_at),
      payment.provider,
      payment.provider_transaction,
      `${payment.currency} ${payment.amount}`,
      {
        actions: [
          {
            to: "/donations/refunded",
            label: "Given back",
            fields: { transaction: payment.provider_transaction },
          },
        ],
      },
    ]),
    none: "Nothing has to be given back.",
  };
}

async function find({ tables }: PageDesk["store"], reference: string): Promise<Donation> {
  const donation = await findDonation(tables, { reference: reference.toUpperCase() });
  if (!donation) throw new DeskError("There is no such donation.");
  return donation;
}
