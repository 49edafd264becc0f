import { formatShillings } from "#app/forms/shillings.ts";
import { type Donation, findDonation, listEvents } from "#server/donations/donation-records.ts";
import { sumByMonth } from "#server/donations/donation-totals.ts";
import { receiptName } from "#server/donations/donation-view.ts";
import { donationsAsCsv } from "#server/donations/donations-as-csv.ts";
import { reconcileNow } from "#server/donations/reconcile-now.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { DonationState } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { type Command, type CommandLine, type Desk, DeskError } from "../command.ts";
import { forTerminal, table } from "../print-table.ts";
import { listPledges, markPledge } from "./pledge-actions.ts";

const states: readonly DonationState[] = [
  "created",
  "pending",
  "paid",
  "failed",
  "expired",
  "review",
  "reversed",
];

const actions: Readonly<Record<string, (asked: CommandLine, desk: Desk) => Promise<void>>> = {
  list,
  show,
  reconcile,
  export: exportCsv,
  totals,
  pledges: listPledges,
  pledge: markPledge,
};

export const donations: Command = {
  name: "donations",
  summary: "donations, their audit log, the books, and pledges",
  usage: [
    ["donations [list]", "the newest 20 donations"],
    ["donations list --state <state>", `only those that are ${states.join(", ")}`],
    ["donations list --limit <number>", "so many"],
    ["donations show <reference>", "one donation in full, with everything that happened to it"],
    [
      "donations reconcile [<reference>]",
      "ask the provider now: about one donation, or all that are open",
    ],
    ["donations export [--month 2026-11]", "the books: confirmed donations as CSV"],
    ["donations totals", "confirmed donations added up by month"],
    ["donations pledges", "pledges that were left while online payment was not open"],
    ["donations pledge <id> --status <status>", "mark a pledge: new, answered, received, closed"],
  ],
  options: {
    state: { type: "string" },
    limit: { type: "string" },
    month: { type: "string" },
    status: { type: "string" },
  },
  async run(asked, desk) {
    const [name = "list", ...words] = asked.words;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new DeskError(`"donations ${asked.words.join(" ")}" is not understood.`, 2);
    await action({ ...asked, words }, desk);
  },
};

async function list({ options, wantsJson }: CommandLine, { store, print, width }: Desk) {
  const state = states.find((known) => known === options.state);
  if (options.state !== undefined && !state) {
    throw new DeskError(`The state must be one of ${states.join(", ")}.`, 2);
  }
  const limit = Number(options.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
    throw new DeskError("The limit must be a whole number from 1 to 10000.", 2);
  }
  let query = store.tables.selectFrom("donations").selectAll();
  if (state) query = query.where("state", "=", state);
  const found = await query
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  if (wantsJson) print(JSON.stringify(found.map(forPrograms), null, 2));
  else if (found.length === 0) print("There are no donations.");
  else {
    const rows = found.map((donation) => [
      donation.reference,
      kampalaTime(donation.created_at),
      donation.state,
      formatShillings(donation.amount).padStart(16),
      donation.provider,
      donation.donor_name,
    ]);
    print(table(["REFERENCE", "BEGUN", "STATE", "AMOUNT", "PROVIDER", "NAME"], rows, width));
  }
}

async function show({ words, wantsJson }: CommandLine, { store, print }: Desk) {
  const donation = await find(store, words);
  const events = await listEvents(store.tables, donation.id);
  if (wantsJson) {
    const auditLog = events.map(({ at, from_state, to_state, cause, detail }) => ({
      at: new Date(at).toISOString(),
      from: from_state,
      to: to_state,
      cause,
      detail,
    }));
    print(JSON.stringify({ ...forPrograms(donation), auditLog }, null, 2));
    return;
  }
  const facts: [string, string][] = [
    ["Reference", donation.reference],
    ["State", donation.state],
    ["Amount", formatShillings(donation.amount)],
    ["Frequency", donation.frequency],
    ["Begun", `${kampalaTime(donation.created_at)} (Kampala)`],
    ["Paid", donation.paid_at === null ? "" : `${kampalaTime(donation.paid_at)} (Kampala)`],
    ["Name", donation.donor_name],
    ["E-mail", donation.donor_email],
    ["Phone", donation.donor_phone],
    ["Provider", donation.provider],
    ["Order", donation.provider_order ?? ""],
    ["Transaction", donation.provider_transaction ?? ""],
    ["Paid by", donation.payment_method ?? ""],
    ["Receipt", donation.receipt_number === null ? "" : receiptName(donation.receipt_number)],
    ["Next look", donation.check_at === null ? "" : `${kampalaTime(donation.check_at)} (Kampala)`],
  ];
  const lines = facts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name.padEnd(13)} ${forTerminal(value)}`);
  const auditLog = events.map(
    ({ at, to_state, cause, detail }) =>
      `  ${kampalaTime(at)}  ${to_state.padEnd(9)} ${cause.padEnd(9)} ${forTerminal(detail)}`,
  );
  print([...lines, "", "What happened:", ...auditLog].join("\n"));
}

async function reconcile({ words }: CommandLine, { store, services, print }: Desk) {
  const only = words.length > 0 ? await find(store, words) : undefined;
  const moves = await reconcileNow(services, only?.id);
  if (moves.length === 0) print("There is no open donation.");
  for (const { reference, before, after } of moves) {
    print(`${reference}  ${before === after ? `still ${after}` : `${before} → ${after}`}`);
  }
}

async function exportCsv({ options }: CommandLine, { store, print }: Desk) {
  const { month } = options;
  if (month !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(month))) {
    throw new DeskError("The month must be written as 2026-11.", 2);
  }
  print(await donationsAsCsv(store.tables, month === undefined ? undefined : String(month)));
}

async function totals({ wantsJson }: CommandLine, { store, print, width }: Desk) {
  const months = await sumByMonth(store.tables);
  if (wantsJson) print(JSON.stringify(months, null, 2));
  else if (months.length === 0) print("No donation has been received yet.");
  else {
    const rows = months.map(({ month, donations, sum }) => [
      month,
      String(donations),
      formatShillings(sum),
    ]);
    print(table(["MONTH", "DONATIONS", "TOTAL"], rows, width));
  }
}

async function find({ tables }: Store, words: readonly string[]): Promise<Donation> {
  const [reference = ""] = words;
  if (words.length !== 1) throw new DeskError("Give the reference of one donation.", 2);
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
    receipt: donation.receipt_number === null ? null : receiptName(donation.receipt_number),
  };
}
