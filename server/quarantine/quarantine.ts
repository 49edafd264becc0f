import { formatShillings } from "#app/forms/shillings.ts";
import { setMessageStatus } from "#server/contact/message-status.ts";
import { listMessages } from "#server/contact/messages.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { enqueueConfirmation } from "#server/newsletter/sign-up.ts";
import type { Services } from "#server/services.ts";
import type { Store } from "#server/store/store.ts";

/** One thing that looked like spam. */
export interface QuarantinedItem {
  id: string;
  kind: "message" | "subscription" | "pledge";
  /** When it came, in milliseconds since 1970. */
  at: number;
  from: string;
  about: string;
}

/** Messages, newsletter addresses and pledges that wait for a decision, newest first. */
export async function listQuarantined({
  tables,
}: Pick<Store, "tables">): Promise<QuarantinedItem[]> {
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
      id,
      kind: "message" as const,
      at,
      from,
      about,
    })),
    ...subscriptions.map((row) => ({ kind: "subscription" as const, ...row })),
    ...pledges.map(({ id, received_at: at, donor_email, donor_phone, amount }) => ({
      id,
      kind: "pledge" as const,
      at,
      from: donor_email || donor_phone,
      about: formatShillings(amount),
    })),
  ].sort((a, b) => b.at - a.at);
}

/** From now on they may be deleted by age: the purge leaves alone what nobody has seen. */
export async function markSeen(store: Store, shown: readonly QuarantinedItem[]): Promise<void> {
  await store.change(async (tables) => {
    for (const kind of ["message", "subscription", "pledge"] as const) {
      const ids = shown.filter((item) => item.kind === kind).map(({ id }) => id);
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

/** It was no spam: mails the message or pledge, or asks the address to confirm. */
export async function releaseQuarantined(
  item: QuarantinedItem,
  { store, dispatches, tokens }: Pick<Services, "store" | "dispatches" | "tokens">,
): Promise<void> {
  const now = Date.now();
  if (item.kind === "message") {
    const dispatch = dispatches.message;
    await setMessageStatus(store, item.id, { status: "new", now, dispatch });
    return;
  }
  if (item.kind === "pledge") {
    await store.change(async (tables) => {
      await tables
        .updateTable("pledges")
        .set({ status: "new" })
        .where("id", "=", item.id)
        .execute();
      await enqueueMail(tables, { kind: "pledge", pledgeId: item.id }, now);
    });
    return;
  }
  await store.change(async (tables) => {
    const row = await tables
      .updateTable("subscribers")
      .set({ status: "pending", last_email_at: now })
      .where("id", "=", item.id)
      .returning(["consent_wording", "source_page"])
      .executeTakeFirstOrThrow();
    await enqueueConfirmation(tables, item.id, {
      sourcePage: row.source_page,
      wording: { version: row.consent_wording },
      now,
      tokens,
    });
  });
}

/** It was spam. */
export async function deleteSuspect({ id, kind }: QuarantinedItem, store: Store): Promise<void> {
  await store.change(async (tables) => {
    await tables.deleteFrom(tableOf[kind]).where("id", "=", id).execute();
  });
}

const tableOf = {
  message: "contact_messages",
  subscription: "subscribers",
  pledge: "pledges",
} as const;
