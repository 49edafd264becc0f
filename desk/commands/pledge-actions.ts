import { formatShillings } from "#app/forms/shillings.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { onlyOne, readChoice, readIdEnding, shortId } from "../arguments.ts";
import { type CommandLine, type Desk, DeskError } from "../command.ts";
import { printList } from "../print-table.ts";

const statuses = ["new", "answered", "received", "closed"] as const;

/** Pledges, newest first, without those in quarantine. */
export async function listPledges(asked: CommandLine, desk: Desk) {
  const pledges = await desk.store.tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "<>", "quarantined")
    .orderBy("received_at", "desc")
    .execute();
  printList(asked, desk, pledges, {
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
export async function markPledge(asked: CommandLine, { store, print }: Desk) {
  const [typed = ""] = asked.words;
  const status = readChoice("status", asked.options.status, statuses);
  if (!status) throw new DeskError("Give the new status of the pledge with --status.", 2);
  const found = await store.tables
    .selectFrom("pledges")
    .select("id")
    .where("id", "like", `%${readIdEnding(typed)}`)
    .limit(2)
    .execute();
  const pledge = onlyOne(found, typed, `There is no pledge ${typed}.`);
  await store.change((tables) =>
    tables.updateTable("pledges").set({ status }).where("id", "=", pledge.id).execute(),
  );
  print(`Pledge ${shortId(pledge.id)} is ${status}.`);
}
