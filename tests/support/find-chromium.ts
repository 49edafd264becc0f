import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const chromiums = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const headlessShells = ["chromium-headless-shell", "chrome-headless-shell"];

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const firstThatExists = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** Path of a Chromium or Chrome: the one in `CHROMIUM`, on the PATH, or Playwright's own download. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  return firstThatExists([CHROMIUM, ...onPath(chromiums), ...elsewhere, chromium.executablePath()]);
}

/**
 * The same engine without windows, where it is installed: a page costs a third of the
 * time. `CHROMIUM` comes before it.
 */
export function findQuickChromium(): string | undefined {
  return process.env.CHROMIUM
    ? findChromium()
    : (firstThatExists(onPath(headlessShells)) ?? findChromium());
}
