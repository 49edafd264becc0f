import type { DonationOffer, GivenToPage } from "#app/services.ts";
import type { Clock } from "#server/clock.ts";
import { type Answer, type Asked, addHeaders } from "#server/http/exchange.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { htmlAnswer, seeOther } from "#server/http/written-answer.ts";
import type { Store } from "#server/store/store.ts";
import { type Donation, findDonation } from "./donation-records.ts";
import { sumByMonth, viewOfTotals } from "./donation-totals.ts";
import { addressOfDonation, viewOfDonation, viewOfReceipt } from "./donation-view.ts";
import type { DonationService } from "./donations.ts";
import { type ReceiptWords, writeReceiptPdf } from "./receipt-pdf.ts";

export interface DonationPageParts {
  store: Store;
  donations: DonationService;
  pages: PageRenderer;
  offer: DonationOffer;
  clock: Clock;
  receiptWords: ReceiptWords;
}

/** How long a page waits for the provider before it says "waiting", in milliseconds. */
const timeout = 4000;
/** A donation that nobody has finished after this long is left to the schedule, in milliseconds. */
const askOnView = 30 * 60_000;

/** Pages about one donation, each made for one request. */
export function createDonationPages(parts: DonationPageParts) {
  const { store, donations, pages, offer, clock } = parts;
  const isTest = (name: string) =>
    name === "sandbox" || Boolean(donations.providers.find((one) => one.name === name)?.isTest);

  const show = async (asked: Asked, address: string, given: GivenToPage): Promise<Answer> =>
    htmlAnswer(asked, 200, await pages.render(address, null, given));

  /** Asks once more, but shows what is known when the provider takes its time. */
  async function lookAgain(donation: Donation): Promise<Donation> {
    const isOpen = donation.state === "created" || donation.state === "pending";
    if (!isOpen || clock() - donation.created_at > askOnView) return donation;
    const asking = donations.check(donation.id, "return").catch(() => donation);
    const tooLong = new Promise<Donation>((resolve) => {
      setTimeout(resolve, timeout, donation).unref();
    });
    return Promise.race([asking, tooLong]);
  }

  return {
    /** The donor comes back from the payment page. What the address claims besides is only a hint. */
    async comeBack(asked: Asked, token: string): Promise<Answer | undefined> {
      const donation = await findDonation(store.tables, { view_token: token });
      if (!donation) return undefined;
      const query = new URLSearchParams(asked.query);
      const isCancelled = query.has("cancelled") || query.getAll("status").includes("cancelled");
      return seeOther(addressOfDonation(await lookAgain(donation), isCancelled));
    },

    /** Thanks, failed and cancelled; each leads to another when that one tells the truth by now. */
    async donation(
      asked: Asked,
      kind: "thanks" | "failed" | "cancelled",
      token: string,
    ): Promise<Answer | undefined> {
      const known = await findDonation(store.tables, { view_token: token });
      if (!known) return undefined;
      const donation = await lookAgain(known);
      const isCancelled = kind === "cancelled";
      const truth = addressOfDonation(donation, isCancelled);
      if (truth !== `/donate/${kind}/${token}`) return seeOther(truth);
      const view = viewOfDonation(donation, isTest(donation.provider), isCancelled);
      const answer = await show(asked, truth, { donation: view });
      if (view.stage !== "waiting") return answer;
      // A header, because a page that reloads itself by an element fails accessibility checks for all.
      const age = clock() - donation.created_at;
      return addHeaders(answer, ["Refresh", String(age < 5 * 60_000 ? 5 : 60)]);
    },

    async receipt(asked: Asked, token: string, isPdf: boolean): Promise<Answer | undefined> {
      const donation = await findDonation(store.tables, { receipt_token: token });
      const receipt = donation && viewOfReceipt(donation, isTest(donation.provider));
      if (!receipt) return undefined;
      if (!isPdf) return show(asked, `/donate/receipt/${token}`, { receipt });
      const body = await writeReceiptPdf(receipt, parts.receiptWords);
      return {
        status: 200,
        headers: [
          ...["Content-Type", "application/pdf", "Content-Length", String(body.length)],
          ...["Content-Disposition", `attachment; filename="${receipt.number}.pdf"`],
          ...["Cache-Control", "no-store"],
        ],
        body,
      };
    },

    /** The donation page, where it offers more than the pre-rendered one. */
    form: (asked: Asked) => show(asked, "/donate", { donationOffer: offer }),

    async totals(asked: Asked): Promise<Answer> {
      const totals = viewOfTotals(await sumByMonth(store.tables));
      return show(asked, "/donate/totals", { totals });
    },
  };
}
