import {
  deleteSuspect,
  dismiss,
  listQuarantined,
  type QuarantinedItem,
  releaseQuarantined,
} from "#server/quarantine/quarantine.ts";
import { findByEnding, referenceColumn } from "./identifiers.ts";
import { momentColumn } from "./labels.ts";
import type { Listing, Subject, SubjectOffice } from "./subject.ts";

/** Said before something is deleted. */
export const goneForGood = "It will be deleted for good.";

const list: Listing<QuarantinedItem> = {
  title: "Waiting for a decision",
  find: ({ store }) => listQuarantined(store),
  columns: [
    referenceColumn,
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
};

/** Where its items show. */
const spam = "/messages?which=spam";

export const quarantine: Subject = {
  title: "Quarantine",
  path: "/quarantine",
  within: "/messages",
  lead: "What looked like spam. It stays until you decide; what you call spam is deleted by age.",
  listings: [list],
  actions: {
    release: {
      async perform(office, value) {
        const item = await find(office, value("id"));
        await releaseQuarantined(item, { store: office.store, tokens: office.services.tokens });
        return { sentence: `The ${item.kind} is released.`, to: spam };
      },
    },
    dismiss: {
      async perform(office, value) {
        const count = await dismiss(await find(office, value("id")), office.store);
        return { sentence: `Called spam, to be deleted by age: ${count}.`, to: spam };
      },
    },
    delete: {
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
