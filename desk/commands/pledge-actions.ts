import { formatShillings } from "#app/forms/shillings.ts";
import {
  findPledgesByEnding,
  listPledges,
  markPledge,
  type pledgeStatuses,
} from "#server/donations/pledge-records.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { expectSingle, shortId } from "../arguments.ts";
import type { Desk } from "../command.ts";
import { printList } from "../print-table.ts";

/** Pledges, newest first, without those in quarantine. */
export async function printPledges(desk: Desk) {
  printList(desk, await listPledges(desk.store.tables), {
    columns: {
      ID: ({ id }) => shortId(id),
      RECEIVED: ({ received_at }) => kampalaTime(received_at),
      STATUS: ({ status }) => status,
      AMOUNT: ({ amount }) => formatShillings(amount).padStart(16),
      FROM: ({ donor_name, donor_email, donor_phone }) =>
        [donor_name, donor_email, donor_phone].filter(Boolean).join(", "),
    },
    none: "There are no pledges.",
  });
}

/** Marks a pledge, by its id or the end of it. */
export async function markPledgeByEnding(
  ending: string,
  status: (typeof pledgeStatuses)[number],
  { store, print }: Desk,
) {
  const found = await findPledgesByEnding(store.tables, ending);
  const pledge = expectSingle(found, ending, `There is no pledge ${ending}.`);
  await markPledge(store, pledge.id, status);
  print(`Pledge ${shortId(pledge.id)} is ${status}.`);
}
