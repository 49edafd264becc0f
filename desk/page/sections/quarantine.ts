import { kampalaTime } from "#server/kampala-time.ts";
import {
  deleteSuspect,
  listQuarantined,
  markSeen,
  releaseQuarantined,
} from "#server/quarantine/quarantine.ts";
import { expectSingle } from "../../arguments.ts";
import type { PageDesk, Section } from "../section.ts";

/** What looked like spam. */
export const quarantine: Section = {
  name: "Quarantine",
  path: "/quarantine",

  async list({ store }) {
    const shown = await listQuarantined(store);
    await markSeen(store, shown);
    return {
      title: "Quarantine",
      lead: "What looked like spam. Nothing is thrown away unseen: once it was shown here, it may be deleted by age.",
      parts: [
        {
          kind: "table",
          title: "Waiting for a decision",
          columns: ["Received", "Kind", "From", "About", "Decide"],
          rows: shown.map(({ id, kind, at, from, about }) => [
            kampalaTime(at),
            kind,
            kind === "message" ? { text: from, href: `/messages/${id}` } : from,
            about,
            {
              actions: [
                { to: "/quarantine/release", label: "Release", fields: { id } },
                { to: "/quarantine/delete", label: "Delete", fields: { id } },
              ],
            },
          ]),
          none: "Nothing is in quarantine.",
        },
      ],
    };
  },

  actions: {
    async release({ store, services }, { field }) {
      const suspect = await find(store, field("id"));
      await releaseQuarantined(suspect, services);
      return { sentence: `The ${suspect.kind} is released.`, to: "/quarantine" };
    },
    delete: {
      confirm: "It will be gone for good.",
      async perform({ store }, { field }) {
        const suspect = await find(store, field("id"));
        await deleteSuspect(suspect, store);
        return { sentence: `The ${suspect.kind} is deleted.`, to: "/quarantine" };
      },
    },
  },
};

async function find(store: PageDesk["store"], id: string) {
  const found = (await listQuarantined(store)).filter((suspect) => suspect.id === id);
  return expectSingle(found, id, "It is not in quarantine (any more).");
}
