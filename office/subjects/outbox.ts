import { countOutbox, listTroubledMail, retryMail } from "#server/mail/outbox.ts";
import type { OutboxState } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { type Office, OfficeError } from "../commands/command.ts";
import { printRows } from "../commands/print-table.ts";
import { formPart } from "../shell/view.ts";
import { idColumn, parseIdEnding, readIdEnding } from "./identifiers.ts";
import { codeColumn, momentColumn, tones } from "./labels.ts";
import type { Subject, Table } from "./subject.ts";
import { tablePart } from "./subject-view.ts";

const stateColumn = codeColumn<{ state: OutboxState }>(
  "State",
  ({ state }) => state,
  ({ state }) => tones[state],
);
const kindColumn = codeColumn<{ kind: string }>("Kind", ({ kind }) => kind);

const countsTable: Table<Awaited<ReturnType<typeof countOutbox>>[number]> = {
  title: "By kind and state",
  columns: [
    kindColumn,
    stateColumn,
    { heading: "Count", pageHeading: "E-mails", value: ({ count }) => count },
  ],
  none: "The outbox is empty.",
};

const troubledTable: Table<Awaited<ReturnType<typeof listTroubledMail>>[number]> = {
  title: "Given up, or waiting after a failure",
  columns: [
    idColumn,
    momentColumn("From", ({ created_at }) => created_at),
    kindColumn,
    stateColumn,
    { heading: "Tries", value: ({ attempts }) => attempts },
    { heading: "Why", value: ({ last_error }) => last_error ?? "" },
  ],
  none: "Nothing is in trouble.",
  actions: {
    heading: "Again",
    of: ({ id, state }) =>
      state === "dead" ? [{ to: "/outbox/retry", label: "Try again", fields: { id } }] : [],
  },
};

export const outbox: Subject = {
  title: "Outbox",
  path: "/outbox",
  within: "/runs",
  lead: "Mail that waits, was sent or was given up.",
  description: "mail that waits, was sent or was given up",

  async parts({ store }) {
    const troubled = await listTroubledMail(store.tables);
    const all = { to: "/outbox/retry-all", label: "Try all again" };
    return [
      tablePart(troubledTable, troubled),
      ...(troubled.some(({ state }) => state === "dead")
        ? [formPart("All that was given up", all)]
        : []),
      tablePart(countsTable, await countOutbox(store.tables)),
    ];
  },

  actions: {
    retry: {
      perform: ({ store }, value) => retry(store, readIdEnding(value("id")) ?? "none"),
    },
    "retry-all": { perform: ({ store }) => retry(store, "") },
  },

  addCommands(group, office) {
    group
      .command("list", { isDefault: true })
      .description("how many e-mails there are by state, and those that were given up or failed")
      .action(() => printOutbox(office));
    group
      .command("retry")
      .description("tries an e-mail again that was given up")
      .argument("[id]", "the end of it is enough", parseIdEnding)
      .option("--all", "all of them")
      .action(async (id, { all = false }, command) => {
        if (Boolean(id) === all) command.error("Give the id of one e-mail, or --all.");
        office.print((await retry(office.store, id ?? "")).sentence);
      });
  },
};

async function printOutbox(office: Office) {
  const { store, print, wantsJson } = office;
  const counts = await countOutbox(store.tables);
  const troubled = await listTroubledMail(store.tables);
  if (wantsJson) return print(JSON.stringify({ counts, troubled }, null, 2));
  printRows(office, counts, countsTable);
  if (troubled.length === 0) return;
  print("");
  printRows(office, troubled, troubledTable);
}

/** @param ending of the id of an e-mail; all failed ones when it is empty */
async function retry(store: Store, ending: string) {
  const count = await retryMail(store, ending, Date.now());
  if (count > 0 || !ending) return { sentence: `${count} will be tried again.` };
  throw new OfficeError(`No e-mail ${ending} was given up.`, "That e-mail was not given up.");
}
