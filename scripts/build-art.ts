/**
 * Draws every scene into `public/art/` under a name with its hash, and keeps
 * `app/art/art-manifest.ts` in step. Part of every build; takes well under a second.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { artFileName, artSize } from "../app/art/art-file-name.ts";
import { artNames, drawArt } from "../app/art-files.ts";

const folder = new URL("../public/art/", import.meta.url);
const manifest = new URL("../app/art/art-manifest.ts", import.meta.url);

mkdirSync(folder, { recursive: true });
const stale = new Set(readdirSync(folder));
const lines: string[] = [];
for (const name of artNames) {
  const svg = drawArt(name);
  const file = artFileName(name, svg);
  const { width, height } = artSize(svg);
  if (!stale.delete(file)) writeFileSync(new URL(file, folder), svg);
  lines.push(`  "${name}": { file: "${file}", width: ${width}, height: ${height} },`);
}
for (const file of stale) rmSync(new URL(file, folder));

const module = `// Written by scripts/build-art.ts; a test says when it is out of date. Do not edit.

/** Files in \`public/art/\`; each name carries the hash of its content, so it may be kept for ever. */
export const artManifest = {
${lines.join("\n")}
} as const;

/** Name of a drawing that a page may show. */
export type ArtFile = keyof typeof artManifest;
`;
if (readManifest() !== module) writeFileSync(manifest, module);

function readManifest(): string {
  try {
    return readFileSync(manifest, "utf8");
  } catch {
    return "";
  }
}
