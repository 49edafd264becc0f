import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import routes from "#app/routes.ts";

/** Everything that the bundlers read for scripts, styles and the renderer of pages. */
const ofPages = [
  "app",
  "collections",
  "scripts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
/** What the programs hold besides the renderer. */
const ofPrograms = ["office", "server"];

/**
 * Fingerprints of the code, by which its bundles are remembered. They depend on the bytes of all files that may go in,
 * and on nothing of `content/` but the routes, of which languages are a part.
 * @param root folder of the project
 */
export function codeFingerprints(root = "."): { pages: string; programs: string } {
  const pages = createHash("sha256").update(process.version).update(JSON.stringify(routes));
  for (const path of ofPages) add(pages, root, path);
  const programs = pages.copy();
  for (const path of ofPrograms) add(programs, root, path);
  return { pages: shortened(pages), programs: shortened(programs) };
}

function add(hash: Hash, root: string, path: string): void {
  const file = join(root, path);
  if (!statSync(file).isDirectory()) {
    const bytes = readFileSync(file);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    return;
  }
  for (const name of readdirSync(file).sort()) add(hash, root, `${path}/${name}`);
}

const shortened = (hash: Hash) => hash.digest("hex").slice(0, 20);
