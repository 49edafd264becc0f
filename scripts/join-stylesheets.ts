/**
 * Gives every pre-rendered page two stylesheets instead of a dozen: one that all pages share, so that a
 * second page costs only its own part, and one for the rest of what the page needs.
 *
 * The bundler makes one small file for each shared component. They stay, because pages that are rendered
 * at request time (a form's answer) name them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const client = "build/client";
const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*>/g;
/** Share of all pages from which on a stylesheet counts as everybody's. */
const commonShare = 0.4;

const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("index.html"))
  .map((name) => {
    const file = join(client, name);
    const html = readFileSync(file, "utf8");
    return {
      file,
      html,
      sheets: [...html.matchAll(stylesheetLink)].map((match) => match[1] ?? ""),
    };
  });

const uses = new Map<string, number>();
for (const sheet of pages.flatMap((page) => page.sheets))
  uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
const isCommon = (sheet: string) => (uses.get(sheet) ?? 0) >= pages.length * commonShare;
// In the order in which pages name them: what comes first may be overruled by what comes later.
const common = [...uses.keys()].filter(isCommon);

const written = new Map<string, string>();

/** Writes several stylesheets as one and returns its address, which changes with its content. */
function joinSheets(name: string, sheets: readonly string[]): string {
  const key = sheets.join();
  const known = written.get(key);
  if (known) return known;
  const css = sheets.map((sheet) => readFileSync(join(client, sheet), "utf8").trim()).join("\n");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 7);
  // The capital marks the name as hashed for the server's cache policy.
  const address = `/assets/${name}-H${hash}.css`;
  writeFileSync(join(client, address), css);
  written.set(key, address);
  return address;
}

const shared = joinSheets("site", common);
for (const { file, html, sheets } of pages) {
  const own = sheets.filter((sheet) => !isCommon(sheet));
  const links = [shared, ...(own.length > 0 ? [joinSheets("page", own)] : [])]
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  let isFirst = true;
  const joined = html.replace(stylesheetLink, () => {
    if (!isFirst) return "";
    isFirst = false;
    return links;
  });
  writeFileSync(file, joined);
}
console.log(
  `Joined ${uses.size} stylesheets into ${written.size}, ${common.length} of them for every page.`,
);
