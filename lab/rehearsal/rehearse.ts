/**
 * `npm run rehearse`: the first day of the site, in a scratch copy of the project with its uncommitted changes, with
 * its real server, a real mail server and the payment sandbox. Prints a line for each step, removes the copy, and
 * exits 1 when a step fails. `npm run rehearse -- --keep` leaves the copy for a look at the result.
 */
import { projectRoot } from "../../collections/reading/project-root.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { type FirstDay, Notes } from "./first-day.ts";
import { firstDaySteps } from "./first-day-steps.ts";
import { runCommand } from "./run-command.ts";
import { runSteps } from "./run-steps.ts";
import { copyProject } from "./scratch-copy.ts";
import { ServedCopy } from "./served-copy.ts";

const isKept = process.argv.includes("--keep");
const started = performance.now();
const mail = await startMailServer();
const copy = copyProject(projectRoot());
const site = new ServedCopy(copy.folder, `http://127.0.0.1:${await freePort()}`);

async function tidyUp(): Promise<void> {
  await site.stop();
  await mail[Symbol.asyncDispose]();
  if (isKept) console.log(`The copy is left in ${copy.folder}`);
  else copy[Symbol.dispose]();
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
}

const day: FirstDay = {
  folder: copy.folder,
  backupFolder: copy.backupFolder,
  mail,
  site,
  notes: new Notes(),
  command: (name, ...typed) => runCommand(copy.folder, name, ...typed),
};
let done = 0;
try {
  console.log(`A first day in ${copy.folder}`);
  done = await runSteps(firstDaySteps, day, (line) => console.log(line));
} finally {
  await tidyUp();
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${done} of ${firstDaySteps.length} steps done in ${seconds} s.`);
if (done < firstDaySteps.length) process.exitCode = 1;
