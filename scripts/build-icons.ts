/**
 * Copies the interface icons that the site uses from lucide (ISC licence) into
 * `app/components/base/icon-paths.json`. Run by hand after adding a name: `node scripts/build-icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const names = [
  "arrow-left",
  "arrow-right",
  "check",
  "chevron-down",
  "circle-dot",
  "clock",
  "download",
  "external-link",
  "file-text",
  "handshake",
  "landmark",
  "mail",
  "map-pin",
  "menu",
  "pause",
  "phone",
  "play",
  "rss",
  "search",
  "smartphone",
  "triangle-alert",
  "x",
];

const icons = names.map((name) => {
  const file = new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url);
  const body = readFileSync(file, "utf8")
    .replace(/[\s\S]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  return [name, body];
});
const list = `${JSON.stringify(Object.fromEntries(icons), null, 2)}\n`;
writeFileSync(new URL("../app/components/base/icon-paths.json", import.meta.url), list);
