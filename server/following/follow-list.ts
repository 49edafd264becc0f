import type { FollowItem } from "#app/services.ts";
import { listDays, type ThingKind } from "#collections/following/thing-kinds.ts";
import { getThings } from "#collections/following/things.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { day } from "#server/clock.ts";
import { addressKey, mailboxKey } from "#server/mail/address-key.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { followLimits, newsletterThing, takeAllowance } from "#server/newsletter/sign-up.ts";
import type { Services } from "#server/services.ts";
import { findRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";

export type Follower = Row<"subscribers">;

/** Path of the list of an address, by the id of one of its rows. */
export const listPath = (tokens: Services["tokens"], id: string, now: number) =>
  `/follow/list/${tokens.list(id, now + listDays * day)}` as const;

/** Everything that the address of a row follows, or did lately; oldest first. */
export async function listFollowed(tables: Tables, id: string): Promise<Follower[]> {
  return tables
    .selectFrom("subscribers")
    .selectAll()
    .where(
      "address_key",
      "=",
      tables.selectFrom("subscribers").select("address_key").where("id", "=", id),
    )
    .where("thing", "<>", newsletterThing)
    .where("status", "in", ["confirmed", "unsubscribed", "ended"])
    .orderBy("id")
    .execute();
}

/** Whether nothing more will happen in what a row follows. */
export const isOver = ({ thing }: Pick<Follower, "thing">) =>
  getThings().get(thing)?.isClosed ?? false;

export function itemOf({ id, thing, pace, status, ...moments }: Follower): FollowItem {
  const { confirmed_at, consent_at, left_at } = moments;
  const known = getThings().get(thing);
  return {
    id,
    kind: known?.kind ?? (thing.split("/")[0] as ThingKind),
    name: known?.name ?? thing,
    path: known?.path ?? "/follow",
    isClosed: isOver({ thing }),
    pace: pace || "week",
    state: status === "ended" ? "closed" : status === "unsubscribed" ? "stopped" : "on",
    askedOn: kampalaDay(consent_at || (confirmed_at ?? 0)),
    endedOn: left_at === null ? null : kampalaDay(left_at),
  };
}

/** An address that only its owner recognises. */
export function masked(address: string): string {
  const at = address.lastIndexOf("@");
  return `${[...address][0]}•••${address.slice(at)}`;
}

/** Sends a new link to the list, if the address follows anything and its mailbox may get an e-mail. */
export async function askForList({ store, tokens, clock, relay }: Services, address: string) {
  const now = clock();
  await store.change(async (tables) => {
    const known = await findRow(tables, "subscribers", { address_key: addressKey(address) });
    const [first] = known ? await listFollowed(tables, known.id) : [];
    if (!first) return;
    const mailbox = tokens.mailbox(mailboxKey(address), followLimits.purpose);
    if (!(await takeAllowance(tables, mailbox, now, followLimits))) return;
    await enqueueMail(tables, { kind: "follow-link", subscriberId: first.id }, now);
  });
  relay.wake();
}
