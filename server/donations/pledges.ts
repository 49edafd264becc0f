import {
  type DonationBounds,
  donationLimits,
  parseDonationForm,
} from "#app/forms/donation-form.ts";
import type { Clock } from "#server/clock.ts";
import type { Form } from "#server/forms/form-handler.ts";
import { hiddenFields } from "#server/forms/hidden-fields.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store } from "#server/store/store.ts";
import { claimSubmission, hashContent } from "#server/store/submissions.ts";

export interface PledgeFormParts {
  store: Store;
  clock: Clock;
  bounds: DonationBounds;
  failed: Form["failed"];
  onMail?: () => void;
}

/** The form for donations that are promised while online payment is not open. */
export function pledgeForm({ store, clock, bounds, failed, onMail }: PledgeFormParts): Form {
  return {
    name: "pledge",
    fields: Object.keys(donationLimits),
    failed,
    async receive(fields) {
      const parsed = parseDonationForm(fields, bounds);
      if (!parsed.ok) return { errors: parsed.errors };
      const { amount, name, email, phone } = parsed.donation;
      if (!email && !phone) {
        const message = "Give an e-mail address or a phone number, so that we can answer.";
        return { errors: [{ field: "email", code: "REQUIRED_FIELD_EMPTY", message }] };
      }
      const now = clock();
      const id = newId(now);
      const { key, isTrapped } = hiddenFields(fields);
      const contentHash = hashContent([String(amount), name, email, phone]);
      await store.change(async (tables) => {
        const submission = { form: "pledge", key, contentHash, reference: id, receivedAt: now };
        const claim = await claimSubmission(tables, submission);
        if (claim.kind === "repeat") return;
        await tables
          .insertInto("pledges")
          .values({
            id,
            received_at: now,
            status: isTrapped ? "quarantined" : "new",
            amount,
            donor_name: name,
            donor_email: email,
            donor_phone: phone,
          })
          .execute();
        if (!isTrapped) await enqueueMail(tables, { kind: "pledge", pledgeId: id }, now);
      });
      onMail?.();
      return { next: "/donate/pledge/sent" };
    },
  };
}
