import { spokenTime } from "#server/clock.ts";
import type { Finding } from "#server/doctor/finding.ts";
import type { SubjectOffice } from "./subject.ts";

/** Decisions about messages and gifts, which have places of their own. */
const elsewhere = ["quarantine", "payments-to-review", "second-payments"];

/** Everything about how it runs, as it is now. */
export async function examineAll(office: SubjectOffice): Promise<Finding[]> {
  return withoutDecisions(await office.services.examination.now(), office);
}

/** How many things the page about how it runs says that need somebody. Before they are known, those that have an alert. */
export async function countNeeds(office: SubjectOffice, alerts: number): Promise<number> {
  const findings = await office.services.examination.recent();
  return findings ? needsOf(withoutDecisions(findings, office)) : alerts;
}

export const needsOf = (findings: readonly Finding[]): number =>
  findings.filter(({ state }) => state === "attention").length;

const withoutDecisions = (findings: readonly Finding[], office: SubjectOffice) => [
  ...findings.filter(({ kind }) => !elsewhere.includes(kind)),
  ...pushFinding(office),
];

/** Whether the other copy of the site's history has what is online. */
function pushFinding({ lastPush }: SubjectOffice): Finding[] {
  const last = lastPush?.();
  if (!last) return [];
  const finding = { kind: "shared-copy", title: "Shared copy" };
  const when = spokenTime(last.at);
  return last.problem
    ? [{ ...finding, state: "attention", sentence: `Not sent ${when}.`, todo: last.problem }]
    : [{ ...finding, state: "well", sentence: `Sent ${when}.` }];
}
