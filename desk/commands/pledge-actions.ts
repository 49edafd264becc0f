import { formatShillings } from "#app/forms/shillings.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import type { PledgeStatus } from "#server/store/schema.ts";
import { type CommandLine, type Desk, DeskError } from "../command.ts";
import { table } from "../print-table.ts";

const statuses: readonly PledgeStatus[] = ["new", "answered", "received", "closed"];

/** Pledges, newest first, without those in quarantine. */
export async function listPledges({ wantsJson }: CommandLine, { store, print, width }: Desk) {
  const pledges = await store.tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "<>", "quarantined")
    .orderBy("received_at", "desc")
    .execute();
  if (wantsJson) print(JSON.stringify(pledges, null, 2));
  else if (pledges.length === 0) print("There are no pledges.");
  else {
    const rows = pledges.map((pledge) => [
      pledge.id.slice(-8),
      kampalaTime(pledge.received_at),
      pledge.status,
      formatShillings(pledge.amount).padStart(16),
      [pledge.donor_name, pledge.donor_email, pledge.donor_phone].filter(Boolean).join(", "),
    ]);
    print(table(["ID", "RECEIVED", "STATUS", "AMOUNT", "FROM"], rows, width));
  }
}

/** Marks a pledge, by its id or the end of it. */
export async function markPledge({ words, options }: CommandLine, { store, print }: Desk) {
  const [ending = ""] = words;
  const status = statuses.find((known) => known === options.status);
  if (!status) throw new DeskError(`--status must be one of ${statuses.join(", ")}.`, 2);
  if (words.length !== 1 || !/^[0-9a-f-]{4,36}$/i.test(ending)) {
    throw new DeskError("Give the id of one pledge, or at least its last four characters.", 2);
  }
  const found = await store.tables
    .selectFrom("pledges")
    .select("id")
    .where("id", "like", `%${ending.toLowerCase()}`)
    .limit(2)
    .execute();
  const [pledge, other] = found;
  if (!pledge) throw new DeskError(`There is no pledge ${ending}.`);
  if (other) throw new DeskError(`Several ids end with ${ending}. Give more of it.`);
  await store.change((tables) =>
    tables.updateTable("pledges").set({ status }).where("id", "=", pledge.id).execute(),
  );
  print(`Pledge ${pledge.id.slice(-8)} is ${status}.`);
}
