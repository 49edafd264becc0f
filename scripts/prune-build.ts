/**
 * Removes what React Router builds for a client-side router, which no page loads: route modules,
 * manifests. What stays is what the pages and the browser entry reach.
 */
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const client = "build/client";

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const files = filesBelow(client);
const pages = files.filter((file) => file.endsWith(".html"));
const scripts = new Map(
  files
    .filter((file) => file.startsWith(join(client, "assets")) && file.endsWith(".js"))
    .map((file) => [file.slice(file.lastIndexOf("/") + 1), file]),
);

/** Names of scripts that a text mentions; file names are hashed, so a mention is a reference. */
function mentioned(text: string): string[] {
  return [...scripts.keys()].filter((name) => text.includes(name));
}

const reached = new Set<string>();
const queue = pages.flatMap((page) => mentioned(readFileSync(page, "utf8")));
for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
  if (reached.has(name)) continue;
  reached.add(name);
  const file = scripts.get(name);
  if (file) queue.push(...mentioned(readFileSync(file, "utf8")));
}

const removed = [
  ...[...scripts].filter(([name]) => !reached.has(name)).map(([, file]) => file),
  ...files.filter((file) => file.includes(`${client}/.vite/`)),
];
for (const file of removed) rmSync(file);
console.log(
  `Kept ${reached.size} scripts (${[...reached].sort().join(", ")}); ` +
    `removed ${removed.length} files that no page loads, such as ${relative(client, removed[0] ?? "")}.`,
);
