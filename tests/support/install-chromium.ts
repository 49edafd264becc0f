/** Makes sure that the browser journeys have a Chromium: an installed one, Debian's, or Playwright's. */
import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

function attempt(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: "inherit" }).status === 0;
}

let found = findChromium();
if (!found && process.platform === "linux" && process.getuid?.() === 0) {
  console.log("No Chromium found; installing Debian's …");
  attempt("apt-get", "update", "-qq");
  attempt("apt-get", "install", "-y", "-qq", "chromium");
  // Quicker; not every system has it.
  attempt("apt-get", "install", "-y", "-qq", "chromium-headless-shell");
  found = findChromium();
}
if (!found) {
  console.log("No Chromium found; asking Playwright for one …");
  attempt(process.execPath, "node_modules/playwright-core/cli.js", "install", "chromium");
  found = findChromium();
}
if (!found) {
  console.error("No Chromium. Install one, or set CHROMIUM to the path of a Chrome or Chromium.");
  process.exit(1);
}
console.log(`  ${found}`);
