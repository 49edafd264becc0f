// `npm start`: installs if needed, builds if needed, then serves the site.
import { spawn } from "node:child_process";
import { buildIfNeeded, installIfNeeded, pinnedNode } from "./prepare.mjs";

installIfNeeded();
buildIfNeeded();

const server = spawn(pinnedNode, ["server/main.ts"], { stdio: "inherit" });
// The server stops by itself on these signals, after it has finished what it is doing.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal));
}
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
