import { kampalaTime } from "#server/kampala-time.ts";
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
    .action((id, { all = false }, retry) => {
      if (Boolean(id) === all) retry.error("Give the id of one e-mail, or --all.");
      return retryMail(id ?? "", desk);
    });
};

async function list(desk: Desk) {
  const { store, print, wantsJson, width } = desk;
  const counted = await store.tables
    .selectFrom("outbox")
    .select((select) => ["kind", "state", select.fn.countAll<number | string>().as("count")])
    .groupBy(["kind", "state"])
    .orderBy("kind")
    .orderBy("state")
    .execute();
  const counts = counted.map((row) => ({ ...row, count: Number(row.count) }));
  const troubled = await store.tables
    .selectFrom("outbox")
    .select(["id", "kind", "state", "created_at", "attempts", "last_error"])
    .where("state", "in", ["dead", "waiting"])
    .where("last_error", "is not", null)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
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
async function retryMail(ending: string, { store, print }: Desk) {
  const now = Date.now();
  const woken = await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({ state: "waiting", due_at: now, attempts: 0, refusals: 0 })
      .where("state", "=", "dead")
      .where("id", "like", `%${ending}`)
      .returning("id")
      .execute(),
  );
  if (ending && woken.length === 0) throw new DeskError(`No e-mail ${ending} was given up.`);
  print(`${woken.length} will be tried again.`);
}
