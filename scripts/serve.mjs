// Serves what is installed and built: `npm start` ends here. Started by itself, it serves at once.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root } from "./prepare.mjs";

/**
 * Starts the server and stands before it: passes signals on, waits for its end, and ends with its exit code.
 * @param {number} parent whoever started us
 */
export function serve(parent) {
  // Compiled code is kept from start to start.
  const env = {
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"),
    // Else glibc holds 10 to 25 MB that nobody uses once the server was busy: docs/decisions/0016.
    ...JSON.parse(readFileSync(join(root, "scripts/memory-settings.json"), "utf8")),
    ...process.env,
  };
  // By the channel the server notices when this process is killed, and stops as well.
  const stdio = /** @type {const} */ (["inherit", "inherit", "inherit", "ipc"]);
  const server = spawn(pinnedNode, ["build/program/main.js"], { cwd: root, stdio, env });

  // The server stops by itself on these signals, after it has finished what it is doing.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => server.kill(signal));
  }
  // npm passes signals on, but not the one that kills it at once: then we have another parent.
  if (process.env.npm_lifecycle_event === "start") {
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      server.kill("SIGTERM");
    }, 1000);
  }
  server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

if (process.argv[1] === import.meta.filename) serve(process.ppid);
