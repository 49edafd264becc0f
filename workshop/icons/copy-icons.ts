/**
 * Copies the interface icons that the site uses from lucide (ISC licence) into
 * `app/components/base/icon-paths.json`: those in use, and those named, e.g.
 * `npm run workshop -- icons handshake`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const target = new URL("../../app/components/base/icon-paths.json", import.meta.url);
const known = Object.keys(JSON.parse(readFileSync(target, "utf8")));
const names = [...new Set([...known, ...process.argv.slice(2)])].sort();

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
writeFileSync(target, list);
