import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { projectRoot } from "#collections/reading/project-root.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { onStopSignal } from "#server/stop-signals.ts";
import { openStore } from "#server/store/open-store.ts";
import { runOffice } from "./commands/run-office.ts";

// Relative folders in the settings start at the project, as for the server.
process.chdir(projectRoot());
if (existsSync(".env")) process.loadEnvFile(".env");

// `| head` closes the pipe early. What a command has begun, such as an erasure, it brings to its end.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** The first Ctrl+C, or a closed terminal, stops in order; the second exits, which still deletes temporary files. */
const stopping = new AbortController();
onStopSignal(
  () => stopping.abort(),
  () => process.exit(130),
);

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await reader.question(`${question} Type yes to go on: `, {
      signal: stopping.signal,
    });
    return answer.trim().toLowerCase() === "yes";
  } catch {
    return false;
  } finally {
    reader.close();
  }
}

try {
  process.exitCode = await runOffice(process.argv.slice(2), {
    openStore: () => openStore(readEnvironment(process.env)),
    print: (text) => process.stdout.write(`${text}\n`),
    printError: (text) => process.stderr.write(`${text}\n`),
    readSettings: () => readEnvironment(process.env),
    // To stderr, since a program may read the output.
    log: createLog("error", process.stderr),
    printProgress: (text) => process.stderr.write(`${text}\n`),
    ask,
  });
} catch (error) {
  console.error("The command failed:", error);
  process.exitCode = 1;
}
