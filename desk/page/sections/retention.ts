import { getRetentionDays } from "#collections/site/retention.ts";
import { purgeNow } from "#server/retention/purge-now.ts";
import { DeskError } from "../../command.ts";
import type { Section } from "../section.ts";

/** How long personal data is kept. */
export const retention: Section = {
  name: "Retention",
  path: "/retention",

  async list() {
    return {
      title: "Retention",
      lead: "How long personal data is kept, by content/site/retention.yaml. The server deletes what is older once a day.",
      parts: [
        {
          kind: "table",
          title: "Periods",
          columns: ["Kind", "Days"],
          rows: Object.entries(getRetentionDays()).map(([kind, days]) => [kind, days]),
          none: "Nothing is listed.",
        },
        {
          kind: "actions",
          title: "Now",
          actions: [{ to: "/retention/run", label: "Delete what is due" }],
        },
      ],
    };
  },

  actions: {
    run: {
      confirm: "What is older than its period will be gone for good.",
      async perform({ store, settings }) {
        const folder = settings.DATA_DIR;
        const outcome = await purgeNow(store, { now: Date.now(), folder, isTrusted: false });
        if ("refusal" in outcome) throw new DeskError(outcome.refusal);
        const deleted = Object.entries(outcome.counts).filter(([, count]) => count > 0);
        const told = deleted.map(([kind, count]) => `${kind} ${count}`).join(", ");
        return { sentence: told ? `Deleted: ${told}.` : "Nothing was due.", to: "/retention" };
      },
    },
  },
};
