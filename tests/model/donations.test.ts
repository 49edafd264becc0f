import { expect, test } from "vitest";
import type { DonationService } from "#server/donations/donations.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { donationsModel } from "./donations-model.ts";
import { expectToHold, findFault } from "./run-histories.ts";

/** Seeds that failed once. */
const kept: number[] = [];

test("gives each payment one receipt, and changes no amount", async () => {
  await expectToHold(donationsModel, kept);
}, 900_000);

/** Looks whether there is a receipt, and sends one if not; in between another server may do the same. */
function withoutUniqueReceipt(donations: DonationService, store: Store): DonationService {
  return {
    ...donations,
    async check(id, cause) {
      const donation = await donations.check(id, cause);
      const receipts = store.tables.selectFrom("outbox").select("id").where("reference", "=", id);
      const isPaid = donation.state === "paid" && donation.donor_email !== "";
      if (isPaid && (await receipts.execute()).length < 3) {
        const order = { kind: "donation-receipt", donationId: id } as const;
        await store.change((tables) => enqueueMail(tables, order, donation.changed_at));
      }
      return donation;
    },
  };
}

test("notices a receipt that is sent outside the change that confirms the payment", async () => {
  const fault = await findFault((world) => donationsModel(world, { change: withoutUniqueReceipt }));
  expect(fault).toMatch(/has 2 receipts/);
});
