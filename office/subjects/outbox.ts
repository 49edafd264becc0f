import { countOutbox, listTroubledMail, retryMail } from "#server/mail/outbox.ts";
import type { OutboxState } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { OfficeError } from "../office-error.ts";
import { formPart } from "../shell/view.ts";
import { readIdEnding, referenceColumn } from "./identifiers.ts";
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
  columns: [kindColumn, stateColumn, { heading: "E-mails", value: ({ count }) => count }],
  none: "The outbox is empty.",
};

const troubledTable: Table<Awaited<ReturnType<typeof listTroubledMail>>[number]> = {
  title: "Given up, or waiting after a failure",
  columns: [
    referenceColumn,
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
};

/** @param ending of the id of an e-mail; all failed ones when it is empty */
async function retry(store: Store, ending: string) {
  const count = await retryMail(store, ending, Date.now());
  if (count > 0 || !ending) return { sentence: `${count} will be tried again.` };
  throw new OfficeError("That e-mail was not given up.");
}
