import { examine, type FindingState } from "#server/doctor/examine.ts";
import type { Section } from "../section.ts";
import type { Tone } from "../view.ts";
import { placeOf } from "./alert-places.ts";

const shown: Readonly<Record<FindingState, { tone: Tone; state: string }>> = {
  attention: { tone: "bad", state: "needs attention" },
  unknown: { tone: "waiting", state: "could not be asked" },
  well: { tone: "good", state: "well" },
  off: { tone: "plain", state: "nothing to do now" },
};

/** Everything that can be looked at, asked for now. */
export const doctor: Section = {
  name: "Doctor",
  path: "/doctor",

  async list({ services }) {
    const findings = await examine(services);
    return {
      title: "Doctor",
      lead: "Asked a moment ago: the mail server, the names of the domain, the certificate, keys, disk, clock and backup.",
      parts: [
        {
          kind: "findings",
          title: "Findings",
          findings: findings.map(({ kind, title, state, sentence, todo }) => ({
            title,
            sentence,
            todo,
            href: placeOf(kind),
            ...shown[state],
          })),
          none: "All is well.",
        },
      ],
    };
  },
};
