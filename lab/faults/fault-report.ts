import type { FaultRecord } from "../../tests/support/fault-record.ts";

/** Result of one run of `npm run test:faults`. */
export interface FaultRun {
  records: readonly FaultRecord[];
  /** Tests of single parts that passed. */
  titles: readonly string[];
  passed: number;
  skipped: number;
  /** ISO date. */
  day: string;
  commit: string;
  /** E.g. `Node 24.21.0 on 2 cores`. */
  machine: string;
}

/** `docs/reliability.md` as text. */
export function describeFaults(run: FaultRun): string {
  const { records, titles, passed, skipped, day, commit, machine } = run;
  const rows = records.map(({ fault, tried, lost, doubled, note }) => {
    return `| ${[fault, tried, lost, doubled, note ?? ""].join(" | ")} |`;
  });
  return `# What was tried, and what was lost

Written by \`npm run test:faults\` on ${day} at commit ${commit}, with ${machine}. Run the command to repeat it; \`KILL_RUNS\`, \`DATABASE_FAULTS\`, \`STOP_RUNS\`, \`SLOW_CLIENTS\`, \`FUZZ_REQUESTS\` and \`FUZZ_SEED\` say how often. \`npm test\` runs the same tests a few times each before every change.

“Lost” counts what was acknowledged and is not there, or was refused without need. “Doubled” counts what was kept or sent twice.

| What was done | How often | Lost | Doubled | |
|---|---|---:|---:|---|
${rows.join("\n")}

## Why an e-mail may come twice

A mail server takes an e-mail, and the power fails before we have noted that it did. This cannot be told apart from an e-mail that never arrived, so it is sent again: better twice than not at all. Both carry the same \`Message-ID\`, by which mail programs show them as one.

## Tried part by part

${passed} tests passed in this run, none failed, ${skipped} were skipped. These try single parts of the server against faults that a test cannot bring about from outside: a clock that jumps, a payment provider that hangs or lies, a mail server that drips its answer or never gives it, a backup that is cut short, a store that fails.

${titles.join("\n")}
`;
}

/** Parses the table of such a report. */
export function readFaults(text: string): Required<FaultRecord>[] {
  const lines = text.split("\n").filter((line) => line.startsWith("| ") && !line.includes("---"));
  return lines.slice(1).map((line) => {
    const [fault = "", tried = "", lost, doubled, note = ""] = line.slice(2, -2).split(" | ");
    return { fault, tried, lost: Number(lost), doubled: Number(doubled), note };
  });
}
