import {
  type DonationBounds,
  donationLimits,
  parseDonationForm,
} from "#app/forms/donation-form.ts";
import { type Form, keyReusedProblem } from "#server/forms/form-handler.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Relay } from "#server/mail/relay.ts";
import type { Services } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";

/** The pledge form, for donors while online payment is not open. */
export function pledgeForm(
  { store, clock, relay }: Pick<Services, "store" | "clock"> & { relay: Pick<Relay, "wake"> },
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
      const parsed = parseDonationForm(fields, bounds);
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
        await tables
          .insertInto("pledges")
          .values({
            id,
            received_at: now,
            status: isSuspect ? "quarantined" : "new",
            amount,
            donor_name: name,
            donor_email: email,
            donor_phone: phone,
          })
          .execute();
        if (!isSuspect) await enqueueMail(tables, { kind: "pledge", pledgeId: id }, now);
        return "kept";
      });
      if (receipt === "conflict") throw keyReusedProblem("another offer");
      relay.wake();
      return { next: "/donate/pledge/sent" };
    },
  };
}
