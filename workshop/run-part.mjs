// Commands of a folder with a package.json of its own: `workshop/`.
import { statSync } from "node:fs";
import { join } from "node:path";
import { installIfNeeded, pinnedNode, root, run } from "../scripts/prepare.mjs";

/** @typedef {{ purpose: string, program: string[], needsPackages?: boolean }} Command */

/**
 * Runs the command that was named on the command line, or lists all of them. Installs what it needs.
 * @param {string} folder below the project's root, and the name of its script in package.json
 * @param {Record<string, Command>} commands by name
 */
export function runPart(folder, commands) {
  const [name = "", ...options] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    for (const [known, { purpose }] of Object.entries(commands)) {
      console.log(`npm run ${folder} -- ${known.padEnd(16)}${purpose}`);
    }
    process.exit(name ? 1 : 0);
  }
  installIfNeeded({ forTests: true });
  if (command.needsPackages) installPackages(folder);
  run(pinnedNode, [...command.program, ...options]);
}

/**
 * Installs the folder's packages, unless its lock file has not changed since. Its .npmrc lets no package run a script.
 * @param {string} folder
 */
function installPackages(folder) {
  const changedAt = (/** @type {string} */ file) =>
    statSync(join(root, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return;
  console.log(`Installing the packages of ${folder}/ (once) …`);
  run("npm", ["ci", "--prefix", folder, "--omit=optional", "--omit=peer", "--loglevel=error"]);
}
