// `node scripts/put-commit-online.mjs <checkout of the office>`, in the folder from which the site is served: puts the commit
// online that the office names in `refs/office/next`. Prints its progress, one line of JSON each (scripts/online/run-build.ts
// has their form), and ends with 0 when it is online.
import { putCommitOnline } from "./online/put-commit-online.ts";
import { runBuild } from "./online/run-build.ts";
import { changedSettings, root, stampNextBuild } from "./prepare.mjs";

const [checkout] = process.argv.slice(2);
if (!checkout) {
  console.error("Name the folder in which the office works: put-commit-online.mjs <folder>");
  process.exit(1);
}
process.chdir(root);
const stopping = new AbortController();
const stop = () => stopping.abort(new Error("It was stopped."));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
// The office that asked for it is gone, and would not hear of its end.
process.once("disconnect", stop);
process.channel?.unref();
process.stdout.on("error", stop);
/** @param {import("./online/run-build.ts").ProgressLine} line */
const report = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  const outcome = await putCommitOnline({
    root,
    checkout,
    signal: stopping.signal,
    hasOtherSettings: () => changedSettings().length > 0,
    build: async (signal) => {
      const stamp = stampNextBuild();
      await runBuild(root, [process.execPath, "scripts/build.ts"], report, signal);
      stamp();
    },
  });
  report({ outcome });
} catch (error) {
  report({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
