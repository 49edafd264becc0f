/**
 * `npm run draw`: draws every scene into `app/art/drawings/` or `app/art/card-drawings/`, where it is committed.
 * `npm run draw -- --check` writes nothing and fails when a file differs from its scene.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tightenPaths } from "../../app/art/svg.ts";
import { cardScenes, scenes } from "./all-scenes.ts";

const onlyChecks = process.argv.includes("--check");

/** @returns files that differ from their scene, or have none */
function drawInto(folder: string, drawn: typeof scenes): string[] {
  mkdirSync(folder, { recursive: true });
  const stale = new Set(readdirSync(folder));
  const changed: string[] = [];
  for (const [name, draw] of Object.entries(drawn)) {
    const file = `${name}.svg`;
    const svg = tightenPaths(draw());
    if (stale.delete(file) && readFileSync(join(folder, file), "utf8") === svg) continue;
    changed.push(file);
    if (!onlyChecks) writeFileSync(join(folder, file), svg);
  }
  for (const file of stale) if (!onlyChecks) rmSync(join(folder, file));
  return [...changed, ...stale];
}

const different = [
  ...drawInto("app/art/drawings", scenes),
  ...drawInto("app/art/card-drawings", cardScenes),
];
for (const file of different)
  console.log(`${onlyChecks ? "differs" : "written or removed"}: ${file}`);
const count = Object.keys(scenes).length + Object.keys(cardScenes).length;
console.log(`${count} drawings, ${different.length} different`);
if (onlyChecks && different.length > 0) process.exitCode = 1;
