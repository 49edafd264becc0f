import { formatShillings } from "#app/forms/shillings.ts";
import { markMessage } from "#server/contact/message-marks.ts";
import { listMessages } from "#server/contact/messages.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { orderConfirmation } from "#server/newsletter/sign-up.ts";
import type { Store } from "#server/store/store.ts";
import { type Command, type Desk, DeskError } from "../command.ts";
import { table } from "../print-table.ts";

/** One thing that looked like spam. */
interface Suspect {
  id: string;
  kind: "message" | "subscription" | "pledge";
  at: number;
  from: string;
  about: string;
}

export const quarantine: Command = {
  name: "quarantine",
  summary: "what looked like spam; nothing is thrown away unseen",
  usage: [
    ["quarantine [list]", "messages, newsletter addresses and pledges that wait for a decision"],
    [
      "quarantine release <id>",
      "it was no spam: mails the message or pledge, or asks the address to confirm",
    ],
    ["quarantine delete <id>", "it was spam"],
  ],
  options: {},
  async run({ words, wantsJson }, desk) {
    const [action = "list", ending, more] = words;
    if (action === "list" && !ending) {
      await list(wantsJson, desk);
      return;
    }
    if (!ending || more || (action !== "release" && action !== "delete")) {
      throw new DeskError(`"quarantine ${words.join(" ")}" is not understood.`, 2);
    }
    const suspect = await find(desk.store, ending);
    if (action === "release") await release(suspect, desk);
    else await remove(suspect, desk.store);
    desk.print(action === "release" ? "Released." : "Deleted.");
  },
};

async function suspects({ tables }: Store): Promise<Suspect[]> {
  const messages = await listMessages(tables, { status: "quarantined", limit: 1000 });
  const subscribers = await tables
    .selectFrom("subscribers")
    .select(["id", "created_at", "address", "source_page"])
    .where("status", "=", "quarantined")
    .limit(1000)
    .execute();
  const pledges = await tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "=", "quarantined")
    .limit(1000)
    .execute();
  return [
    ...messages.map((row) => ({
      id: row.id,
      kind: "message" as const,
      at: row.received_at,
      from: row.email,
      about: row.subject,
    })),
    ...subscribers.map((row) => ({
      id: row.id,
      kind: "subscription" as const,
      at: row.created_at,
      from: row.address,
      about: row.source_page,
    })),
    ...pledges.map((row) => ({
      id: row.id,
      kind: "pledge" as const,
      at: row.received_at,
      from: row.donor_email || row.donor_phone,
      about: formatShillings(row.amount),
    })),
  ].sort((a, b) => b.at - a.at);
}

async function list(wantsJson: boolean, { store, print, width }: Desk) {
  const found = await suspects(store);
  if (wantsJson) print(JSON.stringify(found, null, 2));
  else if (found.length === 0) print("Nothing is in quarantine.");
  else {
    const rows = found.map(({ id, kind, at, from, about }) => [
      id.slice(-8),
      kampalaTime(at),
      kind,
      from,
      about,
    ]);
    print(table(["ID", "RECEIVED", "KIND", "FROM", "ABOUT"], rows, width));
  }
}

async function find(store: Store, ending: string): Promise<Suspect> {
  if (!/^[0-9a-f-]{4,36}$/i.test(ending)) {
    throw new DeskError(`"${ending}" is not an id: give at least its last four characters.`, 2);
  }
  const [one, other] = (await suspects(store)).filter(({ id }) =>
    id.endsWith(ending.toLowerCase()),
  );
  if (!one) throw new DeskError(`Nothing in quarantine has the id ${ending}.`);
  if (other) throw new DeskError(`Several ids end with ${ending}. Give more of it.`);
  return one;
}

async function release(suspect: Suspect, { store, services }: Desk) {
  const now = Date.now();
  if (suspect.kind === "message") {
    const dispatchKind = services.dispatchKinds.message;
    await markMessage(store, suspect.id, { status: "new", now, dispatchKind });
    return;
  }
  if (suspect.kind === "pledge") {
    await store.change(async (tables) => {
      await tables
        .updateTable("pledges")
        .set({ status: "new" })
        .where("id", "=", suspect.id)
        .execute();
      await enqueueMail(tables, { kind: "pledge", reference: suspect.id }, now);
    });
    return;
  }
  const { tokens } = services;
  await store.change(async (tables) => {
    const row = await tables
      .updateTable("subscribers")
      .set({ status: "pending", emails: 1, emails_since: now, last_email_at: now })
      .where("id", "=", suspect.id)
      .returning(["consent_wording", "source_page"])
      .executeTakeFirstOrThrow();
    await orderConfirmation(tables, suspect.id, {
      sourcePage: row.source_page,
      wording: { version: row.consent_wording },
      now,
      tokens,
    });
  });
}

const tableOf = {
  message: "contact_messages",
  subscription: "subscribers",
  pledge: "pledges",
} as const;

async function remove({ id, kind }: Suspect, store: Store) {
  await store.change(async (tables) => {
    await tables.deleteFrom(tableOf[kind]).where("id", "=", id).execute();
  });
}
