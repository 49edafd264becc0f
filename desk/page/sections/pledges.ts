import { formatShillings } from "#app/forms/shillings.ts";
import { listPledges, markPledge, pledgeStatuses } from "#server/donations/pledge-records.ts";
import { kampalaTime } from "#server/kampala-time.ts";
import { DeskError } from "../../command.ts";
import type { Section } from "../section.ts";
import { oneOf } from "./filters.ts";

/** Donations that were promised while online payment was not open. */
export const pledges: Section = {
  name: "Pledges",
  path: "/pledges",

  async list({ store }) {
    const found = await listPledges(store.tables);
    return {
      title: "Pledges",
      lead: "Donations that were promised while online payment was not open.",
      parts: [
        {
          kind: "table",
          title: "Pledges",
          columns: ["Received", "Amount", "From", "Status", "Mark"],
          rows: found.map((pledge) => [
            kampalaTime(pledge.received_at),
            formatShillings(pledge.amount),
            [pledge.donor_name, pledge.donor_email, pledge.donor_phone].filter(Boolean).join(", "),
            { text: pledge.status, tone: pledge.status === "new" ? "waiting" : "plain" } as const,
            {
              actions: [
                {
                  to: "/pledges/mark",
                  label: "Mark",
                  fields: { id: pledge.id },
                  choice: {
                    name: "status",
                    label: "Status",
                    options: pledgeStatuses,
                    chosen: pledge.status,
                  },
                },
              ],
            },
          ]),
          none: "There are no pledges.",
        },
      ],
    };
  },

  actions: {
    async mark({ store }, { field }) {
      const status = oneOf(pledgeStatuses, field("status"));
      if (!status) throw new DeskError("Choose a status.");
      const pledge = (await listPledges(store.tables)).find(({ id }) => id === field("id"));
      if (!pledge) throw new DeskError("There is no such pledge (any more).");
      await markPledge(store, pledge.id, status);
      return { sentence: `The pledge is marked as ${status}.`, to: "/pledges" };
    },
  },
};
