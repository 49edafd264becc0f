import { spokenTime } from "#server/clock.ts";
import { examine } from "#server/doctor/examine.ts";
import type { Finding } from "#server/doctor/finding.ts";
import type { Services } from "#server/services.ts";
import type { SubjectOffice } from "./subject.ts";

/** Decisions about messages and gifts, which have places of their own. */
const elsewhere = ["quarantine", "payments-to-review", "second-payments"];

/** Milliseconds for which an examination is believed: it asks other machines. */
const validFor = 10 * 60_000;
/** Milliseconds for which a page that only counts waits for one. */
const patience = 1500;

interface Examination {
  begun: number;
  findings: Promise<readonly Finding[]>;
}

const examinations = new WeakMap<Services, Examination>();

function beginExamination(services: Services): Examination {
  const begun = Date.now();
  const examination = { begun, findings: examine(services) };
  examinations.set(services, examination);
  examination.findings.catch(() => examinations.delete(services));
  return examination;
}

/** Everything about how it runs, as it is now. */
export async function examineAll(office: SubjectOffice): Promise<Finding[]> {
  return withoutDecisions(await beginExamination(office.services).findings, office);
}

/** How many things the page about how it runs says that need somebody. Before they are known, those that have an alert. */
export async function countNeeds(office: SubjectOffice, alerts: number): Promise<number> {
  const { services } = office;
  const last = examinations.get(services);
  const isValid = last && Date.now() - last.begun < validFor;
  const { findings } = isValid ? last : beginExamination(services);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const known = await Promise.race([findings.catch(() => undefined), late]);
  return known ? needsOf(withoutDecisions(known, office)) : alerts;
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
