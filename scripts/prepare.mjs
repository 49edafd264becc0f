// Plain JavaScript, because it runs before anything is installed, also on an old Node, which it refuses.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as util from "node:util";

// Older Nodes lack `import.meta.dirname`, and a path in an address writes a space as %20.
export const root = resolve(fileURLToPath(new URL("..", import.meta.url)));

/** Node 24, which npm installs as a package of the lock file. */
const installedNode = join(root, "node_modules/.bin/node");

/** The Node that runs this process when it is new enough, else the pinned one. */
export const pinnedNode =
  Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : installedNode;

const installStamp = join(root, "node_modules/.otc-installed");
const buildStamp = join(root, "build/.otc-built");
/** From the begin of a build to its good end: server/alerts/build-state.ts looks for one that was left. */
const begunMark = join(root, ".cache/build-begun");
const settingsStamp = join(root, "build/.otc-settings");

/** All inputs of the build; a change in any of them causes a new build. */
const buildInputs = [
  "app",
  "content",
  "public",
  "collections",
  "server",
  "office",
  "scripts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
];
/** Of every step of the build. */
const environment = { NODE_ENV: "production" };
/** Written by the build itself. */
const generated = new Set(
  [
    "public/art",
    "public/press/LICENCE.txt",
    "public/images/packed",
    "app/art/art-manifest.json",
  ].map((path) => join(root, path)),
);

/**
 * Runs a program to its end, and ends this process with its exit code when it fails. Its output is passed through, or
 * goes into a log file, of which then the end and the path are printed.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ environment?: Record<string, string>, log?: string }} [options] `log` is the name of the log file
 */
export function run(command, parameters, { environment = {}, log } = {}) {
  const folder = join(root, ".cache/logs");
  const file = join(folder, `${log}.log`);
  if (log) mkdirSync(folder, { recursive: true });
  const output = log ? openSync(file, "w") : "inherit";
  const result = spawnSync(command, parameters, {
    cwd: root,
    stdio: ["inherit", output, output],
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  if (typeof output === "number") closeSync(output);
  if (log && result.status !== 0) {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    console.error(lines.slice(-40).join("\n"));
    console.error(`\nThis has failed; its whole output is in ${file}.`);
  }
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Why packages must not be installed with a Node: an old one leaves out the parts that are made for this machine.
 * @param {string} version e.g. `20.19.0`
 * @returns {string | undefined} undefined when it may
 */
export function refusalOf(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const least = { 20: 19, 22: 12 }[major] ?? 0;
  if (major >= 20 && major !== 21 && minor >= least) return undefined;
  return `Node ${version} is too old to install this project. Please install Node 22 or 24 from https://nodejs.org.`;
}

/**
 * Installs the locked packages unless they are already installed: what building and serving need, which is two thirds of
 * the bytes.
 * @param {{ forTests?: boolean }} [options] `forTests` adds those of `tests/packages/`
 */
export function installIfNeeded({ forTests = false } = {}) {
  const hasTests = existsSync(join(root, "node_modules/vitest"));
  const isComplete = existsSync(pinnedNode) && (hasTests || !forTests);
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (isComplete && readStamp(installStamp) === wanted) return;
  if (!isComplete || !isInstalled()) {
    const refusal = refusalOf(process.versions.node);
    if (refusal) {
      console.error(refusal);
      process.exit(1);
    }
    // Packages ask for a newer Node than the one that may be running npm; the pinned one runs them.
    console.log("Installing packages (about a minute, once) …");
    const without = forTests || hasTests ? [] : ["--workspaces=false"];
    const parameters = ["ci", ...without, "--include=dev", "--no-audit", "--no-fund"];
    run("npm", parameters, { log: "install" });
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      `There is no pinned Node for ${process.platform} ${process.arch}. Please install Node 24 from https://nodejs.org.`,
    );
    process.exit(1);
  }
  writeFileSync(installStamp, wanted);
}

/** Whether `npm install` or `npm ci` has run after the lock file last changed. */
function isInstalled() {
  const installed = statSync(join(root, "node_modules/.package-lock.json"), {
    throwIfNoEntry: false,
  });
  return !!installed && installed.mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}

/** Behind the fingerprint of a build that visitors must not get: `npm start` builds again, tests do not. */
const forTestsMark = " for tests";

/** Whether the build is one that visitors must not get. */
export const isBuiltForTests = () => readStamp(buildStamp)?.endsWith(forTestsMark) ?? false;

/**
 * Builds the pages unless nothing has changed since the last build.
 * @param {{ forTests?: boolean, anew?: boolean }} [options] `forTests` makes the quicker build of
 * `scripts/for-tests.ts`, `anew` builds in any case
 * @returns {boolean} whether it has built them
 */
export function buildIfNeeded({ forTests = false, anew = false } = {}) {
  const built = anew ? undefined : readStamp(buildStamp);
  const wanted = fingerprint(buildInputs);
  const changed = built === undefined || forTests ? [] : changedSettings();
  if (changed.length > 0) console.log(`The pages show other settings now: ${changed.join(", ")}.`);
  else if (built === wanted || (forTests && built === wanted + forTestsMark)) return false;
  console.log("Building the pages (about a minute) …");
  const parameters = forTests ? ["--for-tests"] : [];
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(begunMark, "");
  const stamp = stampNextBuild({ forTests });
  run(pinnedNode, ["scripts/build.ts", ...parameters], { environment, log: "build" });
  stamp();
  return true;
}

/**
 * Takes down what the next build is made of. What is saved, or comes, while it is made asks for another build.
 * @param {{ forTests?: boolean }} [options]
 * @returns {() => void} to be called when that build is linked
 */
export function stampNextBuild({ forTests = false } = {}) {
  const wanted = fingerprint(buildInputs);
  const shown = JSON.stringify(shownSettings());
  return () => {
    writeFileSync(buildStamp, wanted + (forTests ? forTestsMark : ""));
    writeFileSync(settingsStamp, shown);
    rmSync(begunMark, { force: true });
  };
}

/** Settings that pages show as they are; `server/pages/site-settings.ts` reads them. */
const shownNames = [
  "PUBLIC_URL",
  "HSTS_PRELOAD",
  "CONTACT_FORM_URL",
  "NEWSLETTER_FORM_URL",
  "PAYMENT_PROVIDERS",
  "PESAPAL_URL",
  "FLUTTERWAVE_CHECKOUT_ORIGIN",
  "OFFLINE_PAGES",
];
/** Those of which pages show only that they are set. */
const secretNames = ["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET", "FLUTTERWAVE_SECRET_KEY"];

/**
 * What pages show of the environment, and below it of `.env`. No secret is in it.
 * @returns {Record<string, string>} by name
 */
function shownSettings() {
  const file = join(root, ".env");
  // Older Nodes lack it; they are refused before anything is built.
  const ofFile = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
  const settings = { ...ofFile, ...process.env };
  /** @type {Record<string, string>} */
  const shown = {};
  for (const name of shownNames) shown[name] = settings[name]?.trim() ?? "";
  for (const name of secretNames) shown[name] = settings[name]?.trim() ? "set" : "";
  const mail = settings.SMTP_URL?.trim() ?? "";
  shown.SMTP_URL = URL.canParse(mail) ? new URL(mail).hostname : "";
  return shown;
}

/** @returns {string[]} names of the settings with other values than those that the pages were built with */
export function changedSettings() {
  const shown = shownSettings();
  /** @type {Record<string, string>} */
  const built = JSON.parse(readStamp(settingsStamp) ?? "{}");
  return Object.keys(shown).filter((name) => shown[name] !== (built[name] ?? ""));
}

/** @param {string} file */
function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * Changes whenever a file that goes into the build is added, removed, resized or touched. Tests do not.
 * @param {readonly string[]} inputs
 * @param {number} now in milliseconds
 */
export function fingerprint(inputs, now = Date.now()) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    if (generated.has(path) || /\.test\.tsx?$/.test(path) || !existsSync(path)) return;
    const stats = statSync(path);
    if (stats.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
      // A moment that has come changes what is shown, and no file.
      const text = /[\\/]content[\\/].*\.(md|yaml)$/.test(path) ? readFileSync(path, "utf8") : "";
      const moment = /^publishAt:\s*["']?([^\s"'#]+)/m.exec(text)?.[1];
      if (moment) hash.update(String(Date.parse(moment) <= now));
    }
  };
  for (const input of inputs) add(join(root, input));
  return hash.digest("hex");
}
