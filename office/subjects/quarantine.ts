import {
  deleteSuspect,
  dismiss,
  listQuarantined,
  type QuarantinedItem,
  releaseQuarantined,
} from "#server/quarantine/quarantine.ts";
import { findByEnding, idColumn, idParameter } from "./identifiers.ts";
import { momentColumn } from "./labels.ts";
import type { Listing, Subject, SubjectOffice } from "./subject.ts";

/** Said before something is deleted. */
export const goneForGood = "It will be deleted for good.";

const list: Listing<QuarantinedItem> = {
  command: "list",
  description: "messages, newsletter addresses and pledges that wait for a decision",
  title: "Waiting for a decision",
  find: ({ store }) => listQuarantined(store),
  columns: [
    idColumn,
    momentColumn("Received", ({ at }) => at),
    { heading: "Kind", value: ({ kind }) => kind },
    {
      heading: "From",
      value: ({ from }) => from,
      href: ({ id, kind }) => (kind === "message" ? `/messages/${id}` : undefined),
    },
    { heading: "About", value: ({ about }) => about },
  ],
  none: "Nothing is in quarantine.",
  actions: {
    heading: "Decide",
    of: ({ id }) => [
      { to: "/quarantine/release", label: "Release", fields: { id } },
      { to: "/quarantine/delete", label: "Delete", fields: { id }, confirm: goneForGood },
      { to: "/quarantine/dismiss", label: "This and older: spam", fields: { id } },
    ],
  },
};

/** Where its items show. */
const spam = "/messages?which=spam";

export const quarantine: Subject = {
  title: "Quarantine",
  path: "/quarantine",
  within: "/messages",
  lead: "What looked like spam. It stays until you decide; what you call spam is deleted by age.",
  description: "what looked like spam; nothing is thrown away unseen",
  listings: [list],
  actions: {
    release: {
      description: "it was no spam: mails the message or pledge, or asks the address to confirm",
      parameters: [idParameter],
      async perform(office, value) {
        const item = await find(office, value("id"));
        await releaseQuarantined(item, office.services);
        return { sentence: `The ${item.kind} is released.`, to: spam };
      },
    },
    dismiss: {
      description: "it and all older ones are spam: the purge deletes them by age",
      parameters: [idParameter],
      async perform(office, value) {
        const count = await dismiss(await find(office, value("id")), office.store);
        return { sentence: `Called spam, to be deleted by age: ${count}.`, to: spam };
      },
    },
    delete: {
      description: "it was spam",
      parameters: [idParameter],
      isConfirmed: true,
      async perform(office, value) {
        const item = await find(office, value("id"));
        await deleteSuspect(item, office.store);
        return { sentence: `The ${item.kind} is deleted.`, to: spam };
      },
    },
  },
};

function find({ store }: SubjectOffice, ending: string): Promise<QuarantinedItem> {
  const endsSo = async (end: string) =>
    (await listQuarantined(store)).filter(({ id }) => id.endsWith(end));
  return findByEnding(ending, endsSo, "quarantined item");
}
