import { parseEmailAddress } from "#app/forms/email-address.ts";
import { writeCsv } from "#collections/formats/csv.ts";
import {
  countSubscribers,
  eraseSubscriber,
  exportColumns,
  exportSubscribers,
} from "#server/newsletter/subscribers.ts";
import type { SubscriberStatus } from "#server/store/schema.ts";
import { OfficeError } from "../office-error.ts";
import type { Input } from "../shell/view.ts";
import { csvFile, type Listing, type Subject, type Table } from "./subject.ts";
import { tablePart } from "./subject-view.ts";

const statuses: Readonly<Record<SubscriberStatus, string>> = {
  pending: "has not confirmed yet",
  confirmed: "confirmed",
  unsubscribed: "has left",
  bounced: "does not exist any more",
  quarantined: "in quarantine",
};

const counts: Table<Awaited<ReturnType<typeof countSubscribers>>[number]> = {
  title: "By status",
  columns: [
    { heading: "Status", value: ({ status }) => statuses[status] },
    { heading: "Addresses", value: ({ count }) => count },
  ],
  none: "There are no subscribers yet.",
};

/** Each by its address. */
export const readers: Listing<Awaited<ReturnType<typeof exportSubscribers>>[number]> = {
  title: "Readers",
  find: ({ store }) => exportSubscribers(store.tables),
  columns: [
    { heading: "Address", value: ({ email }) => email },
    { heading: "Status", value: ({ status }) => statuses[status as SubscriberStatus] },
  ],
  none: "There are no subscribers yet.",
  toRecords: (rows) => rows.map(({ email }) => ({ email })),
};

const address: Input = { name: "email", label: "E-mail address", type: "email" };

const everyAddress = {
  text: "All addresses, with the evidence of their consent (CSV)",
  href: "/subscribers/readers.csv",
};

export const subscribers: Subject = {
  title: "Subscribers",
  path: "/subscribers",
  within: "/runs",
  lead: "How many addresses get the newsletter, by status.",
  parts: async ({ store }) => [
    tablePart(counts, await countSubscribers(store.tables)),
    { kind: "links", label: "Readers", links: [everyAddress] },
  ],
  forms: {
    title: "On request",
    actions: [
      {
        to: "/subscribers/erase",
        label: "Erase an address",
        inputs: [address],
        confirm:
          "Its subscription will be deleted for good. Messages of the contact form are kept.",
      },
    ],
  },
  files: {
    "readers.csv": async ({ store }) => {
      const rows = await exportSubscribers(store.tables);
      return csvFile("readers.csv", writeCsv(exportColumns, rows).trimEnd());
    },
  },
  actions: {
    erase: {
      isConfirmed: true,
      async perform({ store, services }, value) {
        const reader = parseEmailAddress(value("email").trim());
        if (!reader || !(await eraseSubscriber(reader, { store, erase: services.erase }))) {
          throw new OfficeError("No subscription belongs to that address.");
        }
        return { sentence: "Erased. Messages of the contact form are kept." };
      },
    },
  },
};
