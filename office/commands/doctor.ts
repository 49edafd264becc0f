import type { FindingState } from "#server/doctor/finding.ts";
import { OfficeError } from "../office-error.ts";
import type { AddCommand, Office } from "./command.ts";

const states: Readonly<Record<FindingState, string>> = {
  attention: "needs attention",
  unknown: "could not be asked",
  well: "well",
  off: "nothing to do now",
};

const none = "All is well.";

export const doctor: AddCommand = (program, office) => {
  program
    .command("doctor")
    .description(
      "everything that needs attention now: mail, keys, disk, clock, backup; exit code 1 when something does",
    )
    .option("--all", "what is well, and what needs nothing now, too")
    .action(({ all = false }) => printFindings(all, office));
};

async function printFindings(isAll: boolean, { services, wantsJson, print }: Office) {
  const findings = await services.examination.now();
  const visible = isAll
    ? findings
    : findings.filter(({ state }) => state === "attention" || state === "unknown");
  const blocks = visible.map(({ title, state, sentence, todo }) => {
    const heading = state === "attention" ? title : `${title} – ${states[state]}`;
    return [heading, sentence, ...(todo ? [todo] : [])].join("\n  ");
  });
  print(wantsJson ? JSON.stringify(visible, null, 2) : blocks.join("\n\n") || none);
  const count = findings.filter(({ state }) => state === "attention").length;
  if (count > 0) throw new OfficeError(`Need attention: ${count}.`);
}
