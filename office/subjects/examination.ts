import { type DoctorDependencies, examine } from "#server/doctor/examine.ts";
import type { Finding } from "#server/doctor/finding.ts";

/** Milliseconds for which an examination is believed: it asks other machines. */
const validFor = 10 * 60_000;
/** Milliseconds for which a page that only counts waits for one. */
const patience = 1500;

export type Examination = ReturnType<typeof createExamination>;

/** Examines how the site runs. */
export function createExamination(dependencies: DoctorDependencies) {
  let last: { begun: number; findings: Promise<readonly Finding[]> } | undefined;

  function begin(): Promise<readonly Finding[]> {
    const examination = { begun: Date.now(), findings: examine(dependencies) };
    last = examination;
    examination.findings.catch(() => {
      if (last === examination) last = undefined;
    });
    return examination.findings;
  }

  return {
    /** Everything, as it is now. */
    now: begin,
    /** What was found in the last minutes; undefined where that takes longer than a page waits. */
    async recent(): Promise<readonly Finding[] | undefined> {
      const isValid = last && Date.now() - last.begun < validFor;
      const findings = last && isValid ? last.findings : begin();
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
      return Promise.race([findings.catch(() => undefined), late]);
    },
  };
}
