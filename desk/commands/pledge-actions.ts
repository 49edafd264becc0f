import { formatShillings } from "#app/forms/shillings.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { onlyOne, shortId } from "../arguments.ts";
import type { Desk } from "../command.ts";
import { printList } from "../print-table.ts";

export const pledgeStatuses = ["new", "answered", "received", "closed"] as const;

/** Pledges, newest first, without those in quarantine. */
export async function listPledges(desk: Desk) {
  const pledges = await desk.store.tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "<>", "quarantined")
    .orderBy("received_at", "desc")
    .execute();
  printList(desk, pledges, {
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
export async function markPledge(
  ending: string,
  status: (typeof pledgeStatuses)[number],
  { store, print }: Desk,
) {
  const found = await store.tables
    .selectFrom("pledges")
    .select("id")
    .where("id", "like", `%${ending}`)
    .limit(2)
    .execute();
  const pledge = onlyOne(found, ending, `There is no pledge ${ending}.`);
  await store.change((tables) =>
    tables.updateTable("pledges").set({ status }).where("id", "=", pledge.id).execute(),
  );
  print(`Pledge ${shortId(pledge.id)} is ${status}.`);
}
