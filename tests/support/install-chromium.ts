/**
 * Makes sure that tests have a Chromium: an installed one, Debian's, or Playwright's. With `--complete` it has to be one
 * with windows, whose workers can send later; the others are content with the headless one, which is quicker.
 */
import { spawnSync } from "node:child_process";
import { findChromium, findQuickChromium } from "./find-chromium.ts";

function attempt(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: "inherit" }).status === 0;
}

const find = process.argv.includes("--complete") ? findChromium : findQuickChromium;

let found = find();
if (!found && process.platform === "linux" && process.getuid?.() === 0) {
  console.log("No Chromium found; installing Debian's …");
  attempt("apt-get", "update", "-qq");
  // Quicker; not every system has it.
  attempt("apt-get", "install", "-y", "-qq", "chromium-headless-shell");
  if (!find()) attempt("apt-get", "install", "-y", "-qq", "chromium");
  found = find();
}
if (!found) {
  console.log("No Chromium found; asking Playwright for one …");
  attempt(process.execPath, "node_modules/playwright-core/cli.js", "install", "chromium");
  found = find();
}
if (!found) {
  console.error("No Chromium. Install one, or set CHROMIUM to the path of a Chrome or Chromium.");
  process.exit(1);
}
console.log(`  ${found}`);
