import type { PageData } from "#app/services.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { Clock } from "#server/clock.ts";
import type { SiteContext } from "#server/http/request-context.ts";
import { seeOther } from "#server/http/responses.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { createRationedPages, type RationDependencies } from "#server/pages/query-pages.ts";
import type { Store } from "#server/store/store.ts";
import { type Donation, findDonation } from "./donation-records.ts";
import { addressOfDonation, viewOfDonation, viewOfReceipt } from "./donation-view.ts";
import type { DonationService } from "./donations.ts";

/** How long a page waits for the provider before it shows "waiting", in milliseconds. */
const timeout = 4000;
/** Older open donations are left to the schedule, in milliseconds. */
const askOnView = 30 * 60_000;

interface DonationPageDependencies extends RationDependencies {
  store: Store;
  donations: DonationService;
  pages: PageRenderer;
  clock: Clock;
  /** Whether donations by a provider move no money. */
  isTest: (provider: string) => boolean;
}

/** Pages about one donation, each rendered once for each state of it: the address may be opened as often as one likes. */
export function createDonationPages(dependencies: DonationPageDependencies) {
  const { store, donations, pages, clock, isTest } = dependencies;
  const giving = getGiving();
  const rationed = createRationedPages(dependencies, "donations");

  function answerPage(c: SiteContext, address: string, data: PageData, more = {}) {
    const key = `${address} ${JSON.stringify(data)}`;
    const find = () => rationed.find(key, () => pages.render(address, null, data));
    return rationed.answer(c, key, find, more);
  }

  /** Checks an open donation, but returns it as it is when the provider takes too long. */
  async function checkIfOpen(donation: Donation): Promise<Donation> {
    const isOpen = donation.state === "created" || donation.state === "pending";
    if (!isOpen || clock() - donation.created_at > askOnView) return donation;
    const asking = donations.check(donation.id, "return").catch(() => donation);
    const tooLong = new Promise<Donation>((resolve) => {
      setTimeout(resolve, timeout, donation).unref();
    });
    return Promise.race([asking, tooLong]);
  }

  return {
    /** The donor returns from the payment page. The rest of the address is only a hint. */
    async showAfterPayment(c: SiteContext): Promise<Response> {
      const donation = await findDonation(store.tables, { view_token: tokenOf(c) });
      if (!donation) return c.notFound();
      const isCancelled =
        c.req.query("cancelled") !== undefined || c.req.queries("status")?.includes("cancelled");
      return seeOther(addressOfDonation(await checkIfOpen(donation), isCancelled === true));
    },

    /** Thanks, failed and cancelled; each redirects to the one that is true by now. */
    show: (kind: "thanks" | "failed" | "cancelled") => async (c: SiteContext) => {
      const token = tokenOf(c);
      const stored = await findDonation(store.tables, { view_token: token });
      if (!stored) return c.notFound();
      const donation = await checkIfOpen(stored);
      const isCancelled = kind === "cancelled";
      const truth = addressOfDonation(donation, isCancelled);
      if (truth !== `/donate/${kind}/${token}`) return seeOther(truth);
      const view = viewOfDonation(donation, isTest(donation.provider), isCancelled);
      // A header, because `<meta http-equiv="refresh">` fails accessibility checks.
      const refresh = { Refresh: clock() - donation.created_at < 5 * 60_000 ? "5" : "60" };
      return answerPage(c, truth, { donation: view }, view.stage === "waiting" ? refresh : {});
    },

    async receipt(c: SiteContext): Promise<Response> {
      const token = tokenOf(c);
      const donation = await findDonation(store.tables, { receipt_token: token });
      const receipt = donation && viewOfReceipt(donation, isTest(donation.provider), giving);
      if (!receipt) return c.notFound();
      return answerPage(c, `/donate/receipt/${token}`, { receipt });
    },
  };
}

const tokenOf = (c: SiteContext) => c.req.param("token") ?? "";
