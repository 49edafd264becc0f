import { type DonationBounds, donationLimits } from "#app/forms/donation-form.ts";
import { parsePostedDonation } from "#app/forms/posted-donation.ts";
import type { Clock } from "#server/clock.ts";
import { type Form, keyReusedProblem } from "#server/forms/form.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Relay } from "#server/mail/relay.ts";
import { newId } from "#server/store/new-id.ts";
import { insertRow, updateRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";

export type Pledge = Row<"pledges">;

export const pledgeStatuses = ["new", "answered", "received", "closed"] as const;

interface PledgeDependencies {
  store: Store;
  clock: Clock;
  relay: Pick<Relay, "wake">;
}

/** The pledge form, for donors while online payment is not open. */
export function pledgeForm(
  { store, clock, relay }: PledgeDependencies,
  bounds: DonationBounds,
  failed: Form["failed"],
): Form {
  return {
    name: "pledge",
    fields: Object.keys(donationLimits),
    failed,
    takesCrowds: true,
    async receive(fields, { key, isTrapped, isCrowded }) {
      const isSuspect = isTrapped || isCrowded;
      const parsed = parsePostedDonation(fields, bounds);
      if (!parsed.ok) return { errors: parsed.errors };
      const { amount, name, email, phone } = parsed.value;
      if (!email && !phone) {
        const message = "Give an e-mail address or a phone number, so that we can answer.";
        return { errors: [{ field: "email", code: "REQUIRED_FIELD_EMPTY", message }] };
      }
      const now = clock();
      const id = newId(now);
      const contentHash = hashContent([String(amount), name, email, phone]);
      const receipt = await store.change(async (tables) => {
        const submission = { form: "pledge", key, contentHash, reference: id, receivedAt: now };
        const claim = await claimSubmission(tables, submission);
        if (claim.kind !== "first") return claim.kind;
        await insertRow(tables, "pledges", {
          id,
          received_at: now,
          status: isSuspect ? "quarantined" : "new",
          amount,
          donor_name: name,
          donor_email: email,
          donor_phone: phone,
        });
        if (!isSuspect) await enqueueMail(tables, { kind: "pledge", pledgeId: id }, now);
        return "kept";
      });
      if (receipt === "conflict") throw keyReusedProblem("another offer");
      relay.wake();
      return { next: "/donate/pledge/sent" };
    },
  };
}

/** Pledges outside quarantine: only their release sends the e-mail. */
const visible = (tables: Tables) =>
  tables.selectFrom("pledges").where("status", "<>", "quarantined");

/** Lists pledges, newest first, without those in quarantine. */
export function listPledges(tables: Tables): Promise<Pledge[]> {
  return visible(tables).selectAll().orderBy("received_at", "desc").execute();
}

/** Finds pledges outside quarantine by the end of their id; two at most, which means that the end is ambiguous. */
export function findPledgesByEnding(tables: Tables, ending: string): Promise<{ id: string }[]> {
  return visible(tables).select("id").where("id", "like", `%${ending}`).limit(2).execute();
}

/** A pledge in quarantine keeps its status. */
export async function markPledge(
  store: Store,
  id: string,
  status: (typeof pledgeStatuses)[number],
): Promise<void> {
  await store.change((tables) =>
    tables
      .updateTable("pledges")
      .set({ status })
      .where("id", "=", id)
      .where("status", "<>", "quarantined")
      .execute(),
  );
}

/** Releases a pledge from quarantine and enqueues the e-mail that was held back. Run it inside a change. */
export async function releasePledge(tables: Tables, id: string, now: number): Promise<void> {
  const held = { id, status: "quarantined" } as const;
  const released = await updateRow(tables, "pledges", held, { status: "new" });
  if (released) await enqueueMail(tables, { kind: "pledge", pledgeId: id }, now);
}
