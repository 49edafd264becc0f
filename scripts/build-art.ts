/**
 * Writes every drawing into `public/art/` under a name with its hash, and their list into
 * `app/art/art-manifest.json`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { artFileName, artSize } from "../app/art/art-file-name.ts";
import { allDrawings } from "./drawings.ts";

const folder = new URL("../public/art/", import.meta.url);
const manifest = new URL("../app/art/art-manifest.json", import.meta.url);

mkdirSync(folder, { recursive: true });
const stale = new Set(readdirSync(folder));
const lines: string[] = [];
for (const [name, svg] of allDrawings()) {
  const file = artFileName(name, svg);
  const { width, height } = artSize(svg);
  if (!stale.delete(file)) writeFileSync(new URL(file, folder), svg);
  lines.push(`  "${name}": { "file": "${file}", "width": ${width}, "height": ${height} }`);
}
for (const file of stale) rmSync(new URL(file, folder));

const list = `{\n${lines.join(",\n")}\n}\n`;
if (!existsSync(manifest) || readFileSync(manifest, "utf8") !== list) writeFileSync(manifest, list);
