import { kampalaTime } from "#server/kampala-time.ts";
import { countOutbox, listTroubledMail, retryMail } from "#server/mail/outbox-overview.ts";
import type { OutboxState } from "#server/store/schema.ts";
import { DeskError } from "../../command.ts";
import type { Section } from "../section.ts";
import type { Tone } from "../view.ts";

const tones: Readonly<Record<OutboxState, Tone>> = {
  waiting: "waiting",
  sent: "good",
  dropped: "plain",
  dead: "bad",
};

/** Mail that waits, was sent or was given up. */
export const outbox: Section = {
  name: "Outbox",
  path: "/outbox",

  async list({ store }) {
    const counts = await countOutbox(store.tables);
    const troubled = await listTroubledMail(store.tables);
    return {
      title: "Outbox",
      lead: "Mail that waits, was sent or was given up.",
      parts: [
        {
          kind: "table",
          title: "Given up, or waiting after a failure",
          columns: ["From", "Kind", "State", "Tries", "Why", "Again"],
          rows: troubled.map(({ id, created_at, kind, state, attempts, last_error }) => [
            kampalaTime(created_at),
            kind,
            { text: state, tone: tones[state] },
            attempts,
            last_error ?? "",
            {
              actions:
                state === "dead"
                  ? [{ to: "/outbox/retry", label: "Try again", fields: { id } }]
                  : [],
            },
          ]),
          none: "Nothing is in trouble.",
        },
        ...(troubled.some(({ state }) => state === "dead")
          ? [
              {
                kind: "actions" as const,
                title: "All that was given up",
                actions: [{ to: "/outbox/retry-all", label: "Try all again" }],
              },
            ]
          : []),
        {
          kind: "table",
          title: "By kind and state",
          columns: ["Kind", "State", "E-mails"],
          rows: counts.map(({ kind, state, count }) => [
            kind,
            { text: state, tone: tones[state] },
            count,
          ]),
          none: "The outbox is empty.",
        },
      ],
    };
  },

  actions: {
    async retry({ store }, { field }) {
      const id = field("id");
      const count = /^[0-9a-f-]{36}$/.test(id) ? await retryMail(store, id, Date.now()) : 0;
      if (count === 0) throw new DeskError("That e-mail was not given up.");
      return { sentence: "It will be tried again.", to: "/outbox" };
    },
    async "retry-all"({ store }) {
      const count = await retryMail(store, "", Date.now());
      return { sentence: `${count} will be tried again.`, to: "/outbox" };
    },
  },
};
