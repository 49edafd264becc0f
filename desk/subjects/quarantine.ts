import { kampalaTime } from "#server/clock.ts";
import {
  deleteSuspect,
  listQuarantined,
  markSeen,
  type QuarantinedItem,
  releaseQuarantined,
} from "#server/quarantine/quarantine.ts";
import { findByEnding, idColumn, idParameter } from "./identifiers.ts";
import type { Listing, Subject, SubjectDesk } from "./subject.ts";

const list: Listing<QuarantinedItem> = {
  command: "list",
  description: "messages, newsletter addresses and pledges that wait for a decision",
  title: "Waiting for a decision",
  async find({ store }) {
    const items = await listQuarantined(store);
    await markSeen(store, items);
    return items;
  },
  columns: [
    idColumn,
    { heading: "Received", value: ({ at }) => kampalaTime(at) },
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
      { to: "/quarantine/delete", label: "Delete", fields: { id } },
    ],
  },
};

/** Submissions that looked like spam. */
export const quarantine: Subject = {
  title: "Quarantine",
  path: "/quarantine",
  lead: "What looked like spam. Nothing is thrown away unseen: once it was shown here, it may be deleted by age.",
  description: "what looked like spam; nothing is thrown away unseen",
  listings: [list],
  actions: {
    release: {
      description: "it was no spam: mails the message or pledge, or asks the address to confirm",
      parameters: [idParameter],
      async perform(desk, value) {
        const item = await find(desk, value("id"));
        await releaseQuarantined(item, desk.services);
        return { sentence: `The ${item.kind} is released.` };
      },
    },
    delete: {
      description: "it was spam",
      parameters: [idParameter],
      confirm: "It will be deleted for good.",
      async perform(desk, value) {
        const item = await find(desk, value("id"));
        await deleteSuspect(item, desk.store);
        return { sentence: `The ${item.kind} is deleted.` };
      },
    },
  },
};

function find({ store }: SubjectDesk, ending: string): Promise<QuarantinedItem> {
  const endsSo = async (end: string) =>
    (await listQuarantined(store)).filter(({ id }) => id.endsWith(end));
  return findByEnding(ending, endsSo, "quarantined item");
}
