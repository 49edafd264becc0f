import { formatShillings } from "#app/forms/shillings.ts";
import {
  findPledgesByEnding,
  listPledges,
  markPledge,
  type Pledge,
  pledgeStatuses,
} from "#server/donations/pledges.ts";
import { donationListPage } from "./donation-lists.ts";
import { findByEnding, referenceColumn } from "./identifiers.ts";
import { codeColumn, momentColumn } from "./labels.ts";
import type { Listing, Subject } from "./subject.ts";
import { tablePart } from "./subject-view.ts";

export const pledgeList: Listing<Pledge> = {
  title: "Pledges",
  find: ({ store }) => listPledges(store.tables),
  columns: [
    referenceColumn,
    momentColumn("Received", ({ received_at }) => received_at),
    codeColumn(
      "Status",
      ({ status }) => status,
      ({ status }) => (status === "new" ? "waiting" : "plain"),
    ),
    { heading: "Amount", value: ({ amount }) => formatShillings(amount) },
    {
      heading: "From",
      value: ({ donor_name, donor_email, donor_phone }) =>
        [donor_name, donor_email, donor_phone].filter(Boolean).join(", "),
    },
  ],
  none: "There are no pledges.",
  file: "pledges.csv",
  actions: {
    heading: "Mark as",
    of: ({ id, status }) =>
      pledgeStatuses
        .filter((choice) => choice !== status)
        .map((choice) => ({ to: "/pledges/mark", label: choice, fields: { id, status: choice } })),
  },
};

/** Donations promised while online payment is not open. */
export const pledges: Subject = {
  title: "Pledges",
  path: "/pledges",
  lead: "Donations that were promised while online payment was not open.",
  within: "/gifts",
  listings: [pledgeList],
  async page(office) {
    const everything = { filter: "", limit: 1000 };
    return donationListPage(office, "pledges", [
      tablePart(pledgeList, await pledgeList.find(office, everything)),
    ]);
  },
  actions: {
    mark: {
      choices: { status: pledgeStatuses },
      async perform({ store }, value) {
        const find = (ending: string) => findPledgesByEnding(store.tables, ending);
        const { id } = await findByEnding(value("id"), find, "pledge");
        const status = value("status") as (typeof pledgeStatuses)[number];
        await markPledge(store, id, status);
        return { sentence: `The pledge is marked as ${status}.`, to: "/pledges" };
      },
    },
  },
};
