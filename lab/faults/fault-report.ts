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

Written by \`npm run test:faults\` on ${day} at commit ${commit}, with ${machine}. Run the command to repeat it; \`KILL_RUNS\`, \`DATABASE_FAULTS\`, \`STOP_RUNS\`, \`UPDATES\`, \`SLOW_CLIENTS\`, \`FUZZ_REQUESTS\`, \`FUZZ_SEED\`, \`MODEL_STEPS\` and \`MODEL_SEED\` say how often. \`npm test\` runs the quickest of them before every change, and \`npm run test:full\` all of them a few times each.

“Lost” counts what was acknowledged and is not there, or was refused without need. “Doubled” counts what was kept or sent twice.

| What was done | How often | Lost | Doubled | |
|---|---|---:|---:|---|
${rows.join("\n")}

## Why an e-mail may come twice

A mail server takes an e-mail, and the power fails before we have noted that it did. This cannot be told apart from an e-mail that never arrived, so it is sent again: better twice than not at all. Both carry the same \`Message-ID\`, by which mail programs show them as one.

## What “Simulated” means

\`tests/model/\` runs the outbox, donations, the newsletter, what is followed and the deletion by age in a simulated world: one seed decides which of two servers on one store goes on to its next await, when time passes or its clock jumps (by a minute to three years, both ways), who is killed at which await, which change of the store is refused or stored without an answer, and when mail server and payment provider hang or lie. A model follows each record. An e-mail that was acknowledged is sent; a second copy follows only a death, a broken answer or a claim that was overtaken. A payment has one receipt, and no amount changes. Each reader gets each issue once, except one who confirmed just before it under a clock that was then set back. Each follower hears of each event once, from two servers whose releases differ, a week's events not before its Monday, and nothing that came after stopping; an e-mail that the mail server refuses for good is not counted. Nothing is deleted early or unseen, and nothing is kept for longer than its time and one purge, or up to a month more when it was written under a clock that was ahead. What a clock years behind wrote counts from the day on which staff confirm the right one, once a purge has seen it behind. The model is tried too: relays, receipts, desks, searches for events and purges that are broken on purpose must be noticed.

\`npm test\` takes 24,000 steps, \`npm run test:full\` 100,000, and \`MODEL_STEPS=1000000\` ten times as many. A failure prints its seed and the shortest history that fails; seeds that failed once are kept beside the tests and run first.

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
