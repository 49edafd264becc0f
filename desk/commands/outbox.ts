import { kampalaTime } from "#server/kampala-time.ts";
import { type Command, type Desk, DeskError } from "../command.ts";
import { table } from "../print-table.ts";

export const outbox: Command = {
  name: "outbox",
  summary: "mail that waits, was sent or was given up",
  usage: [
    [
      "outbox [list]",
      "how many e-mails there are by state, and those that were given up or failed",
    ],
    ["outbox retry <id>", "tries an e-mail again that was given up; the end of its id is enough"],
    ["outbox retry --all", "tries all of them again"],
  ],
  options: { all: { type: "boolean" } },
  async run({ words, options, wantsJson }, desk) {
    const [action = "list", id, more] = words;
    if (action === "list" && !id) await list(wantsJson, desk);
    else if (action === "retry" && !more && Boolean(id) !== Boolean(options.all)) {
      await retry(id, desk);
    } else throw new DeskError(`"outbox ${words.join(" ")}" is not understood.`, 2);
  },
};

async function list(wantsJson: boolean, { store, print, width }: Desk) {
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
  if (wantsJson) {
    print(JSON.stringify({ counts, troubled }, null, 2));
    return;
  }
  if (counts.length === 0) {
    print("The outbox is empty.");
    return;
  }
  print(
    table(
      ["KIND", "STATE", "COUNT"],
      counts.map((row) => [row.kind, row.state, `${row.count}`]),
      width,
    ),
  );
  if (troubled.length === 0) return;
  const rows = troubled.map((row) => [
    row.id.slice(-8),
    kampalaTime(row.created_at),
    row.kind,
    row.state,
    `${row.attempts}`,
    row.last_error ?? "",
  ]);
  print(`\n${table(["ID", "FROM", "KIND", "STATE", "TRIES", "WHY"], rows, width)}`);
}

async function retry(ending: string | undefined, { store, print }: Desk) {
  if (ending !== undefined && !/^[0-9a-f-]{4,36}$/i.test(ending)) {
    throw new DeskError(`"${ending}" is not an id: give at least its last four characters.`, 2);
  }
  const now = Date.now();
  const woken = await store.change((tables) =>
    tables
      .updateTable("outbox")
      .set({ state: "waiting", due_at: now, attempts: 0 })
      .where("state", "=", "dead")
      .where("id", "like", `%${(ending ?? "").toLowerCase()}`)
      .returning("id")
      .execute(),
  );
  if (ending && woken.length === 0) throw new DeskError(`No e-mail ${ending} was given up.`);
  print(`${woken.length} will be tried again.`);
}
