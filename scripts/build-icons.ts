/**
 * Copies the interface icons that the site uses from lucide (ISC licence) into
 * `app/components/icon-paths.ts`. Run by hand after adding a name: `node scripts/build-icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const names = [
  "arrow-left",
  "arrow-right",
  "check",
  "chevron-down",
  "circle-dot",
  "clock",
  "copy",
  "download",
  "external-link",
  "file-text",
  "handshake",
  "landmark",
  "mail",
  "map-pin",
  "menu",
  "minus",
  "pause",
  "phone",
  "play",
  "plus",
  "printer",
  "rss",
  "search",
  "share-2",
  "smartphone",
  "triangle-alert",
  "x",
];

const lines = names.map((name) => {
  const file = new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url);
  const body = readFileSync(file, "utf8")
    .replace(/[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  const key = /^[a-z]+$/.test(name) ? name : `"${name}"`;
  return `  ${key}: '${body}',`;
});

const module = `// Written by scripts/build-icons.ts from lucide-static (ISC). Do not edit.
// biome-ignore-all format: one line for each icon

/** Markup inside a 24 × 24 viewBox, by icon name. */
export const iconPaths = {
${lines.join("\n")}
} as const;

export type IconName = keyof typeof iconPaths;
`;
writeFileSync(new URL("../app/components/base/icon-paths.ts", import.meta.url), module);
