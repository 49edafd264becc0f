import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { assessClock } from "#server/retention/clock-check.ts";
import { purgeNow } from "#server/retention/purge.ts";
import { OfficeError } from "../office-error.ts";
import { formPart } from "../shell/view.ts";
import type { Subject, Table } from "./subject.ts";
import { tablePart } from "./subject-view.ts";

type Count = readonly [kind: string, count: number];

/** The words of the privacy page. */
const labelOf = (kind: string) =>
  Object.entries(getRetention().periods).find(([key]) => key === kind)?.[1].record ?? kind;

const periods: Table<Count> = {
  title: "Periods",
  columns: [
    { heading: "Kind", value: ([kind]) => labelOf(kind) },
    { heading: "Days", value: ([, days]) => days },
  ],
  none: "Nothing is listed.",
};

const deletion = {
  to: "/retention/run",
  label: "Delete what is due",
  confirm: "Everything past its time limit will be deleted for good.",
};

/** For a clock that jumped, which stops the deletion until people have compared it with another one. */
const trustedDeletion = {
  ...deletion,
  label: "The clock is right: delete what is due",
  fields: { clock: "right" },
};

export const retention: Subject = {
  title: "Retention",
  path: "/retention",
  within: "/runs",
  lead: "How long personal data is kept, as the privacy page says. What is older is deleted once a day.",
  async parts({ store, services }) {
    const { isBelieved } = await assessClock(store.tables, services.clock());
    return [
      tablePart(periods, Object.entries(getRetentionDays())),
      formPart("Now", isBelieved ? deletion : trustedDeletion),
    ];
  },
  actions: {
    run: {
      isConfirmed: true,
      async perform({ store, services, settings }, value) {
        const outcome = await purgeNow(store, {
          now: services.clock(),
          folder: settings.DATA_DIR,
          isTrusted: value("clock") === "right",
        });
        if ("refusal" in outcome) throw new OfficeError(outcome.refusal);
        const deleted = Object.entries(outcome.counts).filter(([, count]) => count > 0);
        const list = deleted.map(([kind, count]) => `${labelOf(kind)}: ${count}`).join("; ");
        return { sentence: list ? `Deleted: ${list}.` : "Nothing was due." };
      },
    },
  },
};
