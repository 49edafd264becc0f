import { kampalaTime } from "#server/kampala-time.ts";
import {
  deleteSuspect,
  listQuarantined,
  markSeen,
  type QuarantinedItem,
  releaseQuarantined,
} from "#server/quarantine/quarantine.ts";
import type { Store } from "#server/store/store.ts";
import { expectSingle, readIdEnding, shortId } from "../arguments.ts";
import type { AddCommand, Desk } from "../command.ts";
import { printList } from "../print-table.ts";

export const quarantine: AddCommand = (program, desk) => {
  const command = program
    .command("quarantine")
    .description("what looked like spam; nothing is thrown away unseen");
  command
    .command("list", { isDefault: true })
    .description("messages, newsletter addresses and pledges that wait for a decision")
    .action(() => list(desk));
  command
    .command("release")
    .description("it was no spam: mails the message or pledge, or asks the address to confirm")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .action(async (id) => {
      await releaseQuarantined(await find(desk.store, id), desk.services);
      desk.print("Released.");
    });
  command
    .command("delete")
    .description("it was spam")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .action(async (id) => {
      await deleteSuspect(await find(desk.store, id), desk.store);
      desk.print("Deleted.");
    });
};

async function list(desk: Desk) {
  const shown = await listQuarantined(desk.store);
  printList(desk, shown, {
    columns: {
      ID: ({ id }) => shortId(id),
      RECEIVED: ({ at }) => kampalaTime(at),
      KIND: ({ kind }) => kind,
      FROM: ({ from }) => from,
      ABOUT: ({ about }) => about,
    },
    none: "Nothing is in quarantine.",
  });
  await markSeen(desk.store, shown);
}

async function find(store: Store, ending: string): Promise<QuarantinedItem> {
  const found = (await listQuarantined(store)).filter(({ id }) => id.endsWith(ending));
  return expectSingle(found, ending, `Nothing in quarantine has the id ${ending}.`);
}
