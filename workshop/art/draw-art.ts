/**
 * `npm run draw`: draws every scene into `app/art/drawings/`, where it is committed. `npm run draw -- --check` writes
 * nothing and fails when a file differs from its scene.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tightenPaths } from "../../app/art/svg.ts";
import { scenes } from "./all-scenes.ts";

const folder = "app/art/drawings";
const onlyChecks = process.argv.includes("--check");

mkdirSync(folder, { recursive: true });
const stale = new Set(readdirSync(folder));
const changed: string[] = [];
for (const [name, draw] of Object.entries(scenes)) {
  const file = `${name}.svg`;
  const svg = tightenPaths(draw());
  if (stale.delete(file) && readFileSync(join(folder, file), "utf8") === svg) continue;
  changed.push(file);
  if (!onlyChecks) writeFileSync(join(folder, file), svg);
}
for (const file of stale) if (!onlyChecks) rmSync(join(folder, file));

const different = [...changed, ...stale];
for (const file of different)
  console.log(`${onlyChecks ? "differs" : "written or removed"}: ${file}`);
console.log(`${Object.keys(scenes).length} drawings, ${different.length} different`);
if (onlyChecks && different.length > 0) process.exitCode = 1;
