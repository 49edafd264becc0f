import { formatShillings } from "#app/forms/shillings.ts";
import { markMessage } from "#server/contact/message-marks.ts";
import { listMessages } from "#server/contact/messages.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { orderConfirmation } from "#server/newsletter/sign-up.ts";
import type { Store } from "#server/store/store.ts";
import { onlyOne, readIdEnding, shortId } from "../arguments.ts";
import type { AddCommand, Desk } from "../command.ts";
import { printList } from "../print-table.ts";

/** One thing that looked like spam. */
interface Suspect {
  id: string;
  kind: "message" | "subscription" | "pledge";
  at: number;
  from: string;
  about: string;
}

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
      await release(await find(desk.store, id), desk);
      desk.print("Released.");
    });
  command
    .command("delete")
    .description("it was spam")
    .argument("<id>", "the end of it is enough", readIdEnding)
    .action(async (id) => {
      await remove(await find(desk.store, id), desk.store);
      desk.print("Deleted.");
    });
};

async function suspects({ tables }: Store): Promise<Suspect[]> {
  const messages = await listMessages(tables, { status: "quarantined", limit: 1000 });
  const subscriptions = await tables
    .selectFrom("subscribers")
    .select(["id", "created_at as at", "address as from", "source_page as about"])
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
    ...messages.map(({ id, received_at: at, email: from, fields: { subject: about } }) => ({
      ...{ id, kind: "message" as const, at, from, about },
    })),
    ...subscriptions.map((row) => ({ kind: "subscription" as const, ...row })),
    ...pledges.map(({ id, received_at: at, donor_email, donor_phone, amount }) => ({
      ...{ id, kind: "pledge" as const, at },
      ...{ from: donor_email || donor_phone, about: formatShillings(amount) },
    })),
  ].sort((a, b) => b.at - a.at);
}

async function list(desk: Desk) {
  const shown = await suspects(desk.store);
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
  await noteSeen(desk.store, shown);
}

/** From now on they may be deleted by age: the purge leaves alone what nobody has seen. */
async function noteSeen(store: Store, shown: readonly Suspect[]) {
  await store.change(async (tables) => {
    for (const kind of ["message", "subscription", "pledge"] as const) {
      const ids = shown.filter((suspect) => suspect.kind === kind).map(({ id }) => id);
      if (ids.length === 0) continue;
      await tables
        .updateTable(tableOf[kind])
        .set({ seen_at: Date.now() })
        .where("id", "in", ids)
        .where("seen_at", "is", null)
        .execute();
    }
  });
}

async function find(store: Store, ending: string): Promise<Suspect> {
  const found = (await suspects(store)).filter(({ id }) => id.endsWith(ending));
  return onlyOne(found, ending, `Nothing in quarantine has the id ${ending}.`);
}

async function release(suspect: Suspect, { store, services }: Desk) {
  const now = Date.now();
  if (suspect.kind === "message") {
    const dispatch = services.dispatches.message;
    await markMessage(store, suspect.id, { status: "new", now, dispatch });
    return;
  }
  if (suspect.kind === "pledge") {
    await store.change(async (tables) => {
      await tables
        .updateTable("pledges")
        .set({ status: "new" })
        .where("id", "=", suspect.id)
        .execute();
      await enqueueMail(tables, { kind: "pledge", pledgeId: suspect.id }, now);
    });
    return;
  }
  const { tokens } = services;
  await store.change(async (tables) => {
    const row = await tables
      .updateTable("subscribers")
      .set({ status: "pending", last_email_at: now })
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
