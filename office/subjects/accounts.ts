import { formatShillings } from "#app/forms/shillings.ts";
import { formatMonth } from "#collections/formats/format-day.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { spokenTime } from "#server/clock.ts";
import {
  donationsAsCsv,
  listReceipts,
  type MonthSum,
  sumByMonth,
} from "#server/donations/donation-totals.ts";
import { receiptName } from "#server/donations/donation-view.ts";
import { OfficeError } from "../office-error.ts";
import { donationListPage } from "./donation-lists.ts";
import { labelOf } from "./labels.ts";
import { csvFile, type Listing, type Subject } from "./subject.ts";
import { listingParts } from "./subject-view.ts";

const totals: Listing<MonthSum> = {
  title: "Received, by month",
  find: ({ store }) => sumByMonth(store.tables),
  columns: [
    {
      heading: "Month",
      value: ({ month }) => formatMonth(month),
      href: ({ month }) => `/accounts/${month}`,
    },
    { heading: "Donations", value: ({ donations }) => donations },
    { heading: "Total", value: ({ sum }) => formatShillings(sum) },
  ],
  none: "No donation with a receipt yet. Test payments are not counted.",
  file: "totals.csv",
};

const forSpreadsheet = "For a spreadsheet; for paper, press Ctrl and P";

/** The books: what was received in each month. */
export const accounts: Subject = {
  title: "Accounts",
  path: "/accounts",
  lead: "What was received, for the accountant. A month opens as a sheet to print.",
  within: "/gifts",
  listings: [totals],
  page: async (office) =>
    donationListPage(office, "months", await listingParts(totals, "/accounts", office)),

  async show({ store }, month) {
    const paid = (await sumByMonth(store.tables)).find((sum) => sum.month === month);
    if (!paid) throw new OfficeError("Nothing was received in such a month.");
    const total = formatShillings(paid.sum);
    const receipts = await listReceipts(store.tables, month);
    const rows = receipts.map((donation) => [
      receiptName(donation.receipt_number ?? 0),
      spokenTime(donation.paid_at ?? 0, 0),
      { text: donation.reference, href: `/gifts/${donation.reference}` },
      donation.donor_name || "no name",
      labelOf(donation.provider),
      donation.provider_transaction ?? "",
      donation.state === "paid" ? formatShillings(donation.amount) : labelOf(donation.state),
    ]);
    const links = [{ text: "Download as CSV", href: `/accounts/${month}/receipts.csv` }];
    return {
      title: formatMonth(month),
      lead: `${getKnownOrganisation().name}: donations received by the website, ${total} in all.`,
      parts: [
        {
          kind: "table",
          title: "Receipts",
          columns: ["Receipt", "Paid", "Reference", "From", "By", "Transaction", "Amount"],
          rows: [...rows, ["Total", "", "", "", "", `Donations: ${paid.donations}`, total]],
          none: "",
        },
        { kind: "actions", title: forSpreadsheet, links, actions: [] },
      ],
    };
  },

  files: {
    ":month/receipts.csv": async ({ store }, value) =>
      csvFile(`receipts-${value("month")}.csv`, await donationsAsCsv(store.tables, value("month"))),
  },
};
