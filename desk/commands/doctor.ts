import { examine, type Finding, type FindingState } from "#server/doctor/examine.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";

export const doctor: AddCommand = (program, desk) => {
  program
    .command("doctor")
    .description(
      "everything that needs attention now: mail, names, certificate, keys, disk, clock, backup; exit code 1 when something does",
    )
    .option("--all", "what is well, and what needs nothing now, too")
    .action(({ all = false }) => printFindings(all, desk));
};

const words: Readonly<Record<FindingState, string>> = {
  attention: "",
  unknown: " – could not be asked",
  well: " – well",
  off: " – nothing to do now",
};

async function printFindings(isAll: boolean, { services, wantsJson, print }: Desk) {
  const found = await examine(services);
  const shown = found.filter(({ state }) => isAll || state === "attention" || state === "unknown");
  if (wantsJson) print(JSON.stringify(shown, null, 2));
  else print(shown.length === 0 ? "All is well." : shown.map(describe).join("\n\n"));
  const count = found.filter(({ state }) => state === "attention").length;
  if (count > 0) throw new DeskError(`Need attention: ${count}.`);
}

function describe({ title, state, sentence, todo }: Finding): string {
  return [title + words[state], sentence, ...(todo ? [todo] : [])].join("\n  ");
}
