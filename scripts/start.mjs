// `npm start`: installs if needed, builds if needed, then serves the site.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildIfNeeded, installIfNeeded, pinnedNode, root } from "./prepare.mjs";

installIfNeeded();
buildIfNeeded();

// Compiled code is kept from start to start, which halves them.
const env = { NODE_COMPILE_CACHE: join(root, ".cache/compiled"), ...process.env };
const server = spawn(pinnedNode, ["server/main.ts"], { stdio: "inherit", env });
// The server stops by itself on these signals, after it has finished what it is doing.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
