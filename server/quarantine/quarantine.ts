import { formatShillings } from "#app/forms/shillings.ts";
import { listMessages, releaseMessage } from "#server/contact/messages.ts";
import { releasePledge } from "#server/donations/pledges.ts";
import type { LinkTokens } from "#server/newsletter/link-tokens.ts";
import { releaseSubscription } from "#server/newsletter/sign-up.ts";
import { deleteRows } from "#server/store/rows.ts";
import type { Store } from "#server/store/store.ts";

/** A message, subscription or pledge that looked like spam. */
export interface QuarantinedItem {
  id: string;
  kind: "message" | "subscription" | "pledge";
  /** Time of receipt, in milliseconds since 1970. */
  at: number;
  from: string;
  about: string;
}

const tableOf = {
  message: "contact_messages",
  subscription: "subscribers",
  pledge: "pledges",
} as const;

const maxItems = 1000;

/** Lists messages, newsletter addresses and pledges that await a decision, newest first. */
export async function listQuarantined({
  tables,
}: Pick<Store, "tables">): Promise<QuarantinedItem[]> {
  const messages = await listMessages(tables, { status: "quarantined", limit: maxItems });
  const subscriptions = await tables
    .selectFrom("subscribers")
    .select(["id", "created_at as at", "address as from", "source_page"])
    .where("status", "=", "quarantined")
    .limit(maxItems)
    .execute();
  const pledges = await tables
    .selectFrom("pledges")
    .selectAll()
    .where("status", "=", "quarantined")
    .limit(maxItems)
    .execute();
  return [
    ...messages.map(({ id, received_at: at, email: from, fields: { subject: about } }) => {
      return { id, kind: "message" as const, at, from, about };
    }),
    ...subscriptions.map(({ source_page: about, ...row }) => {
      return { kind: "subscription" as const, about, ...row };
    }),
    ...pledges.map(({ id, received_at: at, donor_email, donor_phone, amount }) => {
      const from = donor_email || donor_phone;
      return { id, kind: "pledge" as const, at, from, about: formatShillings(amount) };
    }),
  ].sort((a, b) => b.at - a.at);
}

/**
 * Marks an item and all older ones as spam that a person has looked at. Only then may the purge delete them: a list
 * that was shown, or read by a program, proves nothing.
 */
export async function dismiss({ at }: QuarantinedItem, store: Store): Promise<number> {
  const older = (await listQuarantined(store)).filter((item) => item.at <= at);
  await store.change(async (tables) => {
    for (const [kind, items] of Map.groupBy(older, (item) => item.kind)) {
      const ids = items.map(({ id }) => id);
      await tables
        .updateTable(tableOf[kind])
        .set({ seen_at: Date.now() })
        .where("id", "in", ids)
        .where("seen_at", "is", null)
        .execute();
    }
  });
  return older.length;
}

/** Releases an item that is no spam: mails the message or pledge, or asks the address to confirm. */
export async function releaseQuarantined(
  { id, kind }: QuarantinedItem,
  { store, tokens }: { store: Store; tokens: LinkTokens },
): Promise<void> {
  const now = Date.now();
  await store.change(async (tables) => {
    if (kind === "message") await releaseMessage(tables, id, now);
    else if (kind === "pledge") await releasePledge(tables, id, now);
    else await releaseSubscription(tables, id, now, tokens);
  });
}

export async function deleteSuspect({ id, kind }: QuarantinedItem, store: Store): Promise<void> {
  await store.change((tables) => deleteRows(tables, tableOf[kind], { id }));
}
