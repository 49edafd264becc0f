// Serves what is installed and built: `npm start` ends here. Started alone, it serves at once.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isBuiltForTests, pinnedNode, root } from "./prepare.mjs";

/**
 * Starts the server in front of which this process stays: it passes signals on and exits with the server's code.
 * @param {number} parent id of the process that started this one
 */
export function serve(parent) {
  // Compiled code is cached from start to start.
  const env = {
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    // Without them glibc retains 10 to 25 MB of unused memory after a busy time: docs/decisions/0012.
    ...JSON.parse(readFileSync(join(root, "scripts/memory-settings.json"), "utf8")),
    ...process.env,
  };
  // The server stops when this channel closes, also when this process is killed.
  const stdio = /** @type {const} */ (["inherit", "inherit", "inherit", "ipc"]);
  const server = spawn(pinnedNode, ["build/program/main.js"], { cwd: root, stdio, env });

  // The server finishes its requests and stops on these signals.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => server.kill(signal));
  }
  // npm cannot pass on SIGKILL; then this process gets another parent.
  if (process.env.npm_lifecycle_event === "start") {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      server.kill("SIGTERM");
    }, 1000);
  }
  server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

if (process.argv[1] === import.meta.filename) {
  if (isBuiltForTests() && process.env.OTC_FOR_TESTS !== "yes") {
    console.error("The build is one for tests, not for visitors. Make one with: npm run build");
    process.exit(1);
  }
  serve(process.ppid);
}
