import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { formatShillings } from "#app/forms/shillings.ts";
import {
  type Donation,
  donationStates,
  findDonation,
  listDonations,
  listEvents,
} from "#server/donations/donation-records.ts";
import { sumByMonth } from "#server/donations/donation-totals.ts";
import { donationFacts, receiptName } from "#server/donations/donation-view.ts";
import { donationsAsCsv } from "#server/donations/donations-as-csv.ts";
import { pledgeStatuses } from "#server/donations/pledge-records.ts";
import { reconcileNow } from "#server/donations/reconcile-now.ts";
import { listSecondPayments, markRefunded } from "#server/donations/second-payments.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { DonationState } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { readIdEnding, readLimit } from "../arguments.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { forTerminal, listFacts, printList } from "../print-table.ts";
import { markPledgeByEnding, printPledges } from "./pledge-actions.ts";

export const donations: AddCommand = (program, desk) => {
  const command = program
    .command("donations")
    .description("donations, their audit log, the books, and pledges");
  command
    .command("list", { isDefault: true })
    .description("the newest donations")
    .addOption(new Option("--state <state>", "only those that are so").choices(donationStates))
    .option("--limit <number>", "how many", readLimit, 20)
    .action(({ state, limit }) => list(state, limit, desk));
  command
    .command("show <reference>")
    .description("one donation in full, with everything that happened to it")
    .action((reference) => show(reference, desk));
  command
    .command("reconcile [reference]")
    .description("ask the provider now: about one donation, or all that are open")
    .action((reference) => reconcile(reference, desk));
  command
    .command("export")
    .description("the books: confirmed donations as CSV")
    .option("--month <month>", "only of this month, e.g. 2026-11", readMonth)
    .action(async ({ month }) => desk.print(await donationsAsCsv(desk.store.tables, month)));
  command
    .command("totals")
    .description("confirmed donations added up by month")
    .action(() => totals(desk));
  command
    .command("refunds")
    .description("second payments for the same donation, which have to be given back")
    .action(() => refunds(desk));
  command
    .command("refunded <transaction>")
    .description("a second payment was given back on the provider's own pages")
    .action((transaction) => refunded(transaction, desk));
  command
    .command("pledges")
    .description("pledges that were left while online payment was not open")
    .action(() => printPledges(desk));
  command
    .command("pledge")
    .description("marks a pledge")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .addOption(
      new Option("--status <status>", "how it stands")
        .choices(pledgeStatuses)
        .makeOptionMandatory(),
    )
    .action((id, { status }) => markPledgeByEnding(id, status, desk));
};

async function list(state: DonationState | undefined, limit: number, desk: Desk) {
  const found = await listDonations(desk.store.tables, { state, limit });
  printList(desk, found, {
    columns: {
      REFERENCE: ({ reference }) => reference,
      BEGUN: ({ created_at }) => kampalaTime(created_at),
      STATE: ({ state }) => state,
      AMOUNT: ({ amount }) => formatShillings(amount).padStart(16),
      PROVIDER: ({ provider }) => provider,
      NAME: ({ donor_name }) => donor_name,
    },
    json: forPrograms,
    none: "There are no donations.",
  });
}

async function show(reference: string, { store, print, wantsJson }: Desk) {
  const donation = await find(store, reference);
  const events = await listEvents(store.tables, donation.id);
  if (wantsJson) {
    const auditLog = events.map(({ at, from_state, to_state, cause, detail }) => ({
      at: new Date(at).toISOString(),
      from: from_state,
      to: to_state,
      cause,
      detail,
    }));
    return print(JSON.stringify({ ...forPrograms(donation), auditLog }, null, 2));
  }
  const facts = listFacts({ Reference: donation.reference, ...donationFacts(donation) });
  const auditLog = events.map(
    ({ at, to_state, cause, detail }) =>
      `  ${kampalaTime(at)}  ${to_state.padEnd(9)} ${cause.padEnd(9)} ${forTerminal(detail)}`,
  );
  print([...facts, "", "What happened:", ...auditLog].join("\n"));
}

async function reconcile(reference: string | undefined, { store, services, print }: Desk) {
  const only = reference !== undefined ? await find(store, reference) : undefined;
  const moves = await reconcileNow(services, only?.id);
  if (moves.length === 0) print("There is no open donation.");
  for (const { reference, before, after } of moves) {
    print(`${reference}  ${before === after ? `still ${after}` : `${before} → ${after}`}`);
  }
}

function readMonth(typed: string): string {
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(typed)) return typed;
  throw new InvalidArgumentError("The month must be written as 2026-11.");
}

async function totals(desk: Desk) {
  printList(desk, await sumByMonth(desk.store.tables), {
    columns: {
      MONTH: ({ month }) => month,
      DONATIONS: ({ donations }) => donations,
      TOTAL: ({ sum }) => formatShillings(sum),
    },
    none: "No donation has been received yet.",
  });
}

async function refunds(desk: Desk) {
  printList(desk, await listSecondPayments(desk.store.tables), {
    columns: {
      REFERENCE: ({ reference }) => reference,
      NOTICED: ({ noticed_at }) => kampalaTime(noticed_at),
      PROVIDER: ({ provider }) => provider,
      TRANSACTION: ({ provider_transaction }) => provider_transaction,
      AMOUNT: ({ currency, amount }) => `${currency} ${amount}`,
    },
    none: "Nothing has to be given back.",
  });
}

async function refunded(transaction: string, { store, print }: Desk) {
  if (!(await markRefunded(store, transaction, Date.now()))) {
    throw new DeskError(`No second payment ${transaction} has to be given back.`);
  }
  print("Noted as given back.");
}

async function find({ tables }: Store, reference: string): Promise<Donation> {
  const donation = await findDonation(tables, { reference: reference.toUpperCase() });
  if (!donation) throw new DeskError(`There is no donation ${reference}.`);
  return donation;
}

function forPrograms(donation: Donation) {
  return {
    reference: donation.reference,
    state: donation.state,
    amount: donation.amount,
    currency: donation.currency,
    frequency: donation.frequency,
    begunAt: new Date(donation.created_at).toISOString(),
    paidAt: donation.paid_at === null ? null : new Date(donation.paid_at).toISOString(),
    name: donation.donor_name,
    email: donation.donor_email,
    phone: donation.donor_phone,
    provider: donation.provider,
    transaction: donation.provider_transaction,
    receipt: receiptOf(donation),
  };
}

function receiptOf({ receipt_number }: Donation): string | null {
  return receipt_number === null ? null : receiptName(receipt_number);
}
