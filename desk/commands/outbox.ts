import { kampalaTime } from "#server/kampala-time.ts";
import { countOutbox, listTroubledMail, retryMail } from "#server/mail/outbox-overview.ts";
import { readIdEnding, shortId } from "../arguments.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
import { type Columns, printList, tableOf } from "../print-table.ts";

export const outbox: AddCommand = (program, desk) => {
  const command = program
    .command("outbox")
    .description("mail that waits, was sent or was given up");
  command
    .command("list", { isDefault: true })
    .description("how many e-mails there are by state, and those that were given up or failed")
    .action(() => list(desk));
  command
    .command("retry")
    .description("tries an e-mail again that was given up")
    .argument("[id]", "the end of it is enough", readIdEnding)
    .option("--all", "all of them")
    .action((id, { all = false }, retryCommand) => {
      if (Boolean(id) === all) retryCommand.error("Give the id of one e-mail, or --all.");
      return retry(id ?? "", desk);
    });
};

async function list(desk: Desk) {
  const { store, print, wantsJson, width } = desk;
  const counts = await countOutbox(store.tables);
  const troubled = await listTroubledMail(store.tables);
  if (wantsJson) return print(JSON.stringify({ counts, troubled }, null, 2));
  printList(desk, counts, {
    columns: {
      KIND: ({ kind }) => kind,
      STATE: ({ state }) => state,
      COUNT: ({ count }) => count,
    },
    none: "The outbox is empty.",
  });
  if (troubled.length === 0) return;
  const columns: Columns<(typeof troubled)[number]> = {
    ID: ({ id }) => shortId(id),
    FROM: ({ created_at }) => kampalaTime(created_at),
    KIND: ({ kind }) => kind,
    STATE: ({ state }) => state,
    TRIES: ({ attempts }) => attempts,
    WHY: ({ last_error }) => last_error ?? "",
  };
  print(`\n${tableOf(troubled, columns, width)}`);
}

/** @param ending of the id of an e-mail; all of them when it is empty */
async function retry(ending: string, { store, print }: Desk) {
  const count = await retryMail(store, ending, Date.now());
  if (ending && count === 0) throw new DeskError(`No e-mail ${ending} was given up.`);
  print(`${count} will be tried again.`);
}
